import { expect, test } from '../support/test-environment.ts';

test('on a phone the level, all ranges of dates and the copy button fit where they belong', {
  tag: ['@HD-3', '@WL-2', '@DR-1'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await environment.signIn('noor2');
  const level = page.locator('.member-bar__label');
  await expect(level).toHaveText('Diamond');
  const cut = await level.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(cut).toBe(0);
  await page.goto(`${environment.demo.origin}/m/gameRecord`);
  const last = page.getByRole('tab', { name: 'Custom dates' });
  // In the widest fonts the strip scrolls a little; with the padding of wide screens more than a quarter was cut in any.
  await expect(last).toBeInViewport({ ratio: 0.75 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${environment.demo.origin}/m/member/home`);
  const copy = page.getByRole('button', { name: 'Copy: Member ID' });
  await expect(copy).toBeVisible();
  const beside = await copy.evaluate((button) => {
    const middle = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    return Math.abs(middle(button) - middle(button.previousElementSibling!));
  });
  expect(beside).toBeLessThan(4);
  expect(environment.problems).toEqual([]);
});
