import type { Browser, Locator, Page } from 'playwright';
import { worstInteraction } from './figures.ts';
import type { Sample } from './load.ts';
import { type Notes, notesOf } from './observers.ts';
import { openPhone } from './phone.ts';

/** Texts to type into the search and other fields. */
const SEARCHED = 'lantern';
const TYPED = 'lantern42';
/** Milliseconds between the keys of a fast typist. */
const KEY_GAP = 120;

/** Uses game lists and login form. Returns interactions to next paint (ms). */
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

/** Does the same on the baseline page: a tap to another page, and keys in its field. */
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

/** Faster events have no entry. Entries arrive within this time after the next frames (ms). */
const ENTRY_PATIENCE = 500;

/**
 * Returns the time from a tap to the next paint (ms). Dispatches touch events itself: a locator's tap adds listeners
 * that delay the page.
 */
async function paintOfTap(target: Locator): Promise<number> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return paintAfter(page, () => page.touchscreen.tap(x + width / 2, y + height / 2));
}

/** Returns the time from the slowest interaction of `act` to the next paint (ms). @throws without interaction */
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

/** Returns the measurements after two frames and a delay (ms). */
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
