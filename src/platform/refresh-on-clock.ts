import { $tick } from './tick.ts';

/** Milliseconds between two tries to learn what follows something that is over. */
const AGAIN = 3_000;
/** A clock that leaps by more milliseconds than this was set, or the device slept. */
const LEAP = 5_000;
/** Milliseconds over which the visitors of a site spread their question after a moment that all of them wait for. */
const SPREAD = 1_000;

/**
 * Reads again what a moment makes old: when `isOver` says so of what is known, at a time of the device, and when the
 * device's clock leaps. What stays the same is asked for once in three seconds. @returns what ends it
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
