/** Milliseconds that an answer may make anybody wait, whatever it asks for: a clock may be wrong, on either side. */
const MOST = 60_000;

/**
 * Milliseconds that an answer asks to be left alone for (`Retry-After`, in seconds or as a date), a minute at most; 0
 * where it does not say, or says what is none.
 */
export function parseRetryAfter(headers: Headers, now = Date.now()): number {
  const text = headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(text) ? +text * 1000 : Date.parse(text) - now;
  return Math.min(Math.max(ms || 0, 0), MOST);
}
