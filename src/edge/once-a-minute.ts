const MINUTE = 60_000;

/** Returns a function that is true at most once a minute, for log lines that would repeat. */
export function onceAMinute(): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < MINUTE) return false;
    last = performance.now();
    return true;
  };
}
