import type { Page } from 'playwright/test';
import { expect } from './test-environment.ts';

const yearOf = (page: Page) => page.getByLabel('Year', { exact: true });

async function fillBirthDate(page: Page): Promise<void> {
  await page.getByLabel('Day', { exact: true }).fill('7');
  await page.getByLabel('Month', { exact: true }).fill('5');
  await yearOf(page).fill('1990');
}

/**
 * Goes to the last step of a registration; the fields of the earlier steps are valid. Returns whether one of these asked for the
 * date of birth.
 */
export async function toLastStep(page: Page): Promise<boolean> {
  let isBirthDateGiven = false;
  const at = page.locator('.registration-steps__at');
  const agreement = page.locator('main form .agreement__terms');
  while (!(await agreement.count())) {
    if (await yearOf(page).isVisible()) {
      await fillBirthDate(page);
      isBirthDateGiven = true;
    }
    const before = (await at.textContent()) ?? '';
    await page.locator('main form button[type="submit"]').click();
    await expect(at).not.toHaveText(before);
  }
  return isBirthDateGiven;
}

/** Accepts the terms and submits the registration. */
export async function agreeAndRegister(page: Page): Promise<void> {
  // The fields of the last step may appear after its terms.
  if (!(await toLastStep(page))) await fillBirthDate(page);
  await page.locator('main form input[type="checkbox"]').check();
  await page.locator('main form button[type="submit"]').click();
}
