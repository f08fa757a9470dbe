import type { ReadableAtom } from 'nanostores';
import type { Remote } from '../gateway/cache/resource.ts';
import { $texts } from '../i18n/language.ts';
import { wait } from '../lib/timing.ts';
import { lobbyScope } from '../shell/game/lobby-scope.ts';

/** Most milliseconds that a page waits for its data. */
const PATIENCE = 250;
/** Milliseconds within which the widgets subscribe, even on a slow phone. */
const TAKEN_UP = 5_000;

/** Reads the data of a page before it renders, so that available responses show in the first render. */
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
