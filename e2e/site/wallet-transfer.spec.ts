import { violations } from '../support/axe.ts';
import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

test('a member transfers money to a vendor and returns all of it', { tag: '@WL-1' }, async ({
  page,
  environment,
}) => {
  await environment.session();
  await openSite(page, environment, '/m/member/home');
  await page.getByRole('link', { name: 'Wallet transfer' }).click();
  await expect(page).toHaveURL(/\/m\/walletTransfer$/);
  await page.getByLabel('Studio', { exact: true }).selectOption('Aster');
  await page.getByLabel(/^Amount/).fill('1500.50');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Moved to the studio' })).toContainText(
    '₹1,500.50',
  );
  const aster = page.locator('.wallet-list__vendor', { hasText: 'Aster' });
  await expect(aster).toContainText('₹1,500.50');
  // The total of the wallets is unchanged.
  await expect(page.locator('.header')).toContainText('₹25,000');
  await expect(page.locator('.record')).toHaveCount(1);
  await openInPlace(page, '/m/withdraw');
  await page.getByRole('link', { name: 'Move all to main wallet' }).click();
  await page.getByRole('button', { name: 'Move all to main wallet' }).click();
  await expect(page.getByText('Everything is back in your main wallet')).toBeVisible();
  await expect(aster).toContainText('₹0.00');
  await expect(page.locator('.record')).toHaveCount(2);
  expect(environment.problems).toEqual([]);
});

test('a member deposits by card after a review, requests a withdrawal and cancels it', {
  tag: '@WL-1',
}, async ({ page, environment }) => {
  await environment.signIn();
  const header = page.locator('.header');
  const dialog = page.getByRole('dialog');
  await expect(header).toContainText('₹25,000');
  await header.getByRole('link', { name: 'Deposit' }).click();
  await page.getByRole('radio', { name: /Card/ }).check();
  await expect(page.getByRole('radio', { name: /Card/ })).toHaveAccessibleName(/₹200 to ₹50,000.*Fee 2%/);
  await page.getByLabel(/^Amount/).fill('1,000');
  await expect(page.locator('.payment-form__quote')).toContainText('₹980.00');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('₹20.00');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await expect(dialog).toContainText('₹980.00');
  await expect(header).toContainText('₹25,980');
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // On a phone the header has no room for it.
  await openInPlace(page, '/m/member/home');
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Withdraw', exact: true })).toBeVisible();
  await page.getByLabel(/^Amount/).fill('500');
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(header).toContainText('₹25,480');
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  const underWay = page.getByRole('region', { name: 'Pending' });
  await underWay.getByRole('button', { name: 'Cancel payment' }).click();
  await dialog.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(underWay).toHaveCount(0);
  await expect(header).toContainText('₹25,980');
  expect(environment.problems).toEqual([]);
});
