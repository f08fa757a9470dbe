import { violations } from '../support/axe.ts';
import { agreeAndRegister } from '../support/registration.ts';
import { expect, openSite, test } from '../support/test-environment.ts';

test('WL-14 RT-12 a member copies the link, a friend registers by it on another device, and is in the list', async ({
  page,
  environment,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await environment.session();
  await openSite(page, environment, '/m/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Share' }).click();
  const popup = page.getByRole('dialog', { name: 'Invite friends' });
  await expect(popup.getByText('Nobody has registered with your link yet.')).toBeVisible();
  await popup.getByRole('button', { name: 'Copy' }).click();
  // SY-4: in the popup, above it and in reach; elsewhere on the page a screen reader would hear nothing.
  await expect(popup.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/m/register?code=');

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  // The code is known: nobody is asked for it.
  await expect(friend.getByLabel(/^Password/).first()).toBeVisible();
  await expect(friend.getByLabel(/^Invitation code/)).toHaveCount(0);
  await friend.getByLabel(/^Username/).fill('friend_ana');
  await friend.locator('input[name="password"]').fill('quiet-river-7');
  await friend.locator('input[name="confirmPassword"]').fill('quiet-river-7');
  await agreeAndRegister(friend);
  await friend.waitForURL('**/m/home');
  await friend.context().close();

  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Share' }).click();
  await expect(popup.getByRole('listitem')).toContainText('fr***a');
  await expect(popup.getByRole('listitem')).toContainText('Registered, not played yet');
  expect(environment.problems).toEqual([]);
});

test('WL-14 a page without the clipboard interface copies all the same, from inside the popup', async ({
  page,
  environment,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      document.documentElement.dataset.copied = getSelection()?.toString() ?? '';
    });
  });
  await environment.session();
  await openSite(page, environment, '/m/inviteFriends');
  const popup = page.getByRole('dialog', { name: 'Invite friends' });
  await popup.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied', /\/m\/register\?code=/);
});

for (const language of ['EN', 'UR']) {
  test(`axe finds nothing in the popup of invitations in ${language}`, async ({ page, environment }) => {
    await environment.session();
    await openSite(page, environment, '/m/inviteFriends', language);
    await expect(page.locator('.invite .async-view--empty')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
