import { atom, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** Number of rounds whose end games have reported since the page was loaded. */
export const $endedRounds: ReadableAtom<number> = $count;

export function countEndedRound(): void {
  $count.set($count.get() + 1);
}

/** Least number of milliseconds between two reads: a game may report any number of rounds. */
const PAUSE = 1_000;

/** Calls `read` after each round that a game reports, at most once a second. Returns a function that stops it. */
export function afterRounds(read: () => Promise<unknown>): () => void {
  let reading: Promise<unknown> = Promise.resolve();
  let earliest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = $count.listen(() => {
    timer ??= setTimeout(
      async () => {
        // It may have begun before the round ended.
        await reading;
        timer = undefined;
        earliest = performance.now() + PAUSE;
        reading = read();
      },
      Math.max(0, earliest - performance.now()),
    );
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
