import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, type TestEnvironment, test } from '../support/test-environment.ts';

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

test('a brand that follows the device shows the player’s choice from the first paint on', async ({
  page,
  environment,
}) => {
  const home = `${brandAt(environment, 'harbour')}/m/home`;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(home);
  await expect(html(page)).toHaveCSS('color-scheme', 'light');
  await expect(html(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await barColour(page)).toBe('#ffffff');
  await test.step('chooses the dark theme in the menu', async () => {
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

test('brands with one theme show it on any device, without a choice', async ({ page, environment }) => {
  for (const [name, colorScheme, shown] of [
    ['meadow', 'dark', 'light'],
    ['rosewood', 'light', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${brandAt(environment, name)}/m/home`);
    await expect(html(page)).toHaveCSS('color-scheme', shown);
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await expect(page.getByLabel('Theme')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

for (const [name, screens] of [
  ['meadow', { '/m/home': '.game-tile', '/m/voucherCenter': '.radio-card' }],
  ['harbour', { '/m/activity': '.promotion', '/m/member/home': '.sheet__panel' }],
] as const) {
  test(`axe finds no violations on pages of ${name} in the light theme`, async ({ page, environment }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await environment.session();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    for (const [path, part] of Object.entries(screens)) {
      if (page.url() === 'about:blank') await page.goto(brandAt(environment, name) + path);
      else await page.evaluate((to) => history.pushState({}, '', to), path);
      await expect(page.locator(part).first()).toBeVisible();
      await expect(html(page)).toHaveCSS('color-scheme', 'light');
      await page.evaluate(() => document.fonts.ready);
      // Harbour's own font replaces that of headings.
      expect(fonts.filter((font) => font.includes(name === 'harbour' ? 'exo' : 'outfit'))).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }
  });
}
