import type { Page } from 'playwright/test';
import { expect, openTerminal, signIn, test } from './venue.ts';

/** Screenshots of each screen in both orientations and directions; `games` must be visible without scrolling. */
const screens = [
  { language: 'EN', name: 'portrait', viewport: { width: 1080, height: 1920 }, games: 6 },
  { language: 'UR', name: 'landscape', viewport: { width: 1920, height: 1080 }, games: 12 },
];

/** CSS pixels of the smallest text on a terminal. */
const SMALLEST = 16;

/** Counts the games in full view, and lists texts on screen that are too small. */
const firstView = (page: Page) =>
  page.evaluate((smallest) => {
    const seen = [...document.querySelectorAll('.game-tile')].filter((tile) => {
      const { top, bottom, left, right } = tile.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    });
    const texts = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest('.visually-hidden, svg') &&
        [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()),
    );
    const sizes = texts.map(
      (one) => [one.className, Number.parseFloat(getComputedStyle(one).fontSize)] as const,
    );
    return { games: seen.length, small: sizes.filter(([, size]) => size > 0 && size < smallest) };
  }, SMALLEST);

/** Renders all blocks of home, and returns the distinct widths of its tiles. */
async function tileWidths(page: Page): Promise<number[]> {
  const tiles = page.locator('.game-section .game-tile');
  for (const section of await page.locator('.lobby-block').all()) {
    await section.scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
  }
  await expect(page.locator('.game-section--line .game-tile').nth(12)).toBeAttached();
  const widths = await tiles.evaluateAll((all) =>
    all.map((tile) => Math.round((tile as HTMLElement).offsetWidth)),
  );
  await page.evaluate(() => scrollTo(0, 0));
  return [...new Set(widths)];
}

for (const { language, name, viewport, games } of screens) {
  test.describe(`${language} ${name}`, () => {
    test.use({
      viewport,
      kiosk: { venue: 'Foyer Lounge', language, idleSeconds: 60, countdownSeconds: 60 },
    });

    test(
      `home, countdown and attract loop look right in ${language}, ${name}`,
      { tag: '@KI-1' },
      async ({ page, venue }, info) => {
        await page.clock.install();
        await openTerminal(page, venue);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'UR' ? 'rtl' : 'ltr');
        await expect(page.locator('.game-tile').first()).toBeVisible();
        await page.clock.runFor(1_000);
        const shoot = (what: string) =>
          page.screenshot({ path: info.outputPath(`${what}-${language}-${name}.png`) });
        await shoot('home');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        expect(await firstView(page)).toEqual({ games, small: [] });
        if (name === 'landscape') {
          await page.setViewportSize({ width: 1366, height: 768 });
          await expect.poll(() => firstView(page)).toEqual({ games, small: [] });
          await shoot('home-small');
          await page.setViewportSize(viewport);
        }
        if (name === 'landscape') expect(await tileWidths(page)).toHaveLength(1);
        // The phone's menu button and tabs must not appear.
        await expect(page.locator('.header, .bottom-menu, .side-menu')).toHaveCount(0);
        await page.clock.fastForward(61_000);
        await expect(page.getByRole('dialog')).toBeVisible();
        await shoot('countdown');
        // As large as the icons of all other dialogs.
        await expect(page.locator('.dialog__close > .icon')).toHaveCSS('inline-size', '32px');
        await page.clock.fastForward(61_000);
        await expect(page.locator('.attract')).toBeVisible();
        for (const scene of ['banner', 'hot', 'winners']) {
          await expect(page.locator('.attract__scene:not(.attract__scene--going) img').first()).toBeVisible();
          await page.waitForTimeout(1_300);
          await shoot(`attract-${scene}`);
          await page.clock.runFor(8_000);
        }
        expect(venue.problems).toEqual([]);
      },
    );
  });
}

test.describe('a terminal with a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('the code of a login fills its dialog, next to the fields of the form in two columns', {
    tag: '@KI-1',
  }, async ({ page, venue }) => {
    await openTerminal(page, venue);
    await page.locator('a[href="/m/login"]').first().click();
    const widthOf = (name: string) =>
      page
        .locator(`.field:has(input[name=${name}])`)
        .evaluate((one) => one.clientWidth / one.parentElement!.clientWidth);
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await widthOf('username')).toBeLessThan(0.5);
    await page.route('**/wps/session/login', (route) =>
      route.fulfill({
        json: {
          success: false,
          errorCode: 'login.factor.required',
          value: { methods: ['code'], pending: 'p' },
        },
      }),
    );
    await page.getByLabel('Username').fill('maya7');
    await page.getByLabel(/^Password/).fill('foyer-1234');
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Code from the app/ })).toBeFocused();
    expect(await widthOf('code')).toBe(1);
  });
});

test(
  'a game of the demo fills a terminal’s screen, with controls for fingers',
  { tag: '@KI-1' },
  async ({ page, venue }, info) => {
    await openTerminal(page, venue);
    await signIn(page, venue);
    await page.locator('.game-tile button').first().click();
    const game = page.frameLocator('dialog iframe');
    const sizeOf = async (selector: string) => (await game.locator(selector).boundingBox())!;
    await expect(game.locator('.cell').last()).toBeInViewport({ ratio: 1 });
    expect((await sizeOf('.reels')).width).toBeGreaterThan(0.9 * 1080);
    for (const control of ['#less', '#more', '#go', '#auto']) {
      expect((await sizeOf(control)).height, control).toBeGreaterThanOrEqual(64);
    }
    await page.screenshot({ path: info.outputPath('game.png') });
    expect(venue.problems).toEqual([]);
  },
);
