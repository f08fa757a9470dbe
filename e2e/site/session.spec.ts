import type { Page } from 'playwright/test';
import { configureSite, expect, fillLogin, openSite, PASSWORD, test } from '../support/test-environment.ts';

test('explains a locked account and a wrong password; login encrypts the password and goes home', {
  tag: ['@LG-7', '@LG-9'],
}, async ({ page, environment }) => {
  await openSite(page, environment, '/m/login');
  await test.step('a locked account shows the specified message', async () => {
    await fillLogin(page, 'locked1');
    await expect(page.getByRole('alert')).toContainText('Sorry, the user does not exist or is disabled.');
  });
  await test.step('a wrong password shows a message, keeps the input and allows a retry', async () => {
    await fillLogin(page, 'maya7', 'wrong-1234');
    await expect(page.getByRole('alert')).toContainText('Wrong username or password.');
    await expect(page.getByLabel(/^Username/)).toHaveValue('maya7');
  });
  await test.step('login encrypts the password, stores the session and goes home', async () => {
    const sent = page.waitForRequest('**/wps/session/login');
    await fillLogin(page, 'maya7');
    const request = await sent;
    await page.waitForURL('**/m/home');
    expect(request.headers().encryption).toBeTruthy();
    expect(request.postData()).not.toContain(PASSWORD);
    expect(request.postDataJSON()).toEqual({
      data: expect.stringMatching(/^[\w-]+(\.[\w-]+){4}$/),
      moduleId: 'COMM3',
    });
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}'));
    expect(stored).toMatchObject({ merchantCode: 'foyer', userName: 'maya7', type: 0 });
    expect(stored.token).toBeTruthy();
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });
});

test('sign-out asks, notifies the gateway and clears storage; tabs share the session', {
  tag: '@SE-1',
}, async ({ page, environment, context }) => {
  await environment.signIn();
  const other = await context.newPage();
  await other.goto(`${environment.demo.origin}/m/home`);
  await expect(other.getByRole('button', { name: /My account/ })).toBeVisible();
  await test.step('sign-out asks, notifies the gateway, clears storage and leaves no page in the history', async () => {
    await page.getByRole('button', { name: /My account/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('dialog', { name: 'Log out' });
    await expect(question).toContainText('Do you want to log out?');
    const logout = page.waitForRequest('**/wps/session/logout');
    await question.getByRole('button', { name: 'Log out' }).click();
    const request = await logout;
    expect(request.method()).toBe('DELETE');
    expect(request.headers().authorization).toMatch(/^Bearer /);
    // The closing drawer has such a link, too.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toMatchObject({ autoLogin: '0' });
    expect(kept).not.toHaveProperty('MC_SESSION_INFO');
    expect(JSON.stringify(kept)).not.toContain('maya7');
  });
  await test.step('two tabs share the session', async () => {
    const login = other.getByRole('banner').getByRole('link', { name: 'Log in' });
    await expect(login).toBeVisible();
    await login.click();
    await fillLogin(other, 'maya7');
    await expect(page.getByRole('button', { name: /My account/ })).toBeVisible();
  });
});

test('a session revoked elsewhere shows a message and opens login', async ({ page, environment }) => {
  await environment.signIn();
  await expect(page.locator('.header')).toContainText('₹25,000');
  // Another login of the same account, whose session this page does not get.
  await environment.session();
  // A call of the page itself may open the login before the click.
  void page
    .getByRole('button', { name: 'Refresh balance' })
    .click()
    .catch(() => {});
  await page.waitForURL('**/m/login*');
  await expect(page.getByText('The account has been logged out, please log in again')).toHaveCount(1);
});

test('two tabs end by inactivity together, give the reason once, and keep their own amounts', async ({
  page,
  environment,
}) => {
  const context = page.context();
  await configureSite(context, { protection: { pack: 'ontario' } });
  await context.clock.install();
  await environment.session();
  const other = await context.newPage();
  const amount = (tab: Page) => tab.getByRole('textbox', { name: /^Amount/ });
  const fill = async (tab: Page, path: string, value: string) => {
    // The first read of the rounds: the tab follows the time and keeps drafts.
    const followed = tab.waitForRequest(/member\/protection\/session$/);
    await openSite(tab, environment, path);
    await followed;
    await amount(tab).fill(value);
  };
  await fill(page, '/m/voucherCenter', '750');
  await fill(other, '/m/withdraw', '640');
  await context.clock.fastForward(29 * 60_000);
  for (const tab of [page, other])
    await expect(tab.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  // In short steps: one tab may end the other before that one's clock moves, and loading the login's code has 15 s.
  await context.clock.fastForward(40_000);
  for (let step = 0; step < 4; step++) await context.clock.fastForward(5_000);
  const text = 'You were logged out after 30 minutes without activity.';
  for (const tab of [page, other]) {
    await tab.waitForURL('**/m/login?from=*');
    await expect(tab.getByText(text)).toHaveCount(1);
    await expect(tab.getByRole('alert')).toHaveText([text]);
  }
  await fillLogin(page, 'maya7');
  await page.waitForURL('**/m/voucherCenter');
  await expect(amount(page)).toHaveValue('750');
  await other.waitForURL('**/m/withdraw');
  await expect(amount(other)).toHaveValue('640');
});
