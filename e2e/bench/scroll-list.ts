import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Milliseconds between two looks at a list that is scrolled, and until it counts as broken. */
const LOOK = 250;
const PATIENCE = 90_000;

/** Opens the list of all slots and scrolls down it until so many games were passed. @throws where it does not get there */
export async function scrollList(page: Page, origin: string, games: number): Promise<void> {
  await page.goto(`${origin}/m/slot-games?vassalage=ALL`);
  const reached = page.locator(`.game-tile[aria-posinset="${games}"]`);
  await page.locator('.game-tile').first().waitFor();
  const end = performance.now() + PATIENCE;
  while (!(await reached.count())) {
    if (performance.now() > end) throw new Error(`${games} games were not reached`);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await after(LOOK);
  }
}
