import { violations } from '../support/axe.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

test('WL-1 a member comes from the member centre, moves money to a vendor, and brings all of it back', async ({
  page,
  environment,
}) => {
  await environment.session();
  await openSite(page, environment, '/m/member/home');
  await page.getByRole('link', { name: 'Wallet transfer' }).click();
  await expect(page).toHaveURL(/\/m\/walletTransfer$/);
  await page.getByLabel('Vendor', { exact: true }).selectOption('Aster');
  await page.getByLabel(/^Amount/).fill('1500.50');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Moved to the vendor' })).toContainText(
    '₹1,500.50',
  );
  const aster = page.locator('.wallet-list__vendor', { hasText: 'Aster' });
  await expect(aster).toContainText('₹1,500.50');
  // The sum of the wallets is what it was.
  await expect(page.locator('.header')).toContainText('₹25,000');
  await expect(page.locator('.record')).toHaveCount(1);
  await page.goto(`${environment.demo.origin}/m/withdraw`);
  await page.getByRole('link', { name: 'All back to the main wallet' }).click();
  await page.getByRole('button', { name: 'All back to the main wallet' }).click();
  await expect(page.getByText('Everything is back in the main wallet')).toBeVisible();
  await expect(aster).toContainText('₹0.00');
  await expect(page.locator('.record')).toHaveCount(2);
  expect(environment.problems).toEqual([]);
});

for (const language of ['EN', 'UR']) {
  test(`axe finds nothing on /m/walletTransfer in ${language}, with a vendor that fails and errors shown`, async ({
    page,
    environment,
  }) => {
    environment.demo.gateway.switches.vendors = { ASTER: 'unreachable', CORAL: 'maintenance' };
    await environment.session();
    await openSite(page, environment, '/m/walletTransfer', language);
    await expect(page.locator('.wallet-list__trouble')).toHaveCount(2);
    await page.locator('form button[type="submit"]').click();
    await expect(page.locator('.field--wrong')).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
  });
}
