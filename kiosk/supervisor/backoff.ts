/** Milliseconds before the second try of something that failed at once again; doubled up to the longest. */
const FIRST = 1_000;
const LONGEST = 60_000;
/** Milliseconds without a failure after which it counts as mended. */
const MENDED = 5 * 60_000;

export interface Backoff {
  /** Something failed now. @returns milliseconds to wait before it is tried again: none for the first time */
  failed(): number;
}

/** Growing pauses for what keeps failing, so that a terminal neither burns its processor nor calls for ever. */
export function createBackoff(now: () => number): Backoff {
  let failures = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    failed() {
      failures = now() - latest >= MENDED ? 0 : failures;
      const pause = failures === 0 ? 0 : Math.min(FIRST * 2 ** (failures - 1), LONGEST);
      failures++;
      // The pause itself is no time in which it held.
      latest = now() + pause;
      return pause;
    },
  };
}
