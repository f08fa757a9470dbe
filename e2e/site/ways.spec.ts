import { expect, test } from '../support/test-environment.ts';

const away = { deposit: '/m/voucherCenter', inbox: '/m/webEmail' };

for (const [name, path] of Object.entries(away)) {
  test(`RT-11 SE-5 a trial account that comes to ${name} from another site stays on this one`, async ({
    page,
    environment,
  }) => {
    await environment.session('trial4');
    await page.goto(environment.demo.partnerOrigin);
    await page.goto(environment.demo.origin + path);
    await page.waitForURL('**/m/home');
    await expect(page.locator('.toast-host p, .toast-host > *').first()).toBeVisible();
    expect(new URL(page.url()).origin).toBe(environment.demo.origin);
    // Nothing of it is left to go back to: the way back is the other site.
    await page.goBack();
    expect(page.url()).toContain(environment.demo.partnerOrigin);
    expect(environment.problems).toEqual([]);
  });
}

test('RT-11 PW-2 whoever recovers a password in a fresh tab ends at home, else where they came from', async ({
  page,
  environment,
}) => {
  const recover = async () => {
    await page.getByLabel(/^Username/).fill('maya7');
    await page.getByLabel(/^E-mail/).fill('maya7@example.com');
    await page.getByRole('button', { name: 'Retrieve the password' }).click();
  };
  await page.goto(`${environment.demo.origin}/m/forget`);
  await recover();
  await page.waitForURL('**/m/home');
  await page.goto(`${environment.demo.origin}/m/login`);
  await page.locator('a[href="/m/forget"]').click();
  await page.waitForURL('**/m/forget');
  await recover();
  await page.waitForURL('**/m/login');
});
