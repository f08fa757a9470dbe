import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFilter, filterHas } from '../../src/lib/bloom-filter.ts';
import { isCommonPassword } from '../../src/lib/common-passwords.ts';

test('recognises common passwords in any case, and hardly any other', () => {
  for (const common of ['password', 'Password1', 'QWERTYUI', '12345678', 'iloveyou', 'trustno1'])
    expect(isCommonPassword(common), common).toBe(true);
  for (const other of ['foyer-1234', 'quiet-river-7', 'Wörter in Reihe', 'correct horse battery staple', ''])
    expect(isCommonPassword(other), other).toBe(false);
  const others = Array.from({ length: 20_000 }, (_, index) => `no. ${index * 7_919} of these`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(20);
});

test('a filter has all its entries, also beyond ASCII', () => {
  const entries = Array.from({ length: 1_000 }, (_, index) => `пароль ${index}`);
  const filter = createFilter(entries, 2_000);
  expect(entries.every((entry) => filterHas(filter, entry))).toBe(true);
  expect(filterHas(filter, 'пароль')).toBe(false);
});

test('the filter of common passwords has less than 30 kB', () => {
  const file = join(import.meta.dirname, '../../src/lib/common-password-filter.ts');
  expect(gzipSync(readFileSync(file)).length).toBeLessThan(30_000);
});
