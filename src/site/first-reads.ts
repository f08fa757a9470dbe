import { $status } from '../config/status.ts';
import { ownAnnouncements } from '../features/announcements/notices.ts';
import { catalogue } from '../games/catalogue.ts';
import { hotGames } from '../games/games.ts';
import { wait } from '../lib/timing.ts';
import { lobbyScope } from '../shell/lobby-scope.ts';

/** Milliseconds the first screen waits at most for what it shows. */
const PATIENCE = 250;

/**
 * Reads what home shows first, so that it is rendered once and with everything where the page's prefetched answers are
 * there already. Returns what lets go of the reads, to be called once their widgets have taken them up.
 */
export async function readFirst(language: string): Promise<() => void> {
  const scope = lobbyScope(language);
  const reads = [$status, ownAnnouncements(scope), hotGames(scope), catalogue(scope)];
  const leaves: (() => void)[] = [];
  const settled = reads.map(
    (read) =>
      new Promise<void>((done) => {
        leaves.push(read.subscribe(({ state }) => state !== 'loading' && done()));
      }),
  );
  await Promise.race([Promise.all(settled), wait(PATIENCE)]);
  return () => {
    for (const leave of leaves) leave();
  };
}
