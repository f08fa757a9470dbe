import { computed, type ReadableAtom } from 'nanostores';
import { PREVIEW_PAGE, readGames, vendorGames } from '../../games/games.ts';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Game } from '../../gateway/endpoints/game.ts';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';
import { GatewayError } from '../../gateway/http/errors.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import { MAX_ON_SECTION } from './section-vendors.ts';

/** Number of vendors per category whose games home prefetches (HM-6). */
export const previewCounts: Readonly<Record<string, number>> = { RNG: 4, LIVE: 2, FISH: 1 };
/** Milliseconds between the starts of two previews (HM-6). */
const PREVIEW_GAP = 400;

export function vendorsOnSection({ code, vendors }: Category): readonly Vendor[] {
  return code === 'RNG' ? vendors.slice(0, MAX_ON_SECTION) : vendors;
}

function preview(scope: LobbyScope, { code, vendors }: Category, vassalage: string): Resource<Game[]> {
  return resource(`preview/${scope.merchantCode}/${scope.language}/${code}/${vassalage}`, async (signal) => {
    await waitForTurn(signal, vendors[0]?.vassalage === vassalage);
    return (await readGames(scope, { gameType: code, vassalage }, 1, PREVIEW_PAGE, signal)).games;
  });
}

/** Fetches the previews of a category near the viewport; the returned function releases them. */
export function prefetchPreviews(scope: LobbyScope, category: Category): () => void {
  const releases = category.vendors
    .slice(0, ownEntry(previewCounts, category.code) ?? 0)
    .map(({ vassalage }) => preview(scope, category, vassalage).listen(() => {}));
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
