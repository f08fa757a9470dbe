import type { Page } from 'playwright/test';
import { expect, openTerminal, signIn, test } from './venue.ts';

/** CSS pixels of anything to touch on a terminal. */
const TARGET = 64;

/** What can be touched on screen and is smaller than that. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((target) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role="button"]',
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .filter(({ box }) => Math.round(box.width) < target || Math.round(box.height) < target)
      .map(({ element, box }) => `${element.className || element.tagName} ${box.width}x${box.height}`);
  }, TARGET);
}

test('KI-1 home fills the screen, with targets of 64 px, nothing to download and nothing to keep', async ({
  page,
  venue,
}) => {
  await openTerminal(page, venue);
  await expect(page.locator('.game-tile').first()).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  const barred = () =>
    [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).scrollbarWidth !== 'none')
      .length;
  expect(await page.evaluate(barred)).toBe(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: 'Get the app' })).toHaveCount(0);
  await expect(page.locator('a[href="/m/inviteFriends"]').first()).toBeHidden();
  await signIn(page);
  expect(await tooSmall(page)).toEqual([]);
  expect(venue.problems).toEqual([]);
});

test('KI-1 links outside are shown, not opened, and the browser’s own ways are shut', async ({
  page,
  context,
  venue,
}) => {
  await openTerminal(page, venue);
  await page.getByRole('button', { name: 'Telegram' }).click();
  const dialog = page.getByRole('dialog', { name: 'On your own phone' });
  await expect(dialog).toContainText('telegram.foyer.example/foyer');
  await expect(dialog.getByRole('img', { name: /^QR code of telegram/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.locator('a[href="/m/register"]').first().click();
  await page.getByRole('button', { name: 'Register on your own phone' }).click();
  await expect(dialog).toContainText('/m/register');
  await expect(dialog.getByRole('img', { name: /register$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const refused = await page.evaluate(() => {
    const fire = (event: Event) => !document.body.dispatchEvent(event);
    const options = { bubbles: true, cancelable: true };
    return [
      fire(new MouseEvent('contextmenu', options)),
      fire(new Event('selectstart', options)),
      fire(new DragEvent('dragstart', options)),
      fire(new WheelEvent('wheel', { ...options, ctrlKey: true })),
      fire(new KeyboardEvent('keydown', { ...options, key: 'p', ctrlKey: true })),
      fire(new KeyboardEvent('keydown', { ...options, key: 'F11' })),
      window.open('https://elsewhere.test/') === null,
    ];
  });
  expect(refused).toEqual(Array(7).fill(true));
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe(
    'none',
  );
});

test('KI-1 while the gateway is away a calm screen stands, and goes by itself, after an hour too', async ({
  page,
  context,
  venue,
}) => {
  await page.clock.install();
  await openTerminal(page, venue);
  const token = await signIn(page);
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeHidden();
  await expect(page.locator('.visit-bar__clock')).toBeVisible();
  expect(await venue.stands(token)).toBe(true);
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(page.locator('html')).toHaveAttribute('data-use', 'idle');
  expect(await venue.stands(token)).toBe(true);
  await context.setOffline(false);
  await page.clock.runFor(91_000);
  await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  await expect.poll(() => venue.stands(token)).toBe(false);
});

test('KI-1 maintenance is shown and ends by itself', async ({ page, venue }) => {
  await page.clock.install();
  await openTerminal(page, venue);
  venue.gateway.switches.maintenance = true;
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible();
  venue.gateway.switches.maintenance = false;
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: 'Back soon' })).toBeHidden();
});

test.describe('a wrong file', () => {
  test.use({ kiosk: { venue: 'Foyer Lounge', countdownSeconds: 5 } });

  test('KI-1 is told by its field, so is one that is cut or gone, and once mended the terminal starts by itself', async ({
    page,
    venue,
  }) => {
    await page.goto(`${venue.origin}/kiosk/`);
    await expect(page.getByRole('alert')).toContainText('/kiosk/kiosk.json');
    await expect(page.getByRole('alert')).toContainText('countdownSeconds');
    await expect(page.getByRole('alert')).toContainText('from 20 to 300');
    venue.provide('{ "venue": "Foyer Lou');
    await expect(page.getByRole('alert')).toContainText('not valid JSON');
    venue.provide(undefined);
    await expect(page.getByRole('alert')).toContainText('is not there');
    venue.provide({ venue: 'Foyer Lounge' });
    await expect(page.locator('#content')).toBeVisible();
  });
});

test.describe('a terminal with less', () => {
  test.use({
    kiosk: {
      venue: 'Foyer Lounge',
      terminals: { cafe: { pages: ['home', 'slotGames', 'gameList', 'hotGames'], categories: ['RNG'] } },
    },
  });

  test('KI-1 it leads nowhere else', async ({ page, venue }) => {
    await openTerminal(page, venue, '?terminal=cafe');
    await expect(page.locator('.game-tile').first()).toBeVisible();
    await expect(
      page.locator('a[href^="/m/voucherCenter"]:visible, a[href^="/m/login"]:visible'),
    ).toHaveCount(0);
    await expect(page.locator('#lobby-RNG')).toBeAttached();
    await expect(page.locator('#lobby-FISH')).toHaveCount(0);
    // Playing asks for a sign-in, which this terminal does not have.
    await page.locator('.game-tile button').first().click();
    await expect(page.getByRole('status').filter({ hasText: 'does not offer' })).toBeVisible();
  });
});

test.describe('a venue with hours', () => {
  const always = { venue: 'Foyer Lounge', idleSeconds: 3600 };
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  test.use({ kiosk: { ...always, openingHours: [{ days, from: '10:00', to: '22:00' }] } });

  test('KI-1 says that it closes, closes with everybody signed out, and opens again', async ({
    page,
    venue,
  }) => {
    await page.clock.install({ time: new Date(2024, 4, 6, 21, 30) });
    await openTerminal(page, venue);
    const token = await signIn(page);
    await page.clock.fastForward('20:00');
    await expect(page.locator('.visit-bar__closing')).toContainText('10:00');
    await page.clock.fastForward('11:00');
    await expect(page.getByRole('heading', { name: 'We are closed' })).toBeVisible();
    await expect.poll(() => venue.stands(token)).toBe(false);
    await page.clock.fastForward('12:00:00');
    await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
  });
});

test('KI-1 what nobody catches at a terminal is reported once a visit', async ({ page, venue }) => {
  await page.route('**/m/site.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), reports: '/collect' } });
  });
  await page.addInitScript(() => {
    const beacons: string[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (_address, body) => Boolean(beacons.push(String(body)));
  });
  await openTerminal(page, venue);
  await page.evaluate(async () => {
    for (let time = 0; time < 3; time++) {
      setTimeout(() => {
        throw Object.assign(new Error('x'), { name: 'LateError', stack: '' });
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const beacons = await page.evaluate(() => (window as unknown as { beacons: string[] }).beacons);
  expect(beacons.map((body) => JSON.parse(body))).toEqual([
    {
      name: 'error',
      error: { error: 'LateError', text: 'x' },
      page: '/m/home',
      release: expect.stringMatching(/^[\w-]{8,}$/),
    },
  ]);
});
