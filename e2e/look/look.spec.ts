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

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use({ viewport: sizes[screen.size] });

    test(`${screen.name} looks as in its picture`, async ({ page, environment }) => {
      await page.clock.setFixedTime(NOW);
      if (screen.username) await environment.session(screen.username);
      await openSite(page, environment, addressOf(screen, environment.demo.brandOrigins), screen.language);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${screen.name}.png`);
    });
  });
}
