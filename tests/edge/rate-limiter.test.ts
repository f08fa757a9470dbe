import { expect, test } from 'vitest';
import { createRateLimiter } from '../../src/edge/rate-limiter.ts';

const several = (times: number, request: () => boolean) => Array.from({ length: times }, request);
const granted = (times: number, request: () => boolean) => several(times, request).filter(Boolean).length;

test('limits requests a minute for each caller and for all together', () => {
  let now = 5_000;
  const allow = createRateLimiter({ each: 3, all: 5, now: () => now });
  expect(granted(4, () => allow('a'))).toBe(3);
  expect(granted(4, () => allow('b'))).toBe(2);
  expect(allow('c')).toBe(false);
  now += 59_999;
  expect(allow('c')).toBe(false);
  now += 1;
  expect(granted(4, () => allow('a'))).toBe(3);
  expect(allow('b')).toBe(true);
});

test('evicts the oldest of 2,000 callers', () => {
  const allow = createRateLimiter({ each: 1, all: 10_000, now: () => 0 });
  for (let caller = 0; caller < 2_000; caller++) allow(`caller ${caller}`);
  expect([allow('caller 0'), allow('caller 1'), allow('caller 1999')]).toEqual([false, false, false]);
  expect(allow('one more')).toBe(true);
  expect([allow('caller 1'), allow('caller 1999'), allow('one more')]).toEqual([false, false, false]);
  expect(allow('caller 0')).toBe(true);
});
