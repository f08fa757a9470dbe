import { expect, openSite, test } from '../support/test-environment.ts';

test('on a phone the level, all ranges of dates, the copy button, studios and live tables fit where they belong', {
  tag: ['@HD-3', '@WL-2', '@DR-1', '@HM-5', '@GC-2'],
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

  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/m/live-games', '/m/home']) {
    await page.goto(environment.demo.origin + path);
    const strip = page.locator('.vendor-strip').first();
    await strip.scrollIntoViewIfNeeded();
    const tabs = await strip.evaluate((one) => {
      const end = one.getBoundingClientRect().right;
      const boxes = [...one.children].map((tab) => tab.getBoundingClientRect());
      return {
        least: Math.min(...boxes.map(({ width }) => width)),
        cut: boxes.some(({ left, right }) => left < end - 8 && right > end + 8),
      };
    });
    expect(tabs, path).toEqual({ least: expect.closeTo(path === '/m/home' ? 82 : 101, -1), cut: true });
  }
  await page.goto(`${environment.demo.origin}/m/live-games?vassalage=ALL`);
  const facts = page.locator('.game-tile .table-facts__stakes');
  await expect(facts.nth(5)).toBeVisible();
  const tiles = await page.locator('.live-casino .game-tile').evaluateAll((all) =>
    all.slice(0, 12).map((tile) => {
      const texts = [...tile.querySelectorAll('.game-tile__name, .game-tile__more, .table-facts__stakes')];
      const { height } = tile.getBoundingClientRect();
      const art = tile.querySelector('.game-tile__art')!.getBoundingClientRect().height;
      const tops = texts
        .map((text) => text.getBoundingClientRect())
        .sort((one, other) => one.top - other.top);
      const gaps = tops.slice(1).map(({ top }, index) => Math.round(top - tops[index]!.bottom));
      return { height: Math.round(height), isArtMost: art > 0.65 * height, gap: Math.max(...gaps) };
    }),
  );
  expect(new Set(tiles.map(({ height }) => height)).size).toBe(1);
  expect(tiles.filter(({ isArtMost, gap }) => !isArtMost || gap > 6)).toEqual([]);
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

test('in Urdu found games begin at one edge, and names in the information of a live game are whole', {
  tag: ['@HD-2', '@GC-2'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSite(page, environment, '/m/live-games?vassalage=ALL', 'UR');
  await page.locator('.info-button').first().click();
  const names = page.locator('.game-sheet__more .game-tile__name');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll(
    (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2).length,
  );
  expect(cut).toBe(0);
  await openSite(page, environment, '/m/home', 'UR');
  await page.locator('.home__search').click();
  await page.getByRole('searchbox').fill('tiger');
  const texts = page.locator('.search-groups__game .search-groups__texts > span');
  await expect(texts.locator('mark').nth(5)).toBeVisible();
  const starts = await texts.evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return Math.max(...[...text.getClientRects()].map(({ right }) => right));
    }),
  );
  expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(3);
});
