import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeTable } from '../../embed/attribute-table.ts';
import { attributeName, readAttributes } from '../../embed/attributes.ts';
import { type MountName, mounts } from '../../embed/mounts.ts';

function read(given: Record<string, string>) {
  const said: string[] = [];
  const options = readAttributes(mounts.winners, given, (text) => said.push(text));
  return { options, said };
}

test('EM-1 attributes become values', () => {
  expect(read({ lang: 'ur', limit: ' 10 ', minHeight: '0' })).toEqual({
    options: { lang: 'UR', limit: 10, minHeight: 0 },
    said: [],
  });
  expect(attributeName('minHeight')).toBe('data-min-height');
});

test('EM-1 what is left out or empty is at its default, and nothing is said', () => {
  const { limit, minHeight } = mounts.winners;
  const defaults = { lang: undefined, limit: limit.otherwise, minHeight: minHeight.otherwise };
  expect(read({})).toEqual({ options: defaults, said: [] });
  expect(read({ lang: '', limit: '' })).toEqual({ options: defaults, said: [] });
});

test('EM-1 a wrong value is named and falls back', () => {
  for (const limit of ['0', '101', '-1', '1.5', '1e1', '0x5', 'ten', '٣']) {
    const { options, said } = read({ limit });
    expect(options.limit).toBe(20);
    expect(said).toEqual([`data-limit="${limit}" is not a whole number from 1 to 100`]);
  }
  expect(read({ lang: 'klingon' }).said).toEqual([
    'data-lang="klingon" is not EN, ES, HI, JA, KO, PT, TY, UR',
  ]);
});

test('EM-1 the documented attributes are those of the mounts', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/embed.md'), 'utf8');
  for (const name of Object.keys(mounts) as MountName[]) expect(docs).toContain(attributeTable(name));
});
