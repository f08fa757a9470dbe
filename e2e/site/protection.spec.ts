import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { unfit } from '../support/narrow.ts';
import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

const HOUR = 3_600_000;
/** Milliseconds between two reads of the session during a game. */
const POLL = 15_000;

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

test('withdrawing, limiting and leaving take no more taps than depositing', async ({ page, environment }) => {
  test.slow();
  await environment.session();
  const begin = async () => {
    if (new URL(page.url()).pathname === '/m/member/home' || !page.url().startsWith('http'))
      await openSite(page, environment, '/m/member/home');
    else await openInPlace(page, '/m/member/home');
    return counter(page);
  };
  const deposit = await begin();
  await deposit.tap('link', 'Deposit');
  await deposit.tap('button', '₹200');
  await deposit.tap('button', 'Continue');
  await deposit.tap('button', 'Pay ₹200.00');
  await expect(page.getByText('Deposited: ₹200.00')).toBeVisible();

  const withdrawal = await begin();
  await withdrawal.tap('link', 'Withdraw');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('500');
  await withdrawal.tap('button', 'Continue');
  await withdrawal.tap('button', 'Withdraw ₹500.00');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Done', exact: true })).toBeVisible();

  const limit = await begin();
  await limit.tap('link', 'Play safely');
  await limit.tap('button', 'Set: Deposit limit, 24 hours');
  await page.getByRole('textbox', { name: 'Deposit limit, 24 hours (INR)' }).fill('500');
  await limit.tap('button', 'Save');
  await expect(page.getByText('₹300.00 left')).toBeVisible();
  const low = page.getByRole('button', { name: 'Set: Time limit, 24 hours' });
  // Room for the field below it, not for the buttons.
  await low.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 100));
  await low.click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });

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

  for (const way of [withdrawal, limit, pause, exclusion])
    expect(way.taps()).toBeLessThanOrEqual(deposit.taps());
});

test('a reality check lets the round end, covers the game in full screen and accepts only an answer', async ({
  page,
  environment,
}) => {
  await environment.session();
  await page.clock.install();
  await openSite(page, environment, '/m/slot-games?vassalage=ASTER');
  const game = page.getByRole('dialog', { name: 'Lantern Tiger' });
  const spin = game.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  const check = page.getByRole('dialog', { name: 'Reality check' });
  const passHour = async () => {
    await environment.advance(HOUR);
    const read = page.waitForResponse(/member\/protection\/session$/);
    await page.clock.fastForward(POLL);
    await read;
  };
  await page
    .locator('main')
    .getByRole('button', { name: /Lantern Tiger Aster/ })
    .click();
  await expect(game.getByText('Won or lost')).toBeVisible();
  await game.getByRole('button', { name: 'Game tools' }).click();
  await page.getByRole('button', { name: 'Full screen' }).click();

  const ended = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('message', ({ data }) => data?.roundEnded && resolve(data.roundEnded)),
      ),
  );
  const release = await holdRequests(page, '**/games/round');
  const round = page.waitForRequest('**/games/round');
  await spin.press('Enter');
  await round;
  await passHour();
  await expect(spin).toBeDisabled();
  await expect(check).toBeHidden();
  release();
  expect(await ended).toBe(true);
  await expect(check).toBeVisible();
  await expect(check.getByText('You have been logged in for 60 minutes.')).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toBe('dialog__panel');
  expect(await violations(page)).toEqual([]);
  const goOn = check.getByRole('button', { name: 'Keep playing' });
  await expect(goOn).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await page.keyboard.press('Tab');
  await expect(goOn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(check).toBeHidden();
  await expect(spin).toBeEnabled();

  await passHour();
  await check.getByRole('button', { name: 'Leave game' }).click();
  await expect(game).toBeHidden();
});

test('the methods of the login and the offer for deposits break no word or number at text of double size', async ({
  page,
  environment,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openSite(page, environment, '/m/login');
  const method = page.getByRole('button', { name: 'Username' });
  await expect(method).toHaveCSS('font-size', '28px');
  const lines = (button: HTMLElement) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return text.getClientRects().length;
  };
  expect(await method.evaluate(lines)).toBe(1);
  await environment.session('newbie');
  await openSite(page, environment, '/m/voucherCenter', 'UR');
  await expect(page.locator('.deposit-promotion__offer')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(4);
  const { broken } = await unfit(page);
  expect(broken.filter((one) => one.includes('₹5,000'))).toEqual([]);
});
