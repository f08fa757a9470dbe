import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

test('on wide screens categories on home have one row of games, and cards of promotions in a row are as high as each other', {
  tag: ['@HM-4', '@HM-5', '@PR-1'],
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openSite(page, environment);
  const sizes = [
    [768, 6],
    [1280, 9],
  ] as const;
  for (const [width, inRow] of sizes) {
    await test.step(`categories at ${width} px, and controls only for more games`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const code of ['RNG', 'LIVE', 'FISH', 'PVP']) {
        const block = page.locator(`#lobby-${code}`);
        await block.scrollIntoViewIfNeeded();
        const tiles = block.locator('.game-tile');
        await expect(tiles.first()).toBeVisible();
        // Pages outside of the column render when it is scrolled.
        if (width === 1280) await expect(block.locator('.carousel__slide:empty')).toHaveCount(0);
        const { rows, end } = await block.evaluate((element) => {
          const row = element.querySelector('.section-head')!.getBoundingClientRect();
          const boxes = [...element.querySelectorAll('.game-tile')].map((tile) =>
            tile.getBoundingClientRect(),
          );
          const seen = boxes.filter(({ right }) => right <= row.right + 1);
          return {
            rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
            end: (Math.max(...seen.map(({ right }) => right)) - row.left) / row.width,
          };
        });
        expect.soft(rows, code).toBe(1);
        expect.soft(end, code).toBeGreaterThan(0.8);
        if (width === 1280 && (await tiles.count()) < inRow)
          expect.soft(end, `${code} fills its row`).toBeCloseTo(1, 1);
        const next = block.locator('.carousel__control').last();
        if ((await tiles.count()) > inRow || (await block.locator('.carousel__slide:empty').count()))
          await expect(next).toBeVisible();
        else await expect(next).toBeHidden();
      }
      const sports = page.locator('#lobby-SPORTS');
      await sports.scrollIntoViewIfNeeded();
      const banner = sports.getByRole('link');
      await expect(banner).toBeVisible();
      const box = (await banner.boundingBox())!;
      expect(box.height).toBeLessThan(260);
      const art = (await sports.locator('.sports-block__art').boundingBox())!;
      expect(art.width / art.height).toBeCloseTo(12 / 5, 1);
      const fights = page.locator('#lobby-COCKFIGHT');
      await fights.scrollIntoViewIfNeeded();
      await expect(fights.locator('.vendor-card')).toHaveCount(1);
      const [row, card] = [await fights.boundingBox(), await fights.locator('.vendor-card').boundingBox()];
      expect(card!.width, 'the only card').toBe(row!.width);
    });
  }
  await test.step('the wheel scrolls the page over menus that do not overflow', async () => {
    for (const menu of ['.bottom-menu', '.side-menu']) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator(menu).hover();
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    }
  });
  await openInPlace(page, '/m/activity');
  const cards = page.locator('.promotion');
  await expect(cards.nth(10)).toBeAttached();
  for (const [width] of sizes) {
    await test.step(`cards of promotions at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          const art = card.querySelector('.promotion__art')!.getBoundingClientRect();
          return { top: Math.round(top), bottom: Math.round(bottom), art: art.width / art.height };
        }),
      );
      const offers = await page.locator('.promotion__art > .promotion__offer').evaluateAll((all) =>
        all.map((offer) => {
          const text = document.createRange();
          text.selectNodeContents(offer);
          const art = offer.parentElement!.getBoundingClientRect();
          return (text.getBoundingClientRect().right - art.left) / art.width;
        }),
      );
      expect(Math.max(...offers), 'offers end before the subject').toBeLessThan(0.52);
      for (const { top, bottom, art } of boxes) {
        expect(art).toBeCloseTo(12 / 5, 1);
        expect(boxes.filter((one) => one.top === top && one.bottom !== bottom)).toEqual([]);
      }
    });
  }
});

test('on wide screens the search is a field, and all anchors and the lines of the footer are as wide as the page', {
  tag: ['@HM-2', '@GC-7', '@FT-1'],
}, async ({ page, environment }) => {
  await environment.signIn('maya7');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of ['EN', 'UR']) {
    await openSite(page, environment, '/m/home', language);
    const search = page.locator('.header__search');
    await expect(search).toHaveCSS('inline-size', '320px');
    const anchors = page.locator('.side-menu__anchor');
    await expect(anchors).toHaveCount(13);
    const menu = await page.locator('.side-menu').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(menu, `${language} anchors`).toBeLessThanOrEqual(0);
    const footer = page.locator('.footer');
    await footer.scrollIntoViewIfNeeded();
    const [start, copyright] = [footer.locator('.footer__start'), footer.locator('> :last-child')];
    await expect(copyright).toContainText('©');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(anchors.first()).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(anchors.last()).toHaveAttribute('aria-current', 'true');
    const widths = await Promise.all([start, copyright].map((one) => one.boundingBox()));
    expect(widths[0]!.width, language).toBeGreaterThan(1000);
    expect(widths[1]!.width, language).toBe(widths[0]!.width);
  }
});

test('a studio in the search has its types next to the logo, which says its name', {
  tag: '@GC-7',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSite(page, environment);
  await page.locator('.header__search').click();
  const finder = page.getByRole('dialog', { name: 'Search' });
  const studio = finder.getByRole('region', { name: 'Game studios' }).getByRole('link', { name: /^Nimbus/ });
  await expect(studio).toContainText('Fishing');
  await expect(studio.getByText('Nimbus')).toHaveCSS('clip-path', 'inset(50%)');
});

test('favourites are above the games played last, in tiles of one width', { tag: '@GC-8' }, async ({
  page,
  environment,
}) => {
  await environment.signIn('maya7');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSite(page, environment, '/m/fav-games');
  const [favourite, recent] = [page.locator('.game-list'), page.locator('.recent-section')].map((part) =>
    part.locator('.game-tile').first(),
  );
  await expect(favourite!).toBeVisible();
  await expect(recent!).toBeVisible();
  const [above, below] = [(await favourite!.boundingBox())!, (await recent!.boundingBox())!];
  expect(above.y).toBeLessThan(below.y);
  expect(below.width).toBeCloseTo(above.width, 0);
  await test.step('a preview stays off the menu', async () => {
    const preview = favourite!.locator('.game-preview');
    await expect(async () => {
      await page.mouse.move(1, 1);
      await favourite!.locator('.game-tile__play').hover();
      await expect(preview).toBeVisible({ timeout: 3_000 });
    }).toPass();
    const menu = (await page.locator('.bottom-menu').boundingBox())!;
    expect((await preview.boundingBox())!.x).toBeGreaterThanOrEqual(menu.x + menu.width);
    await page.mouse.move(1, 1);
    await expect(preview).toHaveCount(0);
  });
  await test.step('the information of a game needs no scrolling', async () => {
    await openInPlace(page, '/m/slot-games');
    await page.locator('.game-list .info-button').first().click();
    await expect(page.locator('.game-sheet__features')).toBeVisible();
    await expect(page.locator('.game-sheet__more .game-tile').first()).toBeVisible();
    const hidden = await page
      .locator('dialog .dialog__panel')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });
});
