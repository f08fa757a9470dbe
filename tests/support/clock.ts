import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock for the rest of the test: only {@link pass} advances timers, dates and the monotonic clock, so tests can check
 * the exact millisecond on a busy machine. Queues of modules must be empty before the test ends, because their timers are removed
 * with the clock.
 * @param at initial time in milliseconds since 1970
 */
export function stopClock(at: Date | number = Date.now()): void {
  const monotonic = Math.ceil(performance.now());
  vi.useFakeTimers({
    now: Number(at) - monotonic,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  // The fake monotonic clock begins at 0, but must not be earlier than times measured before.
  vi.advanceTimersByTime(monotonic);
  onTestFinished(() => void vi.useRealTimers());
}

/** Advances the stopped clock and runs due timers; in a test of a view, call it within `act`. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}
