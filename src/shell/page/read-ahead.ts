import type { ServedStore } from '../../gateway/cache/resource.ts';
import { wait } from '../../lib/timing.ts';

/** Milliseconds a page waits at most for what it shows first. */
const PATIENCE = 250;
/** Milliseconds after which its widgets have taken the reads up, however slow the phone. */
const TAKEN_UP = 5_000;

/**
 * Reads what a page shows first, so that React renders it once and with everything where the responses arrive soon, as those
 * do that the inline script requested.
 */
export async function readAhead(reads: readonly ServedStore[]): Promise<void> {
  const settled = reads.map(
    (read) =>
      new Promise<void>((done) => {
        const leave = read.subscribe(({ state }) => state !== 'loading' && done());
        setTimeout(leave, TAKEN_UP);
      }),
  );
  await Promise.race([Promise.all(settled), wait(PATIENCE)]);
}
