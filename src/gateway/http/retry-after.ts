/** Maximum pause in milliseconds, whatever the header says: either clock may be wrong. */
const MOST = 60_000;

/**
 * Returns the `Retry-After` of a response (seconds or a date) in milliseconds, at most a minute; 0 if it is absent
 * or invalid.
 */
export function parseRetryAfter(headers: Headers, now = Date.now()): number {
  const text = headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(text) ? +text * 1000 : Date.parse(text) - now;
  return Math.min(Math.max(ms || 0, 0), MOST);
}
