import { pages as sitePages } from '../../src/pages/entries.ts';
import { showPage } from '../../src/shell/page/page-store.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import { offeredPageAt, offeredPages } from '../config/offered-pages.ts';
import { $location } from './memory-history.ts';

/** Pages by route. Home is the terminal's own. */
const pages: typeof sitePages = {
  ...sitePages,
  home: { load: () => import('../home/terminal-home.tsx') },
};

/** Shows the page of every new location. */
export function showPageOfLocation(): void {
  $location.subscribe((address) => {
    const page = offeredPageAt(address, kioskConfig());
    if (page) void showPage(page, pages[page]);
    scrollTo(0, 0);
  });
}

/** Concurrent prefetches. They leave connections free for what the visitor asks for. */
const LANES = 2;

/**
 * Prefetches the code of all offered pages, then all other files of the build into the browser's cache: a visit then continues
 * without a network, and while the operator replaces the build. A file that fails is fetched when it is needed.
 */
export async function prefetchBuild(): Promise<void> {
  await Promise.allSettled([...offeredPages(kioskConfig())].map((page) => pages[page].load()));
  try {
    const files: string[] = await (await fetch('/kiosk/files.json')).json();
    const lane = async () => {
      for (let file = files.shift(); file; file = files.shift()) {
        await (await fetch(file, { priority: 'low' })).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch {
    // The network failed, or the build is just being replaced.
  }
}
