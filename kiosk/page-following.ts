import { showPage } from '../src/shell/page-store.ts';
import { kioskConfig } from './kiosk-config.ts';
import { $location } from './memory-history.ts';
import { offeredPages, pageAt } from './offered-pages.ts';
import { pages } from './pages.ts';

/** Keeps the page in step with the place. */
export function followPlace(): void {
  $location.subscribe((address) => {
    const page = pageAt(address, kioskConfig());
    if (page) void showPage(page, pages[page]);
    scrollTo(0, 0);
  });
}

/** Fetches the code of every page the terminal offers, so that none is missing when the network is. */
export function fetchPagesAhead(): void {
  for (const page of offeredPages(kioskConfig())) pages[page].load().catch(() => {});
}
