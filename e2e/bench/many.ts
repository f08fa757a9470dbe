import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Sample } from './load.ts';
import { openPhone, type Phone } from './phone.ts';
import { serveManyGames } from './served.ts';

const GAMES = 10_000;
/** Games a page, the most the contract allows: the list asks for one a second at most, however small they are. */
const PAGE = 999;
/** Milliseconds between two looks, and until a list that does not end counts as broken. */
const LOOK = 250;
const PATIENCE = 90_000;

/** Scrolls a list of 10,000 games to its end; what the page then holds. The processor is as slow as elsewhere. */
export async function measureMany(browser: Browser): Promise<Sample> {
  const large = await serveManyGames(GAMES, PAGE);
  const phone = await openPhone(browser, { network: false });
  try {
    const { page } = phone;
    await page.goto(`${large.origin}/m/slot-games?vassalage=ALL`);
    const last = page.locator(`.game-tile[aria-posinset="${GAMES}"]`);
    await page.locator('.game-tile').first().waitFor();
    const until = performance.now() + PATIENCE;
    while (!(await last.count())) {
      if (performance.now() > until) throw new Error(`${GAMES} games were not reached`);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await after(LOOK);
    }
    if (phone.problems.length) throw new Error(phone.problems.join('; '));
    return await holdings(phone);
  } finally {
    await phone.close();
    await large.close();
  }
}

/** The same figures of the baseline page. */
export async function measureBaselinePageHoldings(browser: Browser, origin: string): Promise<Sample> {
  const phone = await openPhone(browser, { network: false });
  try {
    await phone.page.goto(`${origin}/m/home`);
    await phone.page.getByRole('link').waitFor();
    return await holdings(phone);
  } finally {
    await phone.close();
  }
}

/** Elements of the page, and bytes of its JavaScript after what nothing refers to is thrown away. */
async function holdings({ page, cdp }: Phone): Promise<Sample> {
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { elements, heap: usedSize };
}
