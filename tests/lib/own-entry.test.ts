import { expect, test } from 'vitest';
import { ownEntry } from '../../src/lib/own-entry.ts';

test('returns own entries of a table only, for keys from outside', () => {
  const table = { RNG: 'Slots' };
  expect(ownEntry(table, 'RNG')).toBe('Slots');
  expect(ownEntry(table, 'LIVE')).toBeUndefined();
  expect(ownEntry(table, 'constructor')).toBeUndefined();
});
