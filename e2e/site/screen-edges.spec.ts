import type { Page } from 'playwright/test';
import { expect, openSite, test } from '../support/test-environment.ts';

/** Distances in pixels of a strip's box and of its first entry from the edges of the screen, in reading direction. */
async function distances(page: Page, selector: string) {
  // Placeholders have no entries.
  const strip = page.locator(selector, { has: page.locator('a, button') }).first();
  await strip.scrollIntoViewIfNeeded();
  await strip.evaluate((one) => one.scrollTo({ left: 0, behavior: 'instant' }));
  return strip.evaluate((one) => {
    const rtl = getComputedStyle(one).direction === 'rtl';
    const width = document.documentElement.clientWidth;
    const sides = ({ left, right }: DOMRect) => (rtl ? [width - right, left] : [left, width - right]);
    const [start, end] = sides(one.getBoundingClientRect()).map(Math.round);
    const [first] = sides(one.firstElementChild!.getBoundingClientRect()).map(Math.round);
    return { start, first, end };
  });
}

const strips = [
  ['/m/slot-games', '.category-menu', 12],
  ['/m/slot-games', '.vendor-strip', 12],
  ['/m/elott', '.group-menu', 12],
  ['/m/activity', '.tabs', 12],
  ['/m/gameRecord', '.tabs', 16],
] as const;

for (const [width, language] of [
  [320, 'EN'],
  [390, 'UR'],
] as const) {
  test(`rows of choices begin at the page's gutter and run to the end of the screen, ${width} px, ${language}`, {
    tag: ['@GC-2', '@HM-5', '@RT-7'],
  }, async ({ page, environment }) => {
    await page.setViewportSize({ width, height: 740 });
    await environment.session('maya7');
    for (const [path, selector, gutter] of strips) {
      await openSite(page, environment, path, language);
      const found = () => distances(page, selector);
      await expect.poll(found, path).toEqual({ start: gutter, first: gutter, end: 0 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
    // Home's begin next to the anchors.
    await openSite(page, environment, '/m/home', language);
    await expect.poll(async () => (await distances(page, '.home .vendor-strip')).end).toBe(0);
    const { start, first } = await distances(page, '.home .vendor-strip');
    expect([start! > 60, first]).toEqual([true, start]);
  });
}

test('the level keeps clear of the button before it, and ends with the header', {
  tag: '@HD-3',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await environment.signIn('noor2');
  for (const language of ['EN', 'UR', 'JA']) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await openSite(page, environment, '/m/home', language);
      const level = page.locator('.member-bar__label');
      await expect(level).toHaveText(/./);
      const { gap, hang, cut } = await level.evaluate((one) => {
        const [label, bar, header] = [
          one,
          document.querySelector('.member-bar')!,
          one.closest('header')!,
        ].map((box) => box.getBoundingClientRect());
        return {
          gap: Math.max(label!.left - bar!.right, bar!.left - label!.right),
          hang: label!.bottom - header!.bottom,
          cut: one.scrollWidth - one.clientWidth,
        };
      });
      expect(gap, `${width} ${language}`).toBeGreaterThanOrEqual(3);
      expect([hang <= 0, cut], `${width} ${language}`).toEqual([true, 0]);
    }
  }
});

test('all categories of games fit in a window of 1280 pixels', { tag: ['@GC-2'] }, async ({
  page,
  environment,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSite(page, environment, '/m/slot-games');
  const menu = page.locator('.category-menu', { has: page.locator('a') });
  expect(await menu.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
