import { expect, openSite, test } from '../support/test-environment.ts';

test('a member reads and deletes inbox entries, and the badge follows', { tag: ['@MS-1', '@MS-5'] }, async ({
  page,
  environment,
}) => {
  await environment.session();
  await openSite(page, environment, '/m/message');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message centre');
  const ways = page.locator('#content');
  await expect(ways.getByRole('img', { name: '5 unread' })).toBeVisible();
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.locator('.accordion-item')).not.toHaveCount(0);
  await page
    .getByRole('button', { name: /weekly cashback/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'reward centre' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('#inbox')).toBeFocused();
  await page.goBack();
  await expect(ways.getByRole('img', { name: '4 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  // RT-7: the bottom menu shows the same number.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Member 4 unread' })).toBeVisible();
  expect(environment.problems).toEqual([]);
});

test('the live chat opens in its own window, in the language, and links back', { tag: '@MS-3' }, async ({
  page,
  environment,
  context,
}) => {
  await environment.session();
  await openSite(page, environment, '/m/message', 'UR');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^لائیو چیٹ/ }).click();
  const chat = await opened;
  await expect(chat.getByRole('heading', { name: 'Foyer' })).toBeVisible();
  await expect(chat.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(chat.locator('.head__back')).toHaveAttribute('href', `${environment.demo.origin}/m/message`);
  expect(environment.problems).toEqual([]);
});
