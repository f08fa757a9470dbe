import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import { asGatewayError, GatewayError } from '../src/gateway/errors.ts';
import { needAreas } from '../src/i18n/language.ts';
import { kioskConfig } from './kiosk-config.ts';
import { type KioskPage, offeredPages, pageAt } from './offered-pages.ts';
import { pages } from './pages.ts';
import { $place } from './place.ts';

/** The page on screen. It stays until the next one, its code and its texts, can be shown. */
export type Shown =
  | { state: 'shown'; page: KioskPage; Page: ComponentType }
  | { state: 'failed'; page: KioskPage; error: GatewayError };

export const $shown = atom<Shown | undefined>();

let wanted: KioskPage | undefined;

export async function showPage(page: KioskPage): Promise<void> {
  wanted = page;
  try {
    const { load, areas = [] } = pages[page];
    const [loaded] = await Promise.all([load(), needAreas(areas)]);
    if (wanted === page) $shown.set({ state: 'shown', page, Page: loaded.default });
  } catch (thrown) {
    // Code or texts that cannot be fetched are a network failure, whatever the browser calls it.
    const error = thrown instanceof TypeError ? new GatewayError('offline') : asGatewayError(thrown);
    if (wanted === page) $shown.set({ state: 'failed', page, error });
  }
}

/** Keeps the page in step with the place. */
export function followPlace(): void {
  $place.subscribe((address) => {
    const page = pageAt(address, kioskConfig());
    if (page) void showPage(page);
    scrollTo(0, 0);
  });
}

/** Fetches the code of every page the terminal offers, so that none is missing when the network is. */
export function fetchPagesAhead(): void {
  for (const page of offeredPages(kioskConfig())) pages[page as KioskPage].load().catch(() => {});
}
