import type { Browser } from 'playwright';
import type { Sample } from './load.ts';
import { holdings, openPhone } from './phone.ts';
import { scrollList } from './scroll-list.ts';
import { serveManyGames } from './served.ts';

const GAMES = 10_000;
/** Games per page, the contract's maximum, because the list requests at most one page per second. */
const PAGE = 999;

/** Scrolls a list of 10,000 games to its end and measures memory, with the same CPU throttling. */
export async function measureMany(browser: Browser): Promise<Sample> {
  const large = await serveManyGames(GAMES, PAGE);
  const phone = await openPhone(browser, { network: false });
  try {
    await scrollList(phone.page, large.origin, GAMES);
    if (phone.problems.length) throw new Error(phone.problems.join('; '));
    return await holdings(phone);
  } finally {
    await phone.close();
    await large.close();
  }
}

/** Returns the same figures of the baseline page. */
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
