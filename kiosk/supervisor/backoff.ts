/** Milliseconds before the second retry, doubled with each further failure up to the longest. */
const FIRST = 1_000;
const LONGEST = 60_000;
/** Milliseconds without a failure after which the pauses start over. */
const MENDED = 5 * 60_000;

export interface Backoff {
  /** Records a failure. @returns milliseconds to wait before the next try; 0 after the first failure */
  failed(): number;
}

/** Exponential backoff, so that a lasting failure neither burns the processor nor floods the site. */
export function createBackoff(now: () => number): Backoff {
  let failures = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    failed() {
      failures = now() - latest >= MENDED ? 0 : failures;
      const pause = failures === 0 ? 0 : Math.min(FIRST * 2 ** (failures - 1), LONGEST);
      failures++;
      // The pause itself does not count as time without a failure.
      latest = now() + pause;
      return pause;
    },
  };
}
