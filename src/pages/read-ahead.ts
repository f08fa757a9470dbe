import type { ReadableAtom } from 'nanostores';
import type { Remote } from '../gateway/cache/resource.ts';
import { $texts } from '../i18n/language.ts';
import { wait } from '../lib/timing.ts';
import { lobbyScope } from '../shell/game/lobby-scope.ts';

/** Milliseconds a page waits at most for what it shows first. */
const PATIENCE = 250;
/** Milliseconds after which its widgets have taken the reads up, however slow the phone. */
const TAKEN_UP = 5_000;

/**
 * Reads what a page shows first, so that it is rendered once and with everything where the answers are there already, as
 * those are that the visit began with.
 */
export async function readAhead(
  readsOf: (scope: ReturnType<typeof lobbyScope>) => ReadableAtom<Remote<unknown>>[],
): Promise<void> {
  const reads = readsOf(lobbyScope($texts.get()!.language));
  const settled = reads.map(
    (read) =>
      new Promise<void>((done) => {
        const leave = read.subscribe(({ state }) => state !== 'loading' && done());
        setTimeout(leave, TAKEN_UP);
      }),
  );
  await Promise.race([Promise.all(settled), wait(PATIENCE)]);
}
