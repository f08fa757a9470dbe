import { computed, type ReadableAtom } from 'nanostores';
import { gamesRead, PREVIEW_PAGE, vendorGames } from '../../games/games.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { mapRead } from '../../gateway/cache/map-read.ts';
import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { Catalogue, Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { GatewayError } from '../../gateway/http/errors.ts';
import { ownEntry } from '../../lib/own-entry.ts';

/** Number of vendors per category whose games home prefetches (HM-6). */
const previewCounts: Readonly<Record<string, number>> = { RNG: 4, LIVE: 2, FISH: 1 };
/** Milliseconds between the starts of two previews (HM-6). */
const PREVIEW_GAP = 400;

function preview(scope: LobbyScope, { code, vendors }: Category, vassalage: string): Resource<Game[]> {
  const games = mapRead(
    gamesRead(scope, { gameType: code, vassalage }, 1, PREVIEW_PAGE),
    (page) => page.games,
  );
  return resource(`preview/${scope.merchantCode}/${scope.language}/${code}/${vassalage}`, {
    ...games,
    async read(signal = new AbortController().signal) {
      await waitForTurn(signal, vendors[0]?.vassalage === vassalage);
      return games.read(signal);
    },
  });
}

/** Returns the preview that home's first category shows, the one below the hot games; none without categories. */
export function firstPreview(scope: LobbyScope, { categories: [first] }: Catalogue): Resource<Game[]>[] {
  return first ? previewedVendors(first, 1).map(({ vassalage }) => preview(scope, first, vassalage)) : [];
}

const previewedVendors = ({ code, vendors }: Category, most = vendors.length) =>
  vendors.slice(0, Math.min(most, ownEntry(previewCounts, code) ?? 0));

/** Fetches the previews of a category near the viewport; the returned function releases them. */
export function prefetchPreviews(scope: LobbyScope, category: Category): () => void {
  const releases = previewedVendors(category).map(({ vassalage }) =>
    preview(scope, category, vassalage).listen(() => {}),
  );
  return () => {
    for (const release of releases) release();
  };
}

interface Shown {
  $shown: ReadableAtom<Remote<Game[]>>;
  reload(): Promise<void>;
}

/**
 * Returns the games of a vendor on home: at first its preview, if it has one. For a chosen vendor the whole
 * first page is fetched; a loaded preview shows until then.
 */
export function sectionGames(
  scope: LobbyScope,
  category: Category,
  vassalage: string,
  picked: boolean,
): Shown {
  const place = category.vendors.findIndex((vendor) => vendor.vassalage === vassalage);
  const hasPreview = place < (ownEntry(previewCounts, category.code) ?? 0);
  if (!hasPreview) return shownOf(vendorGames(scope, category.code, vassalage));
  const early = preview(scope, category, vassalage);
  return shownOf(picked ? vendorGames(scope, category.code, vassalage) : early, picked ? early : undefined);
}

const kept = new WeakMap<Resource<Game[]>, Shown>();

function shownOf(full: Resource<Game[]>, early?: Resource<Game[]>): Shown {
  if (!early) return { $shown: full, reload: full.reload };
  const known = kept.get(full);
  if (known) return known;
  const $shown = computed([full, early], (all, some) =>
    all.state === 'loading' && some.state === 'ready' ? some : all,
  );
  const shown = { $shown, reload: full.reload };
  kept.set(full, shown);
  return shown;
}

const waiting: { start(): void }[] = [];
let resting = false;

/**
 * Resolves when a preview may be sent: at once after a pause, otherwise 400 ms after the previous one. Visible
 * sections go first.
 */
function waitForTurn(signal: AbortSignal, ahead: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const place = { start: resolve };
    if (ahead) waiting.unshift(place);
    else waiting.push(place);
    signal.addEventListener(
      'abort',
      () => {
        const index = waiting.indexOf(place);
        if (index >= 0) waiting.splice(index, 1);
        reject(new GatewayError('aborted'));
      },
      { once: true },
    );
    next();
  });
}

function next(): void {
  if (resting) return;
  const first = waiting.shift();
  if (!first) return;
  resting = true;
  setTimeout(() => {
    resting = false;
    next();
  }, PREVIEW_GAP);
  first.start();
}
