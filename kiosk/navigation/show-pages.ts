import { showPage } from '../../src/shell/page/page-store.ts';
import { kioskConfig } from '../config/kiosk-config.ts';
import { offeredPageAt, offeredPages } from '../config/offered-pages.ts';
import { $location } from './memory-history.ts';
import { pages } from './page-entries.ts';

/** Keeps the page in step with the place. */
export function showPageOfLocation(): void {
  $location.subscribe((address) => {
    const page = offeredPageAt(address, kioskConfig());
    if (page) void showPage(page, pages[page]);
    scrollTo(0, 0);
  });
}

/** Files that are fetched ahead at a time: what a visitor asks for meanwhile comes between them. */
const LANES = 2;

/**
 * Fetches the code of every page the terminal offers, then all other files of its build into the browser's cache, so that a
 * visit goes on without a network, and while the operator replaces the build. What fails is fetched when it is needed.
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
    // The network is gone, or the build is just being replaced.
  }
}
