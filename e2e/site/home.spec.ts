import { violations } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

test('home starts at its top; anchors scroll to blocks, titles open pages; a guest who taps a game logs in', {
  tag: ['@HM-1', '@HM-2', '@HM-7', '@HM-8', '@LA-1'],
}, async ({ page, environment }) => {
  await openSite(page, environment, '/m/activity');
  await page.getByRole('heading', { name: 'Promotions', exact: true }).waitFor();
  await test.step('starts at the top with news, banners and games; its menu links to customer service', async () => {
    await page.mouse.wheel(0, 900);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('.marquee')).toBeVisible();
    await expect(page.locator('.banner').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name: 'Customer service' }).click();
    await (await opened).close();
    await page.keyboard.press('Escape');
  });
  const rail = page.getByRole('navigation', { name: 'Categories' });
  await test.step('anchors scroll to their blocks below the header, MXWIN before SPORTS', async () => {
    await expect(rail.getByRole('link')).toHaveCount(12);
    const names = await rail.getByRole('link').allInnerTexts();
    expect(names.slice(0, 3)).toEqual(['Home', 'Hot', 'Slots']);
    expect(names.indexOf('Big wins')).toBe(names.indexOf('Sports') - 1);
    await rail.getByRole('link', { name: 'Fishing' }).click();
    const block = page.locator('#lobby-FISH');
    await expect(block).toBeInViewport();
    await expect(block).toBeFocused();
    await expect.poll(async () => Math.round((await block.boundingBox())?.y ?? 0)).toBeGreaterThan(55);
    await expect(rail.getByRole('link', { name: 'Fishing' })).toHaveAttribute('aria-current', 'true');
    // A short block: the view includes the next block.
    await rail.getByRole('link', { name: 'Sports', exact: true }).click();
    await expect(page.locator('#lobby-SPORTS')).toBeFocused();
    await expect(rail.getByRole('link', { name: 'Sports', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
  await test.step('a jump to the last block ends there, although the blocks above it load meanwhile', async () => {
    await page.reload();
    const last = rail.getByRole('link').last();
    await expect(rail.getByRole('link')).toHaveCount(12);
    await last.click();
    const block = page.locator('#lobby-ELOTT');
    await expect(page.locator('#lobby-LOTT .skeleton')).toHaveCount(0);
    await page.waitForTimeout(1_000);
    const isBelowHeader = () =>
      block.evaluate((one) => {
        const header = document.querySelector('header')!.getBoundingClientRect().bottom;
        const distance = one.getBoundingClientRect().top - header;
        return distance >= 0 && distance < 20;
      });
    await expect.poll(isBelowHeader).toBe(true);
    await expect(last).toHaveAttribute('aria-current', 'true');
  });
  await test.step('a category title opens its page at the top, with the category visible in the menu', async () => {
    // Without a visitor's input, the jump would still scroll back to its block.
    await page.mouse.wheel(0, -1);
    await page.getByRole('heading', { name: 'Hot games' }).getByRole('link').click();
    await page.waitForURL('**/m/hot-games');
    await page.goBack();
    const poker = page.locator('#lobby-PVP');
    await poker.scrollIntoViewIfNeeded();
    await poker.getByRole('heading').getByRole('link', { name: 'Poker' }).click();
    await expect(page).toHaveURL(/\/m\/poker-games\?vassalage=ALL$/);
    // Home keeps its scroll position until the page renders.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const entry = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Poker' });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await page.goBack();
  });
  await test.step("a guest's tap on a game opens login, and on a star opens it over the page", async () => {
    await page.locator('#lobby-HOT .game-tile__play').first().click();
    await page.waitForURL('**/m/login*');
    await page.goBack();
    await page.locator('#lobby-HOT .game-tile').first().locator('.favourite-star').click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

test('banners rotate every 5 s and stop while paused', { tag: '@HM-1' }, async ({ page, environment }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openSite(page, environment);
  const banners = page.locator('.banners');
  const dots = banners.locator('.carousel__dots');
  const current = () =>
    dots.evaluate((list) => [...list.children].findIndex((dot) => /--on/.test(dot.className)));
  // The mouse over the banners loads the engine, and with it the controls. Nothing moves before the clock does.
  await banners.hover();
  await banners.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.banners.carousel--live')).toBeVisible();
  // A clock jump would time out pending requests.
  await page.waitForLoadState('networkidle');
  const slide = await banners.locator('.carousel__slide:not([inert])').first().elementHandle();
  await banners.getByRole('button', { name: 'Play' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect.poll(current).toBe(1);
  // The next interval starts once the first slide is out of reach.
  await expect.poll(() => slide.evaluate((first) => (first as HTMLElement).inert)).toBe(true);
  await banners.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  // Twice, because the end of the second shows a change that the first has started.
  await page.clock.runFor(5_500);
  await page.clock.runFor(1_000);
  expect(await current()).toBe(1);
});

test('hot games form pages of 3 x 2; a category section has its vendors; sports link to their page', {
  tag: ['@HM-3', '@HM-4', '@HM-5', '@HM-6', '@HM-9'],
}, async ({ page, environment }) => {
  const previews: string[] = [];
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams;
    if (query.get('gameType') === 'RNG' && query.get('pageSize') === '9')
      previews.push(query.get('vassalage')!);
  });
  await openSite(page, environment);
  await test.step('hot games form pages of 3 x 2 with previous, next and a link to the list', async () => {
    const hot = page.locator('#lobby-HOT');
    const tiles = hot.locator('.game-tile');
    await expect(tiles.first()).toBeVisible();
    const seen = async () => {
      const boxes = await Promise.all((await tiles.all()).slice(0, 6).map((tile) => tile.boundingBox()));
      return {
        columns: new Set(boxes.map((box) => box?.x)).size,
        rows: new Set(boxes.map((box) => box?.y)).size,
      };
    };
    expect(await seen()).toEqual({ columns: 3, rows: 2 });
    await expect(hot.getByRole('button', { name: 'Previous' })).toBeDisabled();
    // The carousel renders the page next to the visible one on hover.
    await expect(hot.locator('.carousel--live')).toBeVisible();
    await expect(tiles).toHaveCount(6);
    await tiles.first().hover();
    await expect(tiles).toHaveCount(12);
    await hot.getByRole('button', { name: 'Next' }).click();
    await expect(tiles.nth(6)).toBeInViewport();
    await expect(tiles).toHaveCount(18);
    await expect(tiles.nth(0)).not.toBeInViewport();
    await hot.getByRole('link', { name: /More/ }).click();
    await page.waitForURL('**/m/hot-games');
    await expect(page.locator('.game-tile').first()).toBeVisible();
    await page.goBack();
  });
  await test.step('a category section shows its vendors; another vendor shows its games', async () => {
    const slots = page.locator('#lobby-RNG');
    await slots.scrollIntoViewIfNeeded();
    const strip = slots.locator('.vendor-strip').first();
    await expect(strip.getByRole('button')).toHaveCount(10);
    await expect(strip.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
    // Four are in view on a phone; the other icons load on hover over the strip.
    await expect(strip.locator('img')).toHaveCount(4);
    await strip.hover();
    await expect(strip.locator('img')).toHaveCount(10);
    // The icon has the name.
    await expect(strip.locator('img').first()).toBeVisible();
    await expect.poll(() => previews).toEqual(['ASTER', 'NIMBUS', 'KESTREL', 'OAKIVY']);
    // Before the carousel's code arrives, its row scrolls by itself.
    const [previous, next] = ['Previous', 'Next'].map((name) => slots.getByRole('button', { name }));
    await next!.click();
    await expect(next!).toBeDisabled();
    await expect(previous!).toBeEnabled();
    // The last page has one row of games; a link to all games fills the other.
    await expect(slots.getByRole('link', { name: 'More Slots' })).toHaveCount(2);
    await expect(slots.getByRole('link', { name: 'More Slots' }).last()).toBeInViewport();
    const requested = page.waitForRequest((request) =>
      /vassalage=PALIS.*pageNo=1.*pageSize=30/.test(request.url()),
    );
    await strip.getByRole('button', { name: 'Palisade' }).click();
    await requested;
    await expect(slots.locator('.game-tile').first()).toContainText('Palisade');
    await expect(strip.getByRole('button', { name: 'Palisade' })).toBeFocused();
  });
  await test.step('the sports block opens the sports page, and a vendor there its iframe', async () => {
    const block = page.locator('#lobby-SPORTS');
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('link', { name: /Sports/ }).click();
    await page.waitForURL('**/m/sport-games');
    await page.locator('main').getByRole('link', { name: 'Touchline' }).click();
    await page.waitForURL('**/m/sportsGame?*');
    expect(new URL(page.url()).searchParams.get('vassalage')).toBe('TOUCHL');
    // A visitor plays for free.
    await expect(page.frameLocator('.sports-frame iframe').locator('#trial')).toBeVisible();
    const iframe = (await page.locator('.sports-frame').boundingBox())!;
    const below = page.viewportSize()!.height - iframe.y - iframe.height;
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(16);
    expect(await violations(page)).toEqual([]);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('on a wide screen the whole picture of a banner is next to its title', async () => {
    await watchShifts(page);
    await page.goto(`${environment.demo.origin}/m/home`);
    const [banner, art, title] = await Promise.all(
      ['.banner', '.banner__art', '.banner__title'].map(
        async (part) => (await page.locator(part).first().boundingBox())!,
      ),
    );
    expect(art!.width / art!.height).toBeCloseTo(12 / 5, 1);
    expect(art!.x + art!.width).toBeCloseTo(banner!.x + banner!.width, 0);
    expect(title!.x + title!.width).toBeLessThan(banner!.x + banner!.width * 0.45);
  });
  await test.step('a tile has a preview for a mouse that rests on it, and for the keyboard', async () => {
    await openInPlace(page, '/m/slot-games');
    const tile = page.locator('.game-tile').nth(2);
    const preview = tile.getByRole('group');
    // The code of previews may arrive after the mouse.
    await expect(async () => {
      await page.mouse.move(1, 1);
      await tile.hover();
      await expect(preview).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(preview).toContainText(/Return to player.*%/);
    await expect(preview.getByRole('button')).toHaveText(['Play', 'Free play', 'Add to favourites']);
    await page.mouse.move(1, 1);
    await expect(preview).toHaveCount(0);
    await page.locator('.game-tile').nth(1).getByRole('button').last().focus();
    await page.keyboard.press('Tab');
    await expect(tile.locator('.game-tile__play')).toBeFocused();
    await expect(preview).toBeVisible();
    // After the other buttons of the tile.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(preview.getByRole('button').first()).toBeFocused({ timeout: 500 });
    }).toPass();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    await expect(tile.locator('.game-tile__play')).toBeFocused();
    expect((await shiftsOf(page)).filter(({ parsing }) => !parsing)).toEqual([]);
  });
});

for (const held of [true, false]) {
  test(`FAV is above the hot games on the first visit and the next, with its games ${held ? 'late' : 'at once'}`, {
    tag: '@HM-2',
  }, async ({ page, environment }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await environment.session();
    const rail = page.getByRole('navigation', { name: 'Categories' });
    const own = page.locator('#lobby-FAV');
    const order = async () => {
      const names = await rail.getByRole('link').allInnerTexts();
      const ids = await page.locator('.lobby-block').evaluateAll((blocks) => blocks.map(({ id }) => id));
      return [...names.slice(0, 3), ...ids.slice(0, 2)];
    };
    const expected = ['Home', 'Favourites', 'Hot', 'lobby-FAV', 'lobby-HOT'];
    for (const visit of ['first', 'next']) {
      await test.step(`${visit} visit`, async () => {
        const release = held ? await holdRequests(page, '**/GCSGAME_get{Favorite,Recent}Games*') : () => {};
        await openSite(page, environment);
        await expect(page.locator('#lobby-HOT .game-tile').first()).toBeVisible();
        await expect(own.getByRole('heading')).toBeVisible();
        expect(await order()).toEqual(expected);
        release();
        await expect(own.locator('.game-tile').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await order()).toEqual(expected);
        expect((await shiftsOf(page)).filter(({ parsing }) => !parsing)).toEqual([]);
      });
    }
  });
}

test('members have FAV, play for real money, also from a win, and see refused launches', {
  tag: ['@HM-2', '@LA-1', '@LA-2', '@WB-1'],
}, async ({ page, environment }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await environment.signIn();
  await test.step('members have FAV', async () => {
    const rail = page.getByRole('navigation', { name: 'Categories' });
    await expect(rail.getByRole('link', { name: 'Favourites' })).toBeVisible();
  });
  await test.step('a game changes the balance and becomes recent', async () => {
    const noted = page.waitForRequest('**/GCSGAME_addRecentGame*');
    await page.locator('#lobby-HOT .game-tile__play').first().click();
    await noted;
    const dialog = page.getByRole('dialog', { name: 'Lantern Tiger' });
    const game = page.frameLocator('dialog iframe');
    await expect(game.locator('#balance')).toContainText('25,000.00');
    await expect(game.locator('.cell img').nth(4)).toBeInViewport();
    await game.locator('#go').click();
    await expect(game.locator('#balance')).not.toContainText('25,000.00');
    await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-same-origin)/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    const own = page.locator('#lobby-FAV');
    await expect(own.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
    await expect(own.locator('.game-tile__name').first()).toHaveText('Lantern Tiger');
    expect(environment.problems).toEqual([]);
  });
  await test.step('a refused launch shows a message and keeps the page', async () => {
    environment.fault({ endpoint: 'launchGame', malformed: 'wrong-shape' });
    await page.locator('#lobby-HOT .game-tile__play').first().click();
    await expect(page.getByRole('alert')).toContainText(
      'Something went wrong on our side. Please try again.',
    );
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    environment.demo.gateway.faults?.clear();
  });
  await test.step('a tap on a win launches its game', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('#lobby-MXWIN').scrollIntoViewIfNeeded();
    await page.locator('.winners__pause').click();
    const row = page.locator('.winners__row').first();
    const name = await row.locator('.winners__game').innerText();
    await row.getByRole('button').click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });
});

test('the winners board scrolls above six entries; a language change refetches once', {
  tag: ['@LN-1', '@WB-1'],
}, async ({ page, environment }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const call = /getVassalGames|getWinnerBoard|getListAnnouncements/.exec(pathname)?.[0];
    if (call && searchParams.get('language') !== 'EN')
      requests.push(`${call} ${searchParams.get('language')}`);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSite(page, environment);
  await page.locator('#lobby-MXWIN').scrollIntoViewIfNeeded();
  const board = page.locator('.winners');
  await expect(board.locator('.winners__row:not(.winners__row--copy)')).toHaveCount(20);
  const amounts = await board
    .locator('.winners__row:not(.winners__row--copy) .winners__amount')
    .allInnerTexts();
  const numbers = amounts.map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(amounts.every((text) => text.startsWith('₹'))).toBe(true);
  const first = board.locator('.winners__row').first();
  const before = (await first.boundingBox())!.y;
  await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThan(before - 3);
  await page.locator('#lobby-MXWIN').evaluate((block) => block.toggleAttribute('data-seen'));
  await page.getByRole('button', { name: 'Language: English' }).first().click();
  await expect(page.locator('.language__list img')).toHaveCount(8);
  const list = (await page.locator('.language__list').boundingBox())!;
  expect(list.x).toBeGreaterThanOrEqual(0);
  expect(list.y + list.height).toBeLessThanOrEqual((await page.locator('.bottom-menu').boundingBox())!.y);
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect
    .poll(() => requests.sort())
    .toEqual(['getListAnnouncements UR', 'getVassalGames UR', 'getWinnerBoard UR']);
  // The same blocks stay, in the other language.
  await expect(page.locator('#lobby-MXWIN')).toHaveAttribute('data-seen', '');
});

test('the search finds misspelt games and studios, by pointer and keys', {
  tag: '@GC-7',
}, async ({ page, environment }) => {
  await openSite(page, environment);
  await page.locator('.home__search').click();
  const finder = page.getByRole('dialog', { name: 'Search' });
  const field = finder.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('lantrn tgr');
  await expect(finder.getByRole('button', { name: /^Lantern Tiger/ })).toBeVisible();
  await expect(finder.locator('.found-everywhere')).toContainText('These are close');
  await page.keyboard.press('ArrowDown');
  await expect(finder.getByRole('region', { name: 'Games' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await field.fill('nimbus');
  const studio = finder.getByRole('region', { name: 'Game studios' }).getByRole('link', { name: /^Nimbus/ });
  // The studio is above its games, which arrive later.
  await expect(finder.getByRole('region')).toHaveCount(2);
  await expect(finder.getByRole('region').first()).toHaveAccessibleName('Game studios');
  expect(await violations(page)).toEqual([]);
  await studio.click();
  await expect(page).toHaveURL(/vassalage=NIMBUS/);
  await expect(finder).toBeHidden();

  // By keys: a slash opens it, Escape closes it.
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await test.step('wide screens name both keys to the mouse and the keyboard', async () => {
    await openInPlace(page, '/m/home');
    await page.setViewportSize({ width: 1280, height: 800 });
    // This Chromium has no mouse: its media never hover.
    await page.evaluate(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia.call(window, query.replace(' and (hover: hover)', ''));
    });
    const search = page.locator('.header__search');
    const tip = page.locator('.key-tip');
    await search.hover();
    await expect(tip).toHaveText('Search (/)');
    // The browser's own would cover it.
    await expect(search).not.toHaveAttribute('title');
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tip).toHaveText('Close (Esc)');
    await page.keyboard.press('Escape');
    await expect(finder).toBeHidden();
    await expect(tip).toBeHidden();
  });
});
