// @module-tag WL-2
import { expect, test } from 'vitest';
import { daysOf, rangeAt, rangeProblem } from '../../../src/features/records/ranges.ts';

const noon = new Date(2026, 2, 10, 12, 30).getTime();

test.each([
  ['today', new Date(2026, 2, 10), new Date(2026, 2, 11)],
  ['week', new Date(2026, 2, 4), new Date(2026, 2, 11)],
  ['month', new Date(2026, 1, 9), new Date(2026, 2, 11)],
  ['2026-01-05..2026-01-31', new Date(2026, 0, 5), new Date(2026, 1, 1)],
  ['2026-03-08..2026-03-08', new Date(2026, 2, 8), new Date(2026, 2, 9)],
] as const)('%s covers whole local days', (name, start, end) => {
  expect(rangeAt(name, noon)).toEqual({ startTime: start.getTime(), endTime: end.getTime() - 1 });
});

test('date inputs show the days of a range', () => {
  expect(daysOf('week', noon)).toEqual({ from: '2026-03-04', to: '2026-03-10' });
});

test.each([
  ['2026-03-10', '2026-03-10', undefined],
  ['2026-03-11', '2026-03-10', 'records.rangeOrder'],
  ['2026-03-10', '2026-03-11', 'records.rangeFuture'],
  ['2025-12-09', '2026-03-10', undefined],
  ['2025-12-08', '2026-03-10', 'records.rangeLong'],
  ['', '2026-03-10', 'records.rangeNeeded'],
  ['2026-03-10', '', 'records.rangeNeeded'],
  ['2026-99-10', '2026-03-10', 'records.rangeNeeded'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(rangeProblem(from, to, noon)).toBe(problem);
});
