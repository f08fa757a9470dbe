import { $tick } from './tick.ts';

/** Milliseconds between two requests while the value stays outdated. */
const AGAIN = 3_000;
/** Milliseconds by which the clock jumps if it was set or the device slept. */
const LEAP = 5_000;
/** Milliseconds over which clients spread their requests after a common moment. */
const SPREAD = 1_000;

/**
 * Refreshes a value when `isOver` returns true at the current time, and when the clock jumps; at most every three
 * seconds while the value stays the same. Returns a function that stops it.
 */
export function refreshOnClock<Known extends object>(
  known: () => Known | undefined,
  isOver: (known: Known, now: number) => boolean,
  read: () => void,
): () => void {
  const wait = Math.random() * SPREAD;
  let asked: { of: Known; at: number } | undefined;
  return $tick.listen((now, before = now) => {
    const value = known();
    if (!value) return;
    const leapt = now < before || now - before > LEAP;
    const resting = asked?.of === value && performance.now() - asked.at < AGAIN;
    const over = !resting && isOver(value, now - wait);
    if (over) asked = { of: value, at: performance.now() };
    if (over || leapt) read();
  });
}
