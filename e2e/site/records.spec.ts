import { violations } from '../support/axe.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

test("a bet's details open next to the record on a wide screen and over it on a phone", {
  tag: '@WL-2',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.session();
  await openSite(page, environment, '/m/member/home');
  await page.locator('main a[href="/m/gameRecord"]').first().click();
  await page.getByRole('tab', { name: '30 days' }).click();
  const bet = page.locator('.record__open').nth(1);
  await bet.click();
  const beside = page.getByRole('region', { name: 'Bet' });
  await expect(beside).toContainText('Order');
  await expect(bet).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(beside).toHaveCount(0);
  const over = page.getByRole('dialog');
  await expect(over).toContainText('Order');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
  await bet.click();
  await expect(over).toContainText('Order');
});
