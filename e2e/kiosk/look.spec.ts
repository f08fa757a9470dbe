import { expect, openTerminal, test } from './venue.ts';

/** Pictures of each screen in both orientations and both directions, for whoever judges the look. */
const screens = [
  { language: 'EN', name: 'portrait', viewport: { width: 1080, height: 1920 } },
  { language: 'UR', name: 'landscape', viewport: { width: 1920, height: 1080 } },
];

for (const { language, name, viewport } of screens) {
  test.describe(`${language} ${name}`, () => {
    test.use({
      viewport,
      kiosk: { venue: 'Foyer Lounge', language, idleSeconds: 60, countdownSeconds: 60 },
    });

    test(`KI-1 home, countdown and loop in ${language}, ${name}`, async ({ page, venue }, info) => {
      await page.clock.install();
      await openTerminal(page, venue);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'UR' ? 'rtl' : 'ltr');
      await expect(page.locator('.game-tile').first()).toBeVisible();
      await page.clock.runFor(1_000);
      const shoot = (what: string) =>
        page.screenshot({ path: info.outputPath(`${what}-${language}-${name}.png`) });
      await shoot('home');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.clock.fastForward(61_000);
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot('countdown');
      await page.clock.fastForward(61_000);
      await expect(page.locator('.attract')).toBeVisible();
      for (const scene of ['banner', 'hot', 'winners']) {
        await expect(page.locator('.attract__scene:not(.attract__scene--going) img').first()).toBeVisible();
        await page.waitForTimeout(1_300);
        await shoot(`attract-${scene}`);
        await page.clock.runFor(8_000);
      }
      expect(venue.problems).toEqual([]);
    });
  });
}
