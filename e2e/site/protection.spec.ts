import type { Page } from 'playwright/test';
import { expect, openSite, test } from '../support/test-environment.ts';

/** Taps a button or link and counts it. */
function counter(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    async tap(role: 'button' | 'link', name: string | RegExp) {
      await page.getByRole(role, { name }).first().click();
      taps += 1;
    },
  };
}

test('limiting and leaving take no more taps than depositing', async ({ page, environment }) => {
  test.slow();
  await environment.session();
  const begin = async () => {
    await openSite(page, environment, '/m/member/home');
    return counter(page);
  };
  const deposit = await begin();
  await deposit.tap('link', 'Deposit');
  await deposit.tap('button', '₹200');
  await deposit.tap('button', 'Continue');
  await deposit.tap('button', 'Pay ₹200.00');
  await expect(page.getByText('Deposited: ₹200.00')).toBeVisible();

  const limit = await begin();
  await limit.tap('link', 'Play safely');
  await limit.tap('button', 'Change: Deposit limit, 24 hours');
  await page.getByRole('textbox', { name: 'Deposit limit, 24 hours (INR)' }).fill('500');
  await limit.tap('button', 'Save');
  await expect(page.getByText('₹300.00 left')).toBeVisible();

  const pause = await begin();
  await pause.tap('link', 'Play safely');
  await pause.tap('button', /^24 hours$/);
  await pause.tap('button', 'Start the break');
  await expect(page.getByText(/^You can log in again from /)).toBeVisible();
  const logIn = async (username: string) => {
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByRole('textbox', { name: 'Password' }).fill('foyer-1234');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await openSite(page, environment, '/m/login');
  await logIn('maya7');
  await expect(page.getByText(/^You can log in again from /)).toBeVisible();
  await logIn('ravi1');
  await expect(page).toHaveURL(/home$/);

  const exclusion = await begin();
  await exclusion.tap('link', 'Play safely');
  await exclusion.tap('button', 'Without an end');
  await exclusion.tap('button', 'Exclude me');
  await expect(page.getByText('This break has no end.')).toBeVisible();

  for (const way of [limit, pause, exclusion]) expect(way.taps()).toBeLessThanOrEqual(deposit.taps());
});
