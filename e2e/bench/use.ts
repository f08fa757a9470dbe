import type { Browser, Locator, Page } from 'playwright';
import { worstInteraction } from './figures.ts';
import type { Sample } from './load.ts';
import { type Notes, notesOf } from './observers.ts';
import { openPhone } from './phone.ts';

/** What is typed key by key into the search, and into other fields. */
const SEARCHED = 'lantern';
const TYPED = 'lantern42';
/** Milliseconds from key to key of a quick typist. */
const KEY_GAP = 120;

/** Uses the game lists and the login form as a person does; figures are interactions to their next paint (ms). */
export async function measureUse(browser: Browser, origin: string): Promise<Sample> {
  return {
    ...(await visit(browser, `${origin}/m/slot-games`, useGames)),
    ...(await visit(browser, `${origin}/m/login`, async (page) => {
      await page.getByLabel(/^Username/).tap();
      const login = await paintAfter(page, () => page.keyboard.type(TYPED, { delay: KEY_GAP }));
      return { login };
    })),
  };
}

async function useGames(page: Page): Promise<Sample> {
  const games = page.locator('.game-tile').first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const vendors = page.getByRole('group', { name: 'Game studios' }).getByRole('button');
  const menu = page.getByRole('navigation', { name: 'Game categories' });
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await games.waitFor();
  const vendor = await paintOfTap(vendors.nth(2));
  await games.waitFor();
  const category = await paintOfTap(menu.getByRole('link', { name: 'Live', exact: true }));
  await games.waitFor();
  const filter = await paintOfTap(button('Filter'));
  await drawer.getByRole('radio', { name: 'Video poker' }).check();
  const apply = await paintOfTap(drawer.getByRole('button', { name: 'Apply' }));
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Clear all' }).tap();
  await games.waitFor();
  await button('Search').tap();
  const input = page.getByRole('searchbox');
  await input.tap();
  const search = await paintAfter(page, () => page.keyboard.type(SEARCHED, { delay: KEY_GAP }));
  return { vendor, category, filter, apply, search };
}

/** The same of the baseline page: a tap that leads to another page, and keys into its one field. */
export async function measureBaselinePageUse(browser: Browser, origin: string): Promise<Sample> {
  return visit(browser, `${origin}/m/home`, async (page) => {
    const tap = await paintOfTap(page.getByRole('link'));
    await page.getByRole('textbox').tap();
    const key = await paintAfter(page, () => page.keyboard.type(TYPED, { delay: KEY_GAP }));
    return { tap, key };
  });
}

async function visit(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<Sample>,
): Promise<Sample> {
  const phone = await openPhone(browser);
  try {
    await phone.page.goto(address, { waitUntil: 'networkidle' });
    const sample = await act(phone.page);
    if (phone.problems.length) throw new Error(`${address}: ${phone.problems.join('; ')}`);
    return sample;
  } finally {
    await phone.close();
  }
}

/** Events that take less leave no entry; an entry that is there has come by then (ms after the next frames). */
const ENTRY_PATIENCE = 500;

/**
 * How long a tap took until the next paint (ms). A finger comes down where the element stands; a locator's own tap
 * listens to the page's events to see whether they arrived, which the page then waits for.
 */
async function paintOfTap(target: Locator): Promise<number> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return paintAfter(page, () => page.touchscreen.tap(x + width / 2, y + height / 2));
}

/** How long the slowest interaction of `act` took until the next paint (ms). @throws if there was none */
export async function paintAfter(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await notesOf(page);
  await act();
  let after = await notesSoon(page, 100);
  if (after.events.length === before.events.length) after = await notesSoon(page, ENTRY_PATIENCE);
  const events = after.events.slice(before.events.length);
  const worst = worstInteraction(events, after.interactions - before.interactions);
  if (worst === undefined) throw new Error(`${page.url()}: nothing was tapped or typed`);
  return worst;
}

/** The notes once two frames were painted and some time has passed (ms). */
async function notesSoon(page: Page, later: number): Promise<Notes> {
  await page.evaluate(
    (time) =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, time)));
      }),
    later,
  );
  return notesOf(page);
}
