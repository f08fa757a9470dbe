import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, type TestEnvironment, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

const brandAt = ({ demo }: TestEnvironment, name: string) =>
  demo.brandOrigins.find((origin) => new URL(origin).hostname === `${name}.localhost`)!;
const html = (page: Page) => page.locator('html');
/** Returns the browser's colour of its bars. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media || 'all').matches,
      )?.content,
  );

/** Returns the addresses of fonts that a page requests. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
}

test('a brand that follows the device is accessible in the light theme, and shows the player’s choice from the first paint on', async ({
  page,
  environment,
}) => {
  const fonts = fontsOf(page);
  await environment.session();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${brandAt(environment, 'harbour')}/m/activity`);
  await expect(html(page)).toHaveCSS('color-scheme', 'light');
  await expect(html(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await barColour(page)).toBe('#ffffff');
  await test.step('axe finds no violations, and its own font replaces that of headings', async () => {
    await expect(page.locator('.promotion').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await openInPlace(page, '/m/member/home');
    await expect(page.locator('.sheet__panel').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((font) => font.includes('exo'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('chooses the dark theme in the menu', async () => {
    await openInPlace(page, '/m/home');
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(page.getByLabel('Theme')).toHaveValue('auto');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Theme').selectOption('dark');
    await expect(html(page)).toHaveCSS('color-scheme', 'dark');
    expect(await barColour(page)).toBe('#0d0f14');
  });
  await test.step('has it before any file of the site has arrived', async () => {
    await page.route(/\/assets\/.*\.js/, () => {});
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.first')).toBeVisible();
    await expect(html(page)).toHaveCSS('color-scheme', 'dark');
    await expect(html(page)).toHaveCSS('background-color', 'rgb(13, 15, 20)');
    expect(await barColour(page)).toBe('#0d0f14');
  });
  expect(environment.problems).toEqual([]);
});

test('brands with one theme show it on any device, without a choice, and axe finds no violations in the light one', async ({
  page,
  environment,
}) => {
  const fonts = fontsOf(page);
  await environment.session();
  for (const [name, colorScheme, shown] of [
    ['rosewood', 'light', 'dark'],
    ['meadow', 'dark', 'light'],
  ] as const) {
    fonts.length = 0;
    await page.emulateMedia({ colorScheme });
    await page.goto(`${brandAt(environment, name)}/m/home`);
    await expect(html(page)).toHaveCSS('color-scheme', shown);
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await expect(page.getByLabel('Theme')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  for (const part of ['.game-tile', '.radio-card']) {
    if (part === '.radio-card') await openInPlace(page, '/m/voucherCenter');
    await expect(page.locator(part).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(fonts.filter((font) => font.includes('outfit'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
});

test('a terminal of a brand that follows the device is light, and axe finds no violations', {
  tag: '@KI-1',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${brandAt(environment, 'harbour')}/kiosk/`);
  for (const [address, part] of [
    ['/m/home', '.game-tile'],
    ['/m/sport-games', '.match'],
    ['/m/login', '.keyboard'],
  ] as const) {
    await page.locator(`a[href="${address}"]`).first().click();
    if (part === '.keyboard') await page.getByLabel('Username').click();
    await expect(page.locator(part).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect(html(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await violations(page), address).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveCSS('color-scheme', 'dark');
});
