import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { asLoadError, type GatewayError } from '../../gateway/http/errors.ts';
import type { Area } from '../../i18n/keys.ts';
import { loadMessages } from '../../i18n/language.ts';
import { platform } from '../../platform/platform.ts';
import type { RouteName } from '../../routes/routes.ts';

/** How a page arrives: its code and its texts, when it is first wanted. */
export interface PageEntry {
  load(): Promise<{
    default: ComponentType;
    /** Waits a little for what the page shows first, where it is the first of a visit: nothing then makes way for it. */
    readAhead?(): Promise<unknown>;
  }>;
  /** Texts the page needs beyond the first ones. */
  areas?: readonly Area[];
}

/**
 * The page on screen. It stays until the next one, its code and its texts, can be shown. `turn` counts the pages; routes
 * of one page that follow each other have the same.
 */
export type ShownPage = { route: RouteName; fading: boolean; turn: number } & (
  | { state: 'shown'; Page: ComponentType }
  | { state: 'failed'; error: GatewayError; retry(): Promise<void> }
);

export const $shown = atom<ShownPage | undefined>();

let wanted: RouteName | undefined;

/** Shows the page of a route; `fades` says whether it fades in over the one before (RT-8). */
export async function showPage(route: RouteName, entry: PageEntry, fades = () => true): Promise<void> {
  wanted = route;
  // Whoever goes back before the next page has arrived stays on the one that is here.
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
  // A browser answers a further import of code that hangs with the one under way: a new document asks anew.
  const reload = error.kind === 'timeout' ? platform().reload : undefined;
  const retry = async () => (reload ? reload() : again());
  $shown.set({ ...next, state: 'failed', error, retry });
}
