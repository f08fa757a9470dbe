const listeners = new Set<() => void>();

/** Maximum length of a round in milliseconds, after which a game that does not report its end counts as idle. */
const LONGEST = 60_000;

let endsBy = 0;

/** Called when a game reports that a round has begun. Without an end of the round, another beginning counts for nothing. */
export function reportBegunRound(): void {
  endsBy ||= performance.now() + LONGEST;
}

/** Whether a round is in progress, whose result the gateway may know before the game shows it. */
export const isRoundInProgress = () => performance.now() < endsBy;

/** Called when a game reports that a round has changed the balance, and when it closes. */
export function reportEndedRound(): void {
  endsBy = 0;
  for (const listen of listeners) listen();
}

/** Least number of milliseconds between two reads: a game may report any number of rounds. */
const PAUSE = 1_000;

/** Calls `read` after each round that a game reports, at most once a second. Returns a function that stops it. */
export function afterRounds(read: () => Promise<unknown>): () => void {
  let reading: Promise<unknown> = Promise.resolve();
  let earliest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    timer ??= setTimeout(
      async () => {
        // It may have begun before the round ended.
        await reading;
        if (!listeners.has(listen)) return;
        timer = undefined;
        earliest = performance.now() + PAUSE;
        reading = read();
      },
      Math.max(0, earliest - performance.now()),
    );
  };
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
    clearTimeout(timer);
  };
}
