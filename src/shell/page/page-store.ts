import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { asLoadError, type GatewayError } from '../../gateway/http/errors.ts';
import type { Area } from '../../i18n/keys.ts';
import { loadMessages } from '../../i18n/language.ts';
import { platform } from '../../platform/platform.ts';
import type { RouteName } from '../../routes/routes.ts';

/** Loads a page: its code and messages. */
export interface PageEntry {
  load(): Promise<{
    default: ComponentType;
    /** Waits briefly for the data of the first page of a visit. */
    readAhead?(): Promise<unknown>;
  }>;
  /** Messages in addition to the initial ones. */
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

/** Shows the page of a route; `fades` decides whether it fades in (RT-8). */
export async function showPage(route: RouteName, entry: PageEntry, fades = () => true): Promise<void> {
  wanted = route;
  // Back before the next page has loaded: stay on the current one.
  const here = $shown.get();
  if (here?.route === route && here.state === 'shown') return;
  const load = async () => {
    const page = await entry.load();
    if (!here) await page.readAhead?.();
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
  const error = asLoadError(found.reason);
  const again = () => showPage(route, entry, fades);
  // After a timeout, importing again would return the same pending import: reload the document.
  const reload = error.kind === 'timeout' ? platform().reload : undefined;
  const retry = async () => (reload ? reload() : again());
  $shown.set({ ...next, state: 'failed', error, retry });
}
