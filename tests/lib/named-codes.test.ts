import { expect, test } from 'vitest';
import { nameOfCode } from '../../src/lib/named-codes.ts';

test('names a code, or returns the code itself', () => {
  const names = [
    { code: 'A', name: 'Alder' },
    { code: 'B', name: 'Birch' },
  ];
  expect(nameOfCode(names, 'B')).toBe('Birch');
  expect(nameOfCode(names, 'C')).toBe('C');
});
