import { violations } from '../support/axe.ts';
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

test('the live chat opens in its own window, in the language, answers, and links back', {
  tag: '@MS-3',
}, async ({ page, environment, context }) => {
  await environment.session();
  await openSite(page, environment, '/m/message', 'UR');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^لائیو چیٹ/ }).click();
  const chat = await opened;
  await expect(chat.getByRole('heading', { name: 'Foyer' })).toBeVisible();
  await expect(chat.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(chat.getByRole('link', { name: 'واپس' })).toHaveAttribute(
    'href',
    `${environment.demo.origin}/m/message`,
  );
  const talk = chat.getByRole('log', { name: 'گفتگو' });
  await expect(talk).toContainText('خوش آمدید۔');
  await chat.getByRole('button', { name: 'رقم کیسے نکلوائیں؟' }).click();
  await expect(chat.getByRole('status')).toContainText('لکھ رہے ہیں');
  await expect(talk).toContainText('ہم صرف آپ کے نام کے اکاؤنٹ میں ادائیگی کرتے ہیں۔');
  await chat.setViewportSize({ width: 320, height: 640 });
  expect(await chat.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(environment.problems).toEqual([]);
});

test('the live chat answers messages from the keyboard, and says that its answers are prepared', async ({
  page,
  environment,
}) => {
  await page.goto(`${environment.demo.origin}/demo/chat?language=EN`);
  await expect(page.getByRole('heading', { name: 'Customer service' })).toBeVisible();
  await expect(page.getByText('its answers are prepared')).toBeVisible();
  const talk = page.getByRole('log', { name: 'Conversation' });
  const input = page.getByRole('textbox', { name: 'Your message' });
  await input.fill('Which passkeys can I add?');
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('');
  await expect(talk.getByRole('article').nth(1)).toContainText('Which passkeys can I add?');
  await expect(talk.getByRole('article').nth(2)).toContainText('you can add a passkey');
  await expect(page.getByRole('status')).toBeEmpty();
  await input.fill('<b>Is it raining?</b>');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(talk).toContainText('<b>Is it raining?</b>');
  await expect(talk.getByRole('article').nth(4)).toContainText('I have no answer to that.');
  expect(await violations(page)).toEqual([]);
  expect(environment.problems).toEqual([]);
});
