import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import type { LobbyScope } from '../../games/lobby-scope.ts';
import type { ServedStore } from '../../gateway/cache/resource.ts';
import { asLoadError, GatewayError } from '../../gateway/http/errors.ts';
import type { Area } from '../../i18n/keys.ts';
import { $texts, loadMessages } from '../../i18n/language.ts';
import { platform } from '../../platform/platform.ts';
import type { RouteName } from '../../routes/routes.ts';
import { lobbyScope } from '../game/lobby-scope.ts';
import { releaseWatch } from './release-watch.ts';

/** The part of a page's address on which its reads depend. */
export interface PageAddress {
  route: RouteName;
  query: URLSearchParams;
}

/** The module of a page. */
export interface PageModule {
  default: ComponentType;
  /**
   * The reads whose values the page shows first, the most important first. The front server renders the page with them, and
   * calls this again when one has its value, which may lead to others; elsewhere the first page of a visit waits a little.
   */
  reads?: ((scope: LobbyScope, address: PageAddress) => readonly ServedStore[]) | undefined;
}

/** Loads a page: its code and messages. */
export interface PageEntry {
  load(): Promise<PageModule>;
  /** Texts the page needs beyond the first ones. */
  areas?: readonly Area[];
}

/**
 * The page on screen, until the code and messages of the next one have loaded. `turn` counts the pages; consecutive
 * routes with the same page share it.
 */
export type ShownPage = { route: RouteName; fading: boolean; turn: number } & (
  | { state: 'shown'; Page: ComponentType }
  | { state: 'failed'; error: GatewayError; retry(): Promise<void> }
);

export const $shown = atom<ShownPage | undefined>();

let wanted: RouteName | undefined;

/**
 * Shows the page of a route; `fades` says whether it fades in over the one before (RT-8). The first page waits briefly
 * for its reads, unless a server rendered it.
 */
export async function showPage(
  route: RouteName,
  entry: PageEntry,
  fades = () => true,
  waits = true,
): Promise<void> {
  wanted = route;
  // Back before the next page has loaded: stay on the current one.
  const here = $shown.get();
  if (here?.route === route && here.state === 'shown') return;
  if (here && releaseWatch.reloadReplacedBuild?.()) return;
  const load = async () => {
    const page = await entry.load();
    if (!here && waits && page.reads) {
      const query = new URLSearchParams(platform().here().split('?')[1]);
      // Rendered pages do not need this code.
      const { readAhead } = await import('./read-ahead.ts');
      await readAhead(page.reads(lobbyScope($texts.get()!.language), { route, query }));
    }
    return page;
  };
  const [found] = await Promise.allSettled([Promise.all([load(), loadMessages(entry.areas ?? [])])]);
  if (wanted !== route) return;
  const before = $shown.get();
  const next = { route, fading: before !== undefined && fades(), turn: (before?.turn ?? 0) + 1 };
  if (found.status === 'fulfilled') {
    const Page = found.value[0].default;
    const same = before?.state === 'shown' && before.Page === Page;
    $shown.set(same ? { ...before, route } : { ...next, state: 'shown', Page });
    return;
  }
  let error = asLoadError(found.reason);
  const isReplaced = error.kind !== 'timeout' && (await releaseWatch.noteFailedLoad?.(found.reason));
  if (wanted !== route || releaseWatch.reloadReplacedBuild?.()) return;
  if (isReplaced) error = new GatewayError('server', '404', { cause: error });
  const again = () => showPage(route, entry, fades);
  // After a timeout, importing again would return the same pending import: reload the document.
  const reload = error.kind === 'timeout' || isReplaced ? platform().reload : undefined;
  const retry = async () => (reload ? reload() : again());
  $shown.set({ ...next, state: 'failed', error, retry });
}
