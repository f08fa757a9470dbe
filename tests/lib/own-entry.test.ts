import { expect, test } from 'vitest';
import { ownEntry } from '../../src/lib/own-entry.ts';

test('an entry by a key from outside is one of the table itself', () => {
  const table = { RNG: 'Slots' };
  expect(ownEntry(table, 'RNG')).toBe('Slots');
  expect(ownEntry(table, 'LIVE')).toBeUndefined();
  expect(ownEntry(table, 'constructor')).toBeUndefined();
});
