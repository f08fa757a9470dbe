import type { Page } from 'playwright/test';
import { configureSite } from '../support/test-environment.ts';
import { expect, openTerminal, signIn, test } from './venue.ts';

/** CSS pixels of the smallest target on a terminal. */
const TARGET = 64;

/** Lists visible targets that are smaller. */
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

test('home fills the screen without popups, shows external links as QR codes, blocks browser features and reports uncaught errors', {
  tag: ['@KI-1', '@AN-3'],
}, async ({ page, context, venue }) => {
  await configureSite(page, { reports: '/collect' });
  await page.addInitScript(() => {
    const beacons: string[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (_address, body) => Boolean(beacons.push(String(body)));
  });
  const announced = page.waitForResponse('**/MCSFE_getListAnnouncements*');
  await openTerminal(page, venue);
  await announced;
  await test.step('home fills the screen with targets of 64 px, and offers no download', async () => {
    await expect(page.locator('.banner').first()).toBeVisible();
    await expect(page.locator('.game-tile').first()).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    // The visible arrow is as large as its target.
    const arrows = page.locator(':is(.banners, .game-section) .carousel__control > .icon:visible');
    await expect(arrows.first()).toBeVisible();
    const drawn = await arrows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(TARGET);
    const barred = () =>
      [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).scrollbarWidth !== 'none')
        .length;
    expect(await page.evaluate(barred)).toBe(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Get the app' })).toHaveCount(0);
    await expect(page.locator('a[href="/m/inviteFriends"]').first()).toBeHidden();
  });
  await test.step('external links appear as QR codes and do not open', async () => {
    await page.getByRole('button', { name: 'Telegram' }).click();
    const dialog = page.getByRole('dialog', { name: 'On your own phone' });
    await expect(dialog).toContainText('telegram.foyer.example/foyer');
    await expect(dialog.getByRole('img', { name: /^QR code of telegram/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.locator('a[href="/m/register"]').first().click();
    // The button is below everything else on the page.
    await expect(page.getByRole('region', { name: 'Promotions' }).getByRole('link').last()).toBeVisible();
    await page.getByRole('button', { name: 'Register on your own phone' }).click();
    await expect(dialog).toContainText('/m/register');
    await expect(dialog.getByRole('img', { name: /register$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
  await test.step('context menu, selection, zoom, printing and windows are blocked', async () => {
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
  await test.step('AN-3 a signed-in player sees targets of 64 px and no popup', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await signIn(page, venue);
    expect(await tooSmall(page)).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(venue.problems).toEqual([]);
  });
  await test.step('an uncaught error is reported once a visit', async () => {
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
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      },
    ]);
  });
});

test.describe('a terminal with its whole build', () => {
  test.use({ prefetch: true });

  test('maintenance and outages of the gateway show a screen that disappears by itself, after an hour too', {
    tag: '@KI-1',
  }, async ({ page, context, venue }) => {
    await page.clock.install();
    const requested = new Set<string>();
    page.on('requestfinished', (request) => requested.add(new URL(request.url()).pathname));
    await openTerminal(page, venue);
    await test.step('all files of the build are prefetched', async () => {
      const files: string[] = await (await fetch(`${venue.origin}/kiosk/files.json`)).json();
      expect(files.length).toBeGreaterThan(200);
      await expect.poll(() => files.filter((file) => !requested.has(file))).toEqual([]);
    });
    await test.step('maintenance shows a screen, which disappears when it ends', async () => {
      venue.gateway.switches.maintenance = true;
      await page.clock.fastForward(31_000);
      await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible();
      // The visitor is still there.
      await page.touchscreen.tap(5, 5);
      await venue.settled();
      venue.gateway.switches.maintenance = false;
      await page.clock.fastForward(31_000);
      await expect(page.getByRole('heading', { name: 'Back soon' })).toBeHidden();
      await page.touchscreen.tap(5, 5);
    });
    const token = await signIn(page, venue);
    const away = page.getByRole('heading', { name: 'One moment, please' });
    await test.step('an outage of ten minutes shows the offline cover, and a player who stays remains signed in', async () => {
      await goOffline(page);
      await expect(away).toBeVisible();
      for (let minute = 0; minute < 10; minute++) {
        await page.clock.fastForward(55_000);
        await page.touchscreen.tap(540, 1800);
      }
      await context.setOffline(false);
      await expect(away).toBeHidden();
      await expect(page.locator('.visit-bar__clock')).toBeVisible();
      expect(await venue.hasSession(token)).toBe(true);
    });
    await test.step('an outage of an hour ends the visit, and logs out at the gateway afterwards', async () => {
      await goOffline(page);
      await expect(away).toBeVisible();
      await page.clock.fastForward('01:00:00');
      await expect(page.locator('html')).toHaveAttribute('data-use', 'idle');
      expect(await venue.hasSession(token)).toBe(true);
      await context.setOffline(false);
      await expect(away).toBeHidden();
      await expect(page.getByRole('button', { name: 'Touch to start' })).toBeVisible();
      await expect
        .poll(async () => {
          // The longest pause between two tries; one may have been pending when the network came back.
          await page.clock.fastForward(46_000);
          return venue.hasSession(token);
        })
        .toBe(false);
      await venue.settled();
    });
    await test.step('a file that fails to load reloads the page once the site is reachable', async () => {
      await goOffline(page);
      await expect(away).toBeVisible();
      await page.evaluate(() => {
        const style = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: '/kiosk/gone.css',
        });
        document.head.append(style);
        return new Promise((resolve) => style.addEventListener('error', resolve));
      });
      for (let looks = 0; looks < 2; looks++) {
        const looked = page.waitForEvent('requestfailed', (one) => new URL(one.url()).pathname === '/kiosk/');
        await page.clock.fastForward(16_000);
        await looked;
      }
      await expect(away).toBeVisible();
      const loaded = page.waitForEvent('load');
      await context.setOffline(false);
      await page.clock.fastForward(16_000);
      await loaded;
      await expect(page.locator('#content')).toBeVisible();
    });
  });
});

/** Takes the network away. The second event covers a first one that ran ahead of the change. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
}

test.describe('an invalid kiosk.json', () => {
  test.use({ kiosk: { venue: 'Foyer Lounge', countdownSeconds: 5 } });

  test('is reported by its field, also when it is cut or missing, and the terminal starts once it is mended, with the pages that it names', {
    tag: '@KI-1',
  }, async ({ page, venue }) => {
    await page.clock.install();
    await page.goto(`${venue.origin}/kiosk/?terminal=cafe`);
    const alert = page.getByRole('alert');
    /** Returns the alert after the next check. */
    const said = async () => {
      await page.clock.runFor(5_000);
      // Does not wait for an alert that may just have gone.
      return (await alert.allInnerTexts()).join();
    };
    await expect(alert).toContainText('/kiosk/kiosk.json');
    await expect(alert).toContainText('countdownSeconds');
    await expect(alert).toContainText('from 20 to 300');
    venue.provide('{ "venue": "Foyer Lou');
    await expect.poll(said).toContain('not valid JSON');
    venue.provide(undefined);
    await expect.poll(said).toContain('/kiosk/kiosk.json is not there');
    const pages = ['home', 'slotGames', 'gameList', 'hotGames'];
    venue.provide({ venue: 'Foyer Lounge', terminals: { cafe: { pages, categories: ['RNG'] } } });
    await expect.poll(said).toBe('');
    await expect(page.locator('#content')).toBeVisible();
    await venue.settled();
    await expect(page.locator('.game-tile').first()).toBeVisible();
    await expect(
      page.locator('a[href^="/m/voucherCenter"]:visible, a[href^="/m/login"]:visible'),
    ).toHaveCount(0);
    await expect(page.locator('#lobby-RNG')).toBeAttached();
    await expect(page.locator('#lobby-FISH')).toHaveCount(0);
    // Opening a game asks for a sign-in, which this terminal does not offer.
    await page.locator('.game-tile button').first().click();
    await expect(
      page.getByRole('status').filter({ hasText: 'not available on this terminal' }),
    ).toBeVisible();
  });
});
