import { atom, onMount, type ReadableAtom } from 'nanostores';
import { resource } from '../../gateway/cache/resource.ts';
import { getFavouriteIds } from '../../gateway/endpoints/favourite-ids.ts';
import { call } from '../../gateway/http/client.ts';
import { $signedIn, PERSONAL_PREFIX } from '../../session/session.ts';

/** Favourite ids to request: normally, and on the favourites page or for longer lists. */
const IDS = 100;
const ALL_IDS = 999;

let wanted = IDS;
let asked = 0;

/** Node ids of the favourites at the gateway, with the changes made here since. */
export const $favouriteIds = resource<readonly string[]>(
  `${PERSONAL_PREFIX}favourite-ids`,
  async (signal) => {
    asked = wanted;
    const ids = await readIds(signal);
    if (ids.length < IDS || asked === ALL_IDS) return ids;
    // There may be more favourites, and the star of every game must be right.
    asked = ALL_IDS;
    return readIds(signal);
  },
);

function readIds(signal: AbortSignal): Promise<string[]> {
  return call(getFavouriteIds, { query: { pageNo: 1, pageSize: asked } }, { signal });
}

const none: ReadonlySet<string> = new Set();
const $marked = atom(none);

/** Node ids of the favourites; empty for a visitor, without a request. */
export const $favourites: ReadableAtom<ReadonlySet<string>> = $marked;

onMount($marked, () => {
  let leave: (() => void) | undefined;
  const stop = $signedIn.subscribe((signedIn) => {
    leave?.();
    leave = undefined;
    if (!signedIn) return $marked.set(none);
    leave = $favouriteIds.subscribe((ids) => $marked.set(ids.state === 'ready' ? new Set(ids.value) : none));
  });
  return () => {
    stop();
    leave?.();
  };
});

/** Requests all ids, for the favourites page. */
export async function readAllFavouriteIds(): Promise<void> {
  if (wanted === ALL_IDS || !$signedIn.get()) return;
  wanted = ALL_IDS;
  await $favouriteIds.reload();
  // A request in progress asked for fewer.
  if (asked !== wanted) await $favouriteIds.reload();
}
