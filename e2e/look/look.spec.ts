import type { Page } from 'playwright/test';
import { fixConditions } from '../../demo/contract/fix-conditions.ts';
import { expect, openSite, test } from '../support/test-environment.ts';
import { type Screen, screens } from './screens.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

// Before the demo starts: its data depends on the time and on random values.
fixConditions(NOW);

function addressOf({ path, brand }: Screen, brandOrigins: readonly string[]): string {
  return brand ? brandOrigins.find((origin) => origin.includes(brand)) + path : path;
}

/** Waits until the page neither loads nor grows: a list requests its next page when the first is shown. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = 0;
  const grows = async () => {
    const count = await page.locator('*').count();
    const hasGrown = count !== before;
    before = count;
    return hasGrown;
  };
  await expect.poll(grows, { intervals: [700] }).toBe(false);
}

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use({ viewport: sizes[screen.size] });

    test(`${screen.name} looks as in its picture`, async ({ page, environment }) => {
      await page.clock.install({ time: NOW });
      // A phone has the face of headings from its second page on.
      await page.addInitScript(() => localStorage.setItem('face', '1'));
      if (screen.username) await environment.session(screen.username);
      await openSite(page, environment, addressOf(screen, environment.demo.brandOrigins), screen.language);
      await untilStill(page);
      await expect(page).toHaveScreenshot(`${screen.name}.png`);
    });
  });
}
