import type { Page } from 'playwright/test';
import { expect } from './test-environment.ts';

/** Fills in the date of birth, if this step asks for it. */
async function fillBirthDate(page: Page): Promise<void> {
  const year = page.getByLabel('Year', { exact: true });
  if (!(await year.isVisible())) return;
  await page.getByLabel('Day', { exact: true }).fill('7');
  await page.getByLabel('Month', { exact: true }).fill('5');
  await year.fill('1990');
}

/** Goes to the last step of a registration; the fields of the earlier steps are valid. */
export async function toLastStep(page: Page): Promise<void> {
  const at = page.locator('.registration-steps__at');
  const agreement = page.locator('main form .agreement__terms');
  while (!(await agreement.count())) {
    await fillBirthDate(page);
    const before = (await at.textContent()) ?? '';
    await page.locator('main form button[type="submit"]').click();
    await expect(at).not.toHaveText(before);
  }
}

/** Accepts the terms and submits the registration. */
export async function agreeAndRegister(page: Page): Promise<void> {
  await toLastStep(page);
  await fillBirthDate(page);
  await page.locator('main form input[type="checkbox"]').check();
  await page.locator('main form button[type="submit"]').click();
}
