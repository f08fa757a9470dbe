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

test('with text of twice the size the unread badge is round and whole, and signs of matches grow with their names', {
  tag: ['@RT-7', '@GC-1'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await environment.signIn();
  const badge = page.locator('.bottom-menu .unread-badge');
  await expect(badge).toBeInViewport({ ratio: 1 });
  const { width, height } = (await badge.boundingBox())!;
  expect(Math.abs(width - height)).toBeLessThan(2);
  await page.goto(`${environment.demo.origin}/m/sport-games`);
  const crest = page.locator('.side-crest').first();
  await expect(crest).toBeVisible();
  expect((await crest.boundingBox())!.width).toBeGreaterThan(30);
  const cut = await page
    .locator('.league__name, .match__state')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
  const heads = await page
    .locator('.list-head .icon')
    .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().width)).size);
  expect(heads).toBe(1);
});

test('on a phone the sums of a record leave no hole, and amounts of a team are in one column', {
  tag: '@WL-2',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await environment.session('agent10');
  await page.goto(`${environment.demo.origin}/m/transaction/record`);
  const values = page.locator('.record-sums dd > bdi');
  await expect(values).toHaveCount(3);
  const ends = await values.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(new Set(ends.map(Math.round)).size).toBe(1);
  await page.goto(`${environment.demo.origin}/m/member/team`);
  const rows = page.locator('.member-row__line');
  await expect(rows.nth(1)).toBeVisible();
  const drops = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [head, amount] = [...row.children].map((one) => one.getBoundingClientRect());
      return amount!.top > head!.top + 10;
    }),
  );
  expect(drops).not.toContain(true);
});
