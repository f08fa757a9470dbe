import { expect, fillLogin, test } from '../support/test-environment.ts';
import { openLogin, openLoginPage, opensWindow, operatorFrame } from './login-page.ts';

test('a blocked, closed or lost window is reported, and a window of the operator signs in for the frame that opened it', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await page.addInitScript(() => {
    if (window !== top && location.pathname === '/embed/frame') {
      const { open } = window;
      let blocked = true;
      window.open = (...args) => {
        if (!blocked) return open.apply(window, args);
        blocked = false;
        return null;
      };
    }
  });
  await openLoginPage(page, environment);
  const frame = await openLogin(page);
  const inWindow = frame.getByRole('button', { name: 'Log in in a Foyer window' });
  const blocked = frame.getByText('Your browser blocked the window');
  await expect(async () => {
    await inWindow.click();
    await expect(blocked).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const popup = await opensWindow(page, inWindow);
  await expect(popup.getByLabel(/^Username/)).toBeVisible();
  await popup.close();
  await expect(frame.getByText('The window was closed before you logged in.')).toBeVisible();
  const alone = await page.context().newPage();
  await alone.goto(`${environment.demo.origin}/embed/window`);
  await expect(alone.getByText('This window lost the page that opened it')).toBeVisible();
  await expect(alone.locator('form')).toHaveCount(0);
  await alone.close();

  const signIn = await opensWindow(page, inWindow);
  await expect(signIn).toHaveURL(/\/embed\/window/);
  await expect(
    signIn.getByText('You are logging in to Foyer for the page that opened this window.'),
  ).toBeVisible();
  const closed = signIn.waitForEvent('close');
  await fillLogin(signIn, 'maya7');
  await closed;
  await expect(page.locator('#login')).toHaveText('My account');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#login').click();
  await expect(operatorFrame(page).getByText('Maya')).toBeVisible();
});

test('Google opens in a window and signs in in the frame', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await openLoginPage(page, environment);
  const frame = await openLogin(page);
  const popup = await opensWindow(page, frame.getByRole('button', { name: 'Continue with Google' }));
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: 'Ana Marín' }).click();
  await closed;
  await expect(page.locator('#login')).toHaveText('My account');
});
