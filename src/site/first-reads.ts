import { $status } from '../config/status.ts';
import { ownAnnouncements } from '../features/announcements/notices.ts';
import { catalogue } from '../games/catalogue.ts';
import { hotGames } from '../games/games.ts';
import { asLoadError } from '../gateway/errors.ts';
import { wait } from '../lib/timing.ts';
import { lobbyScope } from '../pages/use-lobby.tsx';

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
  // Without its code home is shown without it.
  const bar = import('./download-bar.ts').then(({ showDownloadBar }) => showDownloadBar, asLoadError);
  const inTime = Promise.all([bar, ...settled]).then(([show]) => show);
  const show = await Promise.race([inTime, wait(PATIENCE)]);
  // Later it would move what is seen by then; so it comes with another page (`visit.ts`).
  if (typeof show === 'function') show();
  return () => {
    for (const leave of leaves) leave();
  };
}
