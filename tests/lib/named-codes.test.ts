import { expect, test } from 'vitest';
import { nameIn } from '../../src/lib/named-codes.ts';

test('a code is named, or stands for itself', () => {
  const names = [
    { code: 'A', name: 'Alder' },
    { code: 'B', name: 'Birch' },
  ];
  expect(nameIn(names, 'B')).toBe('Birch');
  expect(nameIn(names, 'C')).toBe('C');
});
