import { readFileSync } from 'node:fs';

/** Milliseconds over which the kernel averages pressure. */
const WINDOW = 2_000;

/** How much the machine lacks processor time. */
export interface CpuPressure {
  /** Returns the share of time, from 0 to 1, in which a task waited for a processor. */
  stalledShare(): number;
}

/** Returns the kernel's counter of waiting time in microseconds; undefined if the kernel has none. */
function readPressure(): string | undefined {
  try {
    return readFileSync('/proc/pressure/cpu', 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Measures pressure stall information (https://docs.kernel.org/accounting/psi.html). On a busy machine a browser
 * that paints without a graphics card is late long before the small supervisor is.
 */
export function createCpuPressure(
  now: () => number,
  read: () => string | undefined = readPressure,
): CpuPressure {
  const stalled = () => Number(/^some .*total=(\d+)/m.exec(read() ?? '')?.[1] ?? 0) / 1000;
  let before = { at: now(), stalled: stalled() };
  let share = 0;
  return {
    stalledShare() {
      const at = now();
      if (at - before.at < WINDOW) return share;
      const latest = { at, stalled: stalled() };
      share = Math.min(1, Math.max(0, (latest.stalled - before.stalled) / (at - before.at)));
      before = latest;
      return share;
    },
  };
}
