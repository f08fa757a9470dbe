import type { Page } from 'playwright/test';
import { heapSnapshot } from '../support/heap-snapshot.ts';
import { expect, openTerminal, test, type Venue } from './venue.ts';

const USERNAME = 'maya7';
const PASSWORD = 'foyer-1234';
/** Her nickname at the gateway. */
const NICKNAME = 'Maya';

/** Returns all strings of the JavaScript heap after a garbage collection. */
async function heldInMemory(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { strings } = await heapSnapshot(cdp);
  await cdp.detach();
  return strings.join('\n');
}

/** Returns what the browser stores for the page. */
const heldByBrowser = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    address: location.href,
    state: history.state as unknown,
    name: window.name,
    fields: [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    ),
  }));

/** Signs in with real key presses, so that no test tool holds the secrets in the page. */
async function signInByHand(page: Page): Promise<string> {
  await page.locator('a[href="/m/login"]').first().click();
  await page.getByLabel('Username').click();
  await page.keyboard.type(USERNAME);
  await page.getByLabel(/^Password/).click();
  await page.keyboard.type(PASSWORD);
  const requested = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.keyboard.press('Enter');
  const token = (await requested).headers().authorization!.replace('Bearer ', '');
  await expect(page.locator('.visit-bar__clock')).toBeVisible();
  return token;
}

async function lookAround(page: Page, venue: Venue): Promise<void> {
  await page.locator('.game-tile button').first().click();
  await expect(page.locator('.game-iframe')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.locator('.terminal-head a[href="/m/member/home"]').click();
  await expect(page.getByText(NICKNAME).first()).toBeVisible();
  await page.locator('.member-games .game-tile button').first().click();
  await expect(page.locator('.game-iframe')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Close' }).first().click();
  expect(venue.problems).toEqual([]);
}

test.describe('an idle terminal', () => {
  test.use({
    kiosk: { venue: 'Foyer Lounge', idleSeconds: 60, countdownSeconds: 60, realityCheckMinutes: 0 },
  });

  test('keeps nothing of the visitor in storage, history, fields or memory', { tag: '@KI-1' }, async ({
    page,
    context,
    venue,
  }) => {
    await openTerminal(page, venue);
    await page.clock.install();
    const before = await heldByBrowser(page);
    const walked = await page.evaluate(() => history.length);
    const token = await signInByHand(page);
    await lookAround(page, venue);
    const during = await heldInMemory(page);
    for (const secret of [token, USERNAME, NICKNAME]) expect(during).toContain(secret);

    await page.clock.fastForward(61_000);
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    await expect.poll(() => venue.hasSession(token)).toBe(false);

    expect(await heldByBrowser(page)).toEqual(before);
    expect(await page.evaluate(() => history.length)).toBe(walked);
    expect(await context.cookies()).toEqual([]);
    // The renderer releases the last frames a moment later.
    await page.clock.runFor(30_000);
    const after = await heldInMemory(page);
    for (const secret of [token, PASSWORD, USERNAME, NICKNAME]) expect(found(after, secret)).toEqual([]);
    // A form that opens again is empty too.
    await page.getByRole('button', { name: 'Touch to start' }).click();
    await page.locator('a[href="/m/login"]').first().click();
    expect((await heldByBrowser(page)).fields.filter(Boolean)).toEqual([]);
  });
});

/** Lines of a text that contain a part, shortened. */
const found = (text: string, part: string) =>
  text
    .split('\n')
    .filter((line) => line.includes(part))
    .map((line) => line.slice(0, 120));
