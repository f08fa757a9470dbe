import type { Page } from 'playwright/test';
import { expect, openSite, test } from '../support/test-environment.ts';
import { swipe } from '../support/touch.ts';

test.use({ hasTouch: true });

const menu = (page: Page) => page.locator('.header__tool').first();
const account = (page: Page) => page.locator('.header__tool:has(.member-bar__label)');

test('both drawers open on their side, fit the screen and close on navigation and by a swipe, in English and Urdu', {
  tag: ['@DR-1', '@DR-2', '@DR-3', '@LN-1'],
}, async ({ page, environment }) => {
  await environment.session();
  await page.setViewportSize({ width: 360, height: 740 });
  await openSite(page, environment, '/m/home');
  const panel = page.locator('dialog .dialog__panel');
  const sides = async (start: 'left' | 'right') => {
    const toStart = start === 'left' ? -1 : 1;
    await menu(page).click();
    await expect(panel.locator('a[href="/m/gameRecord"]')).toBeVisible();
    await expect(panel.locator('.banner').first()).toBeVisible();
    expect(await sideOf(page)).toBe(start);
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await test.step('only a swipe towards its side closes a drawer', async () => {
      await swipe(page, panel.locator('.banner').first(), 120 * toStart);
      await swipe(page, panel.locator('.drawer__accordion'), -120 * toStart);
      await expect(panel).toBeVisible();
      await swipe(page, panel.locator('.drawer__accordion'), 120 * toStart);
      await expect(panel).toHaveCount(0);
      await account(page).click();
      await expect(panel.locator('.member-card')).toContainText('Maya');
      expect(await sideOf(page)).toBe(start === 'left' ? 'right' : 'left');
      await swipe(page, panel.locator('.member-card'), 120 * toStart);
      await expect(panel).toBeVisible();
      await swipe(page, panel.locator('.member-card'), -120 * toStart);
      await expect(panel).toHaveCount(0);
    });
  };
  await test.step('in English', () => sides('left'));
  await test.step('navigation closes them', async () => {
    await menu(page).click();
    await panel.locator('.drawer__accordion').click();
    await panel.locator('#games-menu a[href^="/m/live-games?vassalage="]').click();
    await page.waitForURL('**/m/live-games?vassalage=*');
    await expect(panel).toHaveCount(0);
    await page.goBack();
    await account(page).click();
    await panel.locator('a[href="/m/myAccount/index"]').click();
    await page.waitForURL('**/m/myAccount/index');
    await expect(panel).toHaveCount(0);
    await page.goBack();
  });
  await test.step('in Urdu', async () => {
    await menu(page).click();
    await panel.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('button', { name: 'اردو' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sides('right');
  });
  expect(environment.problems).toEqual([]);
});

async function sideOf(page: Page): Promise<'left' | 'right'> {
  const box = (await page.locator('dialog .dialog__panel').boundingBox())!;
  return box.x === 0 ? 'left' : 'right';
}

test("closing a dialog keeps the page's scroll position, on a phone and at 1280 px", {
  tag: '@LG-11',
}, async ({ page, environment }) => {
  await openSite(page, environment);
  const star = page.locator('#lobby-HOT .favourite-star').nth(4);
  const places = () =>
    star.evaluate((element) => [Math.round(scrollY), Math.round(element.getBoundingClientRect().top)]);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await expect(star).toBeVisible();
    // Half out of view, like a target tapped during a scroll.
    await star.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top + 20));
    await expect.poll(async () => (await places())[1]).toBe(-20);
    const before = await places();
    await star.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true });
      element.click();
    });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(star).toBeFocused();
    expect(await places()).toEqual(before);
  }
});
