import { expect, openSite, test } from '../support/test-environment.ts';

test('the level keeps clear of the button before it, and ends with the header', {
  tag: '@HD-3',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await environment.signIn('noor2');
  for (const language of ['EN', 'UR']) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await openSite(page, environment, '/m/home', language);
      const level = page.locator('.member-bar__label');
      await expect(level).toHaveText(/./);
      const { gap, hang, cut } = await level.evaluate((one) => {
        const [label, bar, header] = [
          one,
          document.querySelector('.member-bar')!,
          one.closest('header')!,
        ].map((box) => box.getBoundingClientRect());
        return {
          gap: Math.max(label!.left - bar!.right, bar!.left - label!.right),
          hang: label!.bottom - header!.bottom,
          cut: one.scrollWidth - one.clientWidth,
        };
      });
      expect(gap, `${width} ${language}`).toBeGreaterThanOrEqual(3);
      expect([hang <= 0, cut], `${width} ${language}`).toEqual([true, 0]);
    }
  }
});
