import type { Page } from 'playwright/test';
import { expect, test } from '../support/test-environment.ts';
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
