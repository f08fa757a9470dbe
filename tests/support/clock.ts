import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock for the rest of the test: timers, dates and the monotonic clock move with {@link pass} alone, so that
 * what comes after a while is held to its millisecond, however busy the machine. A queue that a module keeps has to come
 * to rest before the test ends: what it waits for goes with the clock.
 * @param at what it shows; milliseconds since 1970
 */
export function stopClock(at: Date | number = Date.now()): void {
  const monotonic = Math.ceil(performance.now());
  vi.useFakeTimers({
    now: Number(at) - monotonic,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  // It would begin at 0, and what was measured before would lie in its future: the further, the older the process.
  vi.advanceTimersByTime(monotonic);
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets milliseconds pass, with all that comes of them; in a view within `act`. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}
