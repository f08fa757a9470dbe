// @module-tag SY-2
// @module-tag EM-1
import { expect, test } from 'vitest';
import { parseRetryAfter } from '../../../src/gateway/http/retry-after.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const requestCount = (text?: string) =>
  parseRetryAfter(new Headers(text === undefined ? {} : { 'Retry-After': text }), NOW);

test.each([
  ['0', 0],
  ['1', 1_000],
  ['59', 59_000],
  ['60', 60_000],
  ['61', 60_000],
  ['99999999999999999999', 60_000],
  ['Thu, 15 Jan 2026 12:00:07 GMT', 7_000],
  ['Thu, 15 Jan 2026 12:00:00 GMT', 0],
  ['Thu, 15 Jan 2026 11:00:00 GMT', 0],
  ['Fri, 16 Jan 2026 12:00:00 GMT', 60_000],
])('a pause of %s is %d ms: seconds or a date, a minute at most', (text, ms) => {
  expect(requestCount(text)).toBe(ms);
});

test.each(['', '-5', '1.5e', 'soon', 'NaN', '0x5'])('%j asks for no pause', (text) => {
  expect(requestCount(text)).toBe(0);
});

test('returns nothing for a response without the header', () => expect(requestCount()).toBe(0));
