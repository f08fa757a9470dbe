import { agreeAndRegister } from '../support/registration.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

test('a member copies the link, and a friend who registers with it on another device is listed', {
  tag: ['@WL-14', '@RT-12'],
}, async ({ page, environment, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await environment.session('ravi1');
  await openSite(page, environment, '/m/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Share' }).click();
  const popup = page.getByRole('dialog', { name: 'Invite friends' });
  await expect(popup.getByText('Nobody has registered with your link yet.')).toBeVisible();
  // A friend's phone reads the link from the screen.
  await expect(popup.getByRole('img', { name: 'Your link' })).toBeInViewport({ ratio: 1 });
  await test.step('scrolls as a whole on a low screen', async () => {
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 640 });
    const parts = popup.locator('.invite');
    expect(await parts.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await page.setViewportSize(size);
  });
  await popup.getByRole('button', { name: 'Copy' }).click();
  // SY-4: inside the dialog, because screen readers ignore the rest of the page.
  await expect(popup.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/m/register?code=');
  await test.step('copies without the clipboard API, from inside the dialog', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.documentElement.dataset.copied = getSelection()?.toString() ?? '';
      });
    });
    await popup.getByRole('button', { name: 'Copy' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-copied', link);
  });

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  // The form does not ask for the code of the link.
  await expect(friend.getByLabel(/^Password/).first()).toBeVisible();
  await expect(friend.getByLabel(/^Invitation code/)).toHaveCount(0);
  await friend.getByLabel(/^Username/).fill('friend_ana');
  await friend.locator('input[name="password"]').fill('quiet-river-7');
  await friend.locator('input[name="confirmPassword"]').fill('quiet-river-7');
  await agreeAndRegister(friend);
  await friend.waitForURL('**/m/home');
  await friend.context().close();

  // The address of an invitation shows home with the dialog.
  await page.goto(`${environment.demo.origin}/m/inviteFriends`);
  // No control is marked; Tab reaches the close button.
  await expect(popup).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(popup.getByRole('listitem')).toContainText('fr***a');
  await expect(popup.getByRole('listitem')).toContainText('Registered, not played yet');
  expect(environment.problems).toEqual([]);
});
