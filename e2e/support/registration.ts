import type { Page } from 'playwright/test';
import { expect } from './test-environment.ts';

/** Goes to the last step of a registration; the fields of the earlier steps are valid. */
export async function toLastStep(page: Page): Promise<void> {
  const at = page.locator('.registration-steps__at');
  const agreement = page.locator('main form .agreement__terms');
  while (!(await agreement.count())) {
    const before = (await at.textContent()) ?? '';
    await page.locator('main form button[type="submit"]').click();
    await expect(at).not.toHaveText(before);
  }
}

/** Accepts the terms and submits the registration. */
export async function agreeAndRegister(page: Page): Promise<void> {
  await toLastStep(page);
  await page.locator('main form input[type="checkbox"]').check();
  await page.locator('main form button[type="submit"]').click();
}
