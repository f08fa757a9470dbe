import type { Browser } from 'playwright';
import type { Sample } from './load.ts';
import { holdings, openPhone } from './phone.ts';
import { scrollList } from './scroll-list.ts';
import { serveManyGames } from './served.ts';

const GAMES = 10_000;
/** Games a page, the most the contract allows: the list asks for one a second at most, however small they are. */
const PAGE = 999;

/** Scrolls a list of 10,000 games to its end; what the page then holds. The processor is as slow as elsewhere. */
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
