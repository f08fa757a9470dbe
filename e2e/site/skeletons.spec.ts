import { shiftsOf, sumOf, watchShifts } from '../support/layout-shift.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

/** Screens whose content replaces placeholders above other content, with a placeholder and its content. */
const screens = [
  ['/m/protection', '.protection__waiting--limit', '.protection__kind'],
  ['/m/withdraw', '.payment-form__waiting--withdraw', 'input[type="radio"]'],
  ['/m/walletTransfer', '.wallet-transfer__waiting--way', '.wallet-list'],
  ['/m/elott', '.lottery-list__waiting', '.lottery-card'],
  ['/m/securityCenter', '.security__waiting--card', '.security'],
  ['/m/activity', '.promotion--waiting', '.promotion'],
  ['/m/hot-games', '.list-news--waiting', '.game-tile'],
] as const;

/** Calls without which no screen is shown. */
const first = /system\/status|member\/info|session/i;

test('content takes the place of its placeholders without a layout shift', {
  tag: ['@SY-2'],
}, async ({ page, environment }) => {
  test.slow();
  await watchShifts(page);
  await environment.session();
  let hold = true;
  const waiting: (() => void)[] = [];
  await page.route('**/wps/**', async (route) => {
    if (hold && !first.test(route.request().url())) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    await route.continue();
  });
  for (const [path, placeholder, content] of screens) {
    await test.step(path, async () => {
      hold = true;
      await openSite(page, environment, path);
      await expect(page.locator(placeholder).first()).toBeVisible();
      hold = false;
      for (const release of waiting.splice(0)) release();
      await expect(page.locator(content).first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
      const shifts = await shiftsOf(page);
      // In wide fonts a note below a placeholder has a line more.
      expect(sumOf(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.002);
    });
  }
});

test("a member's account stays in place while its values arrive", { tag: ['@SY-2'] }, async ({
  page,
  environment,
}) => {
  await page.setViewportSize({ width: 390, height: 1200 });
  await watchShifts(page);
  await environment.session();
  await openSite(page, environment, '/m/myAccount/index');
  await expect(page.locator('.header .balance__amount:has-text("₹")').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]:visible')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
  // A page that fits the screen has nothing to scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});
