import type { Browser, Page } from 'playwright';
import { worstInteraction } from './figures.ts';
import type { Sample } from './load.ts';
import { type Notes, notesOf } from './observers.ts';
import { openPhone, type Phone } from './phone.ts';

/** What is typed into a field, key by key. */
const TYPED = 'lantern42';
/** Milliseconds from key to key of a quick typist. */
const KEY_GAP = 120;

/** Uses the game lists and the login form as a person does; figures are interactions to their next paint (ms). */
export async function measureUse(browser: Browser, origin: string): Promise<Sample> {
  return {
    ...(await visit(browser, `${origin}/m/slot-games`, async ({ page }) => {
      const vendors = page.getByRole('group', { name: 'Game studios' });
      const menu = page.getByRole('navigation', { name: 'Game categories' });
      const games = page.locator('.game-tile').first();
      await games.waitFor();
      const vendor = await paintAfter(page, () => vendors.getByRole('button').nth(2).tap());
      await games.waitFor();
      const category = await paintAfter(page, () => menu.getByRole('link', { name: 'Fishing' }).tap());
      await games.waitFor();
      return { vendor, category };
    })),
    ...(await visit(browser, `${origin}/m/login`, async ({ page }) => {
      await page.getByLabel(/^Username/).tap();
      const login = await paintAfter(page, () => page.keyboard.type(TYPED, { delay: KEY_GAP }));
      return { login };
    })),
  };
}

/** The same of the rival: a tap that leads to another page, and keys into its one field. */
export async function measureRivalUse(browser: Browser, origin: string): Promise<Sample> {
  return visit(browser, `${origin}/m/home`, async ({ page }) => {
    const tap = await paintAfter(page, () => page.getByRole('link').tap());
    await page.getByRole('textbox').tap();
    const key = await paintAfter(page, () => page.keyboard.type(TYPED, { delay: KEY_GAP }));
    return { tap, key };
  });
}

async function visit(
  browser: Browser,
  address: string,
  act: (phone: Phone) => Promise<Sample>,
): Promise<Sample> {
  const phone = await openPhone(browser);
  try {
    await phone.page.goto(address, { waitUntil: 'networkidle' });
    const sample = await act(phone);
    if (phone.problems.length) throw new Error(`${address}: ${phone.problems.join('; ')}`);
    return sample;
  } finally {
    await phone.close();
  }
}

/** Events that take less leave no entry; an entry that is there has come by then (ms after the next frames). */
const ENTRY_PATIENCE = 500;

/** How long the slowest interaction of `act` took until the next paint (ms). @throws if there was none */
async function paintAfter(page: Page, act: () => Promise<void>): Promise<number> {
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
