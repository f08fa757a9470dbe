import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Milliseconds between two scrolls, and without another game until the list counts as broken. */
const INTERVAL = 250;
const STALLED = 60_000;

/**
 * Opens the list of all slots and scrolls until it shows a game of that number. The timeout restarts while the list
 * grows.
 * @throws after a minute without growth, with the text at its end
 */
export async function scrollList(page: Page, origin: string, games: number): Promise<void> {
  await page.goto(`${origin}/m/slot-games?vassalage=ALL`);
  await page.locator('.game-tile').first().waitFor();
  let reached = 0;
  let grew = performance.now();
  for (;;) {
    const [last, end] = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const tiles = [...document.querySelectorAll('.game-tile')];
      return [
        Math.max(0, ...tiles.map((tile) => Number(tile.ariaPosInSet))),
        document.querySelector('main')?.innerText.slice(-120) ?? '',
      ] as const;
    });
    if (last >= games) return;
    if (last > reached) {
      reached = last;
      grew = performance.now();
    } else if (performance.now() - grew > STALLED) {
      throw new Error(`The list stopped at game ${reached} of ${games}; it ends with: ${end}`);
    }
    await after(INTERVAL);
  }
}
