import { readFileSync } from 'node:fs';

/** Milliseconds over which the kernel sums up pressure: it has nothing newer within them. */
const WINDOW = 2_000;

/** What the machine's own want of time has to do with a page that is late. */
export interface CpuPressure {
  /** Share of the time, from 0 to 1, in which something waited for a processor. */
  share(): number;
}

/** The kernel's count of microseconds in which something waited for a processor; none where it keeps none. */
function readPressure(): string | undefined {
  try {
    return readFileSync('/proc/pressure/cpu', 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Reads how much the machine is strained (https://docs.kernel.org/accounting/psi.html). A browser that paints without
 * a graphics card is the first to be late on a busy machine, while the small supervisor still runs on time.
 */
export function createCpuPressure(
  now: () => number,
  read: () => string | undefined = readPressure,
): CpuPressure {
  const stalled = () => Number(/^some .*total=(\d+)/m.exec(read() ?? '')?.[1] ?? 0) / 1000;
  let before = { at: now(), stalled: stalled() };
  let share = 0;
  return {
    share() {
      const at = now();
      if (at - before.at < WINDOW) return share;
      const latest = { at, stalled: stalled() };
      share = Math.min(1, Math.max(0, (latest.stalled - before.stalled) / (at - before.at)));
      before = latest;
      return share;
    },
  };
}
