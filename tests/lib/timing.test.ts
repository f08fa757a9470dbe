import { beforeEach, expect, test, vi } from 'vitest';
import { backoffDelay, debounce, wait } from '../../src/lib/timing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('debounce runs once after the last of several calls, with its arguments', () => {
  const done = vi.fn();
  const call = debounce(300, done);
  call(1);
  vi.advanceTimersByTime(299);
  call(2);
  vi.advanceTimersByTime(299);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done.mock.calls).toEqual([[2]]);
});

test('wait resolves after the given time', async () => {
  const over = vi.fn();
  void wait(500).then(over);
  await vi.advanceTimersByTimeAsync(499);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});

test.each([
  // failed tries, by chance 0 and nearly 1
  [0, 500, 1_500],
  [1, 1_000, 3_000],
  [4, 8_000, 24_000],
  [5, 15_000, 45_000],
  [60, 15_000, 45_000],
])('after %i failed attempts waits %i to %i ms', (tries, least, most) => {
  expect(backoffDelay(tries, () => 0)).toBe(least);
  expect(backoffDelay(tries, () => 1)).toBe(most);
});
