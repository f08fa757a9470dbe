import type { Page } from 'playwright/test';
import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;

test('pages about the member start on one line at 1280 px, and a payment has its record at its side', {
  tag: ['@WL-1', '@WL-5'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await environment.signIn();
  const pages =
    'member/home securityCenter myAccount/index protection transaction/record webEmail message member/benefits withdraw voucherCenter';
  for (const path of pages.split(' ')) {
    await openInPlace(page, `/m/${path}`);
    const first = path === 'message' ? '.message-page__group' : '.sheet__title';
    await expect.poll(async () => (await boxOf(page, first)).x, { message: path }).toBe(104);
  }

  const sideBySide = async () => {
    const form = await boxOf(page, '.payment-screen .form');
    const record = await boxOf(page, '.payment-list');
    return record.x >= form.x + form.width && record.y < form.y + form.height;
  };
  await expect.poll(sideBySide).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(sideBySide).toBe(false);
});

test('settings and the message centre use the width of 1280 px, and one column on phones', {
  tag: ['@PW-5', '@MS-1'],
}, async ({ page, environment }) => {
  await environment.session();
  for (const language of ['EN', 'UR']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSite(page, environment, '/m/set', language);
    await test.step(`settings in ${language}`, async () => {
      await expect(page.locator('.account-panel .balance')).toBeVisible();
      const [account, display] = [
        await boxOf(page, '.account-panel'),
        await boxOf(page, '.settings-page__group'),
      ];
      const safety = (await page.locator('.settings-page__group').nth(1).boundingBox())!;
      expect([display.x, display.width, safety.y]).toEqual([account.x, account.width, account.y]);
      expect(safety.height).toBeGreaterThan(350);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('.account-panel')).toHaveCount(0);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openInPlace(page, '/m/message');
    await test.step(`message centre in ${language}`, async () => {
      const title = page.locator('.news-pane [aria-expanded]').nth(1);
      await title.focus();
      await page.keyboard.press('Enter');
      const list = (await title.boundingBox())!;
      const text = (await page.locator('.news-pane .accordion-item__text:not([hidden])').boundingBox())!;
      const ways = await boxOf(page, '.message-page__ways');
      const order = [ways.x, list.x, text.x];
      expect(order).toEqual(order.toSorted((a, b) => (language === 'UR' ? b - a : a - b)));
      expect(text.width).toBeGreaterThan(list.width);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('.news-pane')).toHaveCount(0);
    });
  }
});
