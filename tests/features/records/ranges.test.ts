import { expect, test } from 'vitest';
import { rangeAt } from '../../../src/features/records/ranges.ts';

const noon = new Date(2026, 2, 10, 12, 30).getTime();

test.each([
  ['today', new Date(2026, 2, 10)],
  ['week', new Date(2026, 2, 4)],
  ['month', new Date(2026, 1, 9)],
] as const)('WL-2 %s begins with a day of the player and ends with today', (name, start) => {
  expect(rangeAt(name, noon)).toEqual({
    startTime: start.getTime(),
    endTime: new Date(2026, 2, 11).getTime() - 1,
  });
});
