import type { ServedStore } from '../../gateway/cache/resource.ts';
import { wait } from '../../lib/timing.ts';

/** Maximum milliseconds for which a page waits for its reads. */
const PATIENCE = 250;
/** Milliseconds after which the page's widgets have subscribed to the reads, even on a slow phone. */
const TAKEN_UP = 5_000;

/**
 * Starts the first reads of a page and waits for them briefly, so that React renders once with all values when the responses
 * arrive soon, as those of the inline script's requests do.
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
