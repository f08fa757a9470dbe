import type { ServedStore } from '../gateway/resource.ts';
import { wait } from '../lib/timing.ts';

/** Milliseconds a page waits at most for what it shows first. */
const PATIENCE = 250;
/** Milliseconds after which its widgets have taken the reads up, however slow the phone. */
const TAKEN_UP = 5_000;

const settled = (read: ServedStore) =>
  new Promise<void>((done) => {
    const leave = read.subscribe(({ state }) => state !== 'loading' && done());
    setTimeout(leave, TAKEN_UP);
  });

/**
 * Reads what a page shows first, so that React renders it once and with everything where the responses arrive soon, as those
 * do that came with the page. `reads` is called again while a response leads to further reads.
 */
export async function readAhead(reads: () => readonly ServedStore[]): Promise<void> {
  const begun = new Set<ServedStore>();
  const all = async () => {
    for (;;) {
      const next = reads().filter((read) => !begun.has(read));
      if (!next.length) return;
      for (const read of next) begun.add(read);
      await Promise.all(next.map(settled));
    }
  };
  await Promise.race([all(), wait(PATIENCE)]);
}
