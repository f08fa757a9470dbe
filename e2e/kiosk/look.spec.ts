import type { Page } from 'playwright/test';
import { expect, openTerminal, signIn, test } from './venue.ts';

/** CSS pixels of the smallest text on a terminal. */
const SMALLEST = 16;

/** Counts the games in full view, and lists texts on screen that are too small. */
const firstView = (page: Page) =>
  page.evaluate((smallest) => {
    const seen = [...document.querySelectorAll('.game-tile')].filter((tile) => {
      const { top, bottom, left, right } = tile.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    });
    const texts = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest('.visually-hidden, svg') &&
        [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()),
    );
    const sizes = texts.map(
      (one) => [one.className, Number.parseFloat(getComputedStyle(one).fontSize)] as const,
    );
    return { games: seen.length, small: sizes.filter(([, size]) => size > 0 && size < smallest) };
  }, SMALLEST);

/** Renders all blocks of home, and returns the distinct widths of its tiles. */
async function tileWidths(page: Page): Promise<number[]> {
  const tiles = page.locator('.game-section .game-tile');
  for (const section of await page.locator('.lobby-block').all()) {
    await section.scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
  }
  await expect(page.locator('.game-section--line .game-tile').nth(12)).toBeAttached();
  const widths = await tiles.evaluateAll((all) =>
    all.map((tile) => Math.round((tile as HTMLElement).offsetWidth)),
  );
  await page.evaluate(() => scrollTo(0, 0));
  return [...new Set(widths)];
}

/** Checks home: direction, room, and games that are visible without scrolling. */
async function expectHome(page: Page, dir: string, games: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  await expect(page.locator('.game-tile').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect.poll(() => firstView(page)).toEqual({ games, small: [] });
  // The phone's menu button and tabs must not appear.
  await expect(page.locator('.header, .bottom-menu, .side-menu')).toHaveCount(0);
}

/** Sources of pictures that are drawn larger than they are. */
function enlarged(pictures: Element[]): string[] {
  return (pictures as HTMLImageElement[])
    .filter(
      ({ clientWidth, clientHeight, naturalWidth, naturalHeight }) =>
        clientWidth > naturalWidth || clientHeight > naturalHeight,
    )
    .map(({ currentSrc }) => currentSrc);
}

test.describe('portrait', () => {
  test.use({ kiosk: { venue: 'Foyer Lounge', idleSeconds: 60, countdownSeconds: 60 } });

  test('home, countdown and attract loop look right in English, portrait', { tag: '@KI-1' }, async ({
    page,
    venue,
  }) => {
    await page.clock.install();
    await openTerminal(page, venue);
    await expectHome(page, 'ltr', 6);
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    // Visitors have no session that could end.
    await expect(page.getByRole('dialog')).toContainText('When the time is up, this terminal is cleared.');
    // As large as the icons of all other dialogs.
    await expect(page.locator('.dialog__close > .icon')).toHaveCSS('inline-size', '32px');
    await page.clock.fastForward(61_000);
    await expect(page.locator('.attract')).toBeVisible();
    const shown = page.locator('.attract__scene:not(.attract__scene--going)');
    await expect(shown.locator('.banner + section img')).toHaveCount(12);
    for (let scene = 0; scene < 3; scene++) {
      await expect(shown.locator('img').last()).toBeInViewport({ ratio: 1 });
      await expect.poll(() => shown.locator('img').evaluateAll(enlarged)).toEqual([]);
      await page.clock.runFor(8_000);
    }
    expect(venue.problems).toEqual([]);
  });
});

test('home has the display face, a large headline and controls apart for fingers', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  // The ticker has no pause where nothing moves.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTerminal(page, venue);
  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  const [tile, next, more] = await Promise.all(
    ['.game-tile', '.game-section .carousel__control:last-child', '.section-head__more'].map(boxOf),
  );
  expect(tile!.y - next!.y - next!.height).toBeGreaterThanOrEqual(8);
  expect(more!.x - next!.x - next!.width).toBeGreaterThanOrEqual(12);
  await page.locator('.banners.carousel--live').waitFor();
  for (const control of ['.favourite-star', '.marquee__pause', '.banners .carousel__control']) {
    const { width, height } = await boxOf(control);
    expect(Math.min(width, height), control).toBeGreaterThanOrEqual(64);
  }
  const headline = await page
    .locator('.banner__title')
    .first()
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(headline).toBeGreaterThanOrEqual(56);
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(faces).toContain('Exo');
  await expect(page.locator('.section-head__title').first()).toHaveCSS('font-family', /^Exo,/);
});

test.describe('the login for a game', () => {
  test('shows its picture, one free play, and the form above the keyboard', { tag: '@LA-1' }, async ({
    page,
    venue,
  }) => {
    await openTerminal(page, venue);
    await page.locator('.game-tile button').first().click();
    await expect(page.getByRole('heading', { name: /^Log in to play/ })).toBeVisible();
    const picture = (await page.locator('.sheet img.wanted-art').boundingBox())!;
    expect(picture.width).toBeGreaterThanOrEqual(200);
    expect(picture.height).toBe(picture.width);
    await expect.poll(() => page.locator('.sheet img.wanted-art').evaluateAll(enlarged)).toEqual([]);
    await expect(page.locator('.login-games .game-tile').nth(2)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /free play/i })).toHaveCount(1);
    await page.getByLabel('Username').click();
    const keyboard = (await page.locator('.keyboard').boundingBox())!;
    const form = (await page.locator('form').first().boundingBox())!;
    expect(form.y + form.height).toBeLessThanOrEqual(keyboard.y);
    expect(keyboard.y - form.y - form.height).toBeLessThan(300);
    await expect(page.locator('.sheet img.wanted-art')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('landscape', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, kiosk: { venue: 'Foyer Lounge', language: 'UR' } });

  test('home looks right in Urdu, landscape', { tag: '@KI-1' }, async ({ page, venue }) => {
    await page.clock.install();
    await openTerminal(page, venue);
    await expectHome(page, 'rtl', 12);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect.poll(() => firstView(page)).toEqual({ games: 12, small: [] });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect(page.locator('.category-nav__entry').last()).toBeInViewport({ ratio: 1 });
    expect(await tileWidths(page)).toHaveLength(1);
    expect(venue.problems).toEqual([]);
  });
});

test(
  'a game of the demo fills a terminal’s screen, with controls for fingers',
  { tag: '@KI-1' },
  async ({ page, venue }, info) => {
    await openTerminal(page, venue);
    await signIn(page, venue);
    await page.locator('.game-tile', { hasText: 'Lantern Tiger' }).locator('button').first().click();
    const game = page.frameLocator('dialog iframe');
    const sizeOf = async (selector: string) => (await game.locator(selector).boundingBox())!;
    await expect(game.locator('.cell').last()).toBeInViewport({ ratio: 1 });
    // One row above it has name, time, result and controls.
    expect((await page.locator('dialog iframe').boundingBox())!.y).toBeLessThan(100);
    expect((await sizeOf('.reels')).width).toBeGreaterThan(0.9 * 1080);
    for (const control of ['#less', '#more', '#go', '#auto']) {
      expect((await sizeOf(control)).height, control).toBeGreaterThanOrEqual(64);
    }
    await page.screenshot({ path: info.outputPath('game.png') });
    await page.evaluate(() => {
      document.documentElement.dataset.accessibility = 'largeText';
    });
    await expect
      .poll(() =>
        page
          .locator('.dialog__title')
          .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
      )
      .toBeGreaterThan(28);
    expect((await page.locator('dialog iframe').boundingBox())!.y).toBeLessThan(170);
    await test.step('a narrow one has two rows above it, in which nothing overlaps', async () => {
      for (const [width, text, most] of [
        [768, '', 160],
        [600, '', 160],
        [600, 'largeText', 260],
      ] as const) {
        await page.setViewportSize({ width, height: 1024 });
        await page.evaluate((value) => {
          document.documentElement.dataset.accessibility = value;
        }, text);
        await expect
          .poll(() =>
            page.locator('dialog .dialog__panel').evaluate((panel, width) => {
              const parts = panel.querySelectorAll(
                '.dialog__title, .visit-bar__now, .visit-bar__clock, .game-protection__facts, .text-link, button',
              );
              const boxes = Array.from(parts, (one) => one.getBoundingClientRect());
              return boxes.filter(
                (box, index) =>
                  box.right > width ||
                  box.left < 0 ||
                  boxes.slice(index + 1).some((other) => {
                    const apart = box.right <= other.left || other.right <= box.left;
                    return !apart && box.bottom > other.top && other.bottom > box.top;
                  }),
              ).length;
            }, width),
          )
          .toBe(0);
        expect((await page.locator('dialog iframe').boundingBox())!.y, `${width} ${text}`).toBeLessThan(most);
      }
    });
    expect(venue.problems).toEqual([]);
  },
);

test('hot games have a banner with its whole picture, chips for fingers, and login in the bar', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  await page.locator('.category-nav__entry--hot').click();
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  await expect(page.locator('.list-page__banners .banner__art')).toBeVisible();
  const [banner, picture, title] = [
    await boxOf('.list-page__banners .banner'),
    await boxOf('.list-page__banners .banner__art'),
    await boxOf('.list-page__banners .banner__title'),
  ];
  expect(picture.height).toBe(banner.height);
  expect(picture.width / picture.height).toBeCloseTo(12 / 5, 1);
  expect(title.y - banner.y).toBeGreaterThan(banner.height / 8);
  const chip = await boxOf('.category-menu__entry[aria-pressed="true"]');
  expect(chip.width).toBeGreaterThanOrEqual(chip.height);
  const tool = await boxOf('.list-head__tool:last-child');
  expect(tool.x + tool.width).toBeGreaterThan(1_040);
  await expect(page.locator('.visit-bar a[href="/m/register"]')).toBeVisible();
  await page.locator('.visit-bar a[href="/m/login"]').click();
  await expect(page.locator('form input[type=password]')).toBeVisible();
  await expect(page.locator('.visit-bar a[href="/m/login"]')).toHaveCount(0);
  expect(venue.problems).toEqual([]);
});

test('cards of lotteries in one row have heads of one height', { tag: '@LT-1' }, async ({ page, venue }) => {
  await openTerminal(page, venue);
  const link = page.locator('.category-nav__entry--hot');
  await link.evaluate((entry: HTMLAnchorElement) => entry.setAttribute('href', '/m/lott'));
  await link.click();
  await expect(page.locator('.draw-numbers--many').first()).toBeVisible();
  const heads = await page.locator('.lottery-card').evaluateAll((cards) =>
    cards.map((card) => {
      const { top } = card.getBoundingClientRect();
      return [top, card.querySelector('.lottery-card__results')!.getBoundingClientRect().top - top] as const;
    }),
  );
  for (const [top, head] of heads) {
    for (const [, other] of heads.filter(([row]) => row === top)) expect(other).toBeCloseTo(head, 0);
  }
});

test('live games show dealer, stakes and seats in four columns, wide or upright, and a button for their details', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  // Home's own link leads to the games of all studios.
  const link = page.locator('.category-nav__entry--live');
  await link.evaluate((entry: HTMLAnchorElement) => entry.setAttribute('href', '/m/live-games'));
  await link.click();
  for (const list of ['.windowed-grid', 'section[aria-label="Vesper"]']) {
    const tile = page.locator(`${list} .game-tile`).first();
    await expect(tile.locator('.table-facts__dealer'), list).toHaveText(/^Dealer .?\w+/);
    await expect(tile.locator('.table-facts__stakes'), list).toContainText('₹');
    await expect(tile.locator('.table-facts__seats'), list).toHaveText(/player|seat|full/);
    const button = (await tile.locator('.info-button').boundingBox())!;
    expect(Math.min(button.width, button.height), list).toBeGreaterThanOrEqual(64);
    expect((await tile.boundingBox())!.width, list).toBeGreaterThanOrEqual(240);
  }
  const [top, below] = await page
    .locator('section[aria-label="Vesper"] .game-tile')
    .evaluateAll((tiles) => [tiles[0]!, tiles[4]!].map((tile) => tile.getBoundingClientRect()));
  expect(below!.x).toBe(top!.x);
  expect(below!.y).toBeGreaterThanOrEqual(top!.bottom);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const rows = page.locator('.windowed-grid__flow, .windowed-grid__row');
  await expect(rows.first().locator('.game-tile')).toHaveCount(4);
  await expect(rows.last().locator('.game-tile')).toHaveCount(4);
  await page.locator('section[aria-label="Vesper"] .info-button').first().click();
  await expect(page.getByRole('dialog')).toContainText('Table limits');
  await test.step('a narrow terminal has two lines for the name of a table', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 600, height: 960 });
    const cut = (names: Element[]) =>
      names.filter((name) => name.scrollHeight > name.clientHeight + 1).map(({ textContent }) => textContent);
    const names = page.locator('section[aria-label="Vesper"] .game-tile__name');
    await expect.poll(() => names.evaluateAll(cut)).toEqual([]);
  });
  expect(venue.problems).toEqual([]);
});

test('the open announcement is large, above the titles on an upright screen and next to them on a wide one', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  await page.locator('.marquee a').first().click();
  const text = page.locator('.accordion-item__text:not([hidden])');
  const titles = page.locator('.accordion-item__title');
  await expect(text).toBeInViewport({ ratio: 1 });
  const [first, last] = [titles.first(), titles.last()];
  await expect(last).toBeInViewport({ ratio: 1 });
  const boxes = () => Promise.all([text, first, last].map(async (one) => (await one.boundingBox())!));
  const [read, top] = await boxes();
  expect(read!.y + read!.height).toBeLessThanOrEqual(top!.y);
  expect(read!.height).toBeGreaterThan(450);
  expect(read!.width).toBeGreaterThan(1_000);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const [beside, left] = await boxes();
  expect(beside!.x).toBeGreaterThanOrEqual(left!.x + left!.width);
  const size = await text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeGreaterThan(24);
  expect(venue.problems).toEqual([]);
});

test('pages of the member have the edges of home, and games below few entries', { tag: '@KI-1' }, async ({
  page,
  venue,
}) => {
  await openTerminal(page, venue);
  await signIn(page, venue);
  const edges = async (selector: string) => {
    const element = page.locator(selector).first();
    await expect(element).toBeVisible();
    const { x, width } = (await element.boundingBox())!;
    return [x, x + width];
  };
  const home = await edges('.game-section');
  // Links, balance and payments are in one row.
  expect((await page.locator('.terminal-head').boundingBox())!.height).toBeLessThan(100);
  for (const [link, content] of [
    ['/m/rewardCenter', '.reward-page__heads'],
    ['/m/protection', '.sheet__title'],
    ['/m/member/home', '.sheet__columns'],
  ] as const) {
    await page.locator(`.terminal-head a[href="${link}"]`).click();
    await expect(page.locator(content)).toBeVisible();
    expect(await edges(`.sheet--page ${content}`), link).toEqual(home);
    if (link !== '/m/protection') {
      await expect(page.locator('.member-games .game-tile').first()).toBeVisible();
      expect(await edges('.member-games .game-section'), link).toEqual(home);
    }
  }
  await page.locator('.terminal-head a[href="/m/rewardCenter"]').click();
  await page.locator('.reward-page__heads a[href="/m/redRain"]').click();
  await expect(page.locator('.red-rain')).toBeVisible();
  await expect(page.locator('.member-games .game-tile').first()).toBeVisible();

  await test.step('a narrow terminal has balance and payments in one row, the amount whole', async () => {
    await page.setViewportSize({ width: 600, height: 1024 });
    await expect(page.locator('.terminal-head .balance__amount')).toContainText('₹25,000');
    const cut = await page
      .locator('.terminal-head .balance *')
      .evaluateAll(
        (all) => all.filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth).length,
      );
    expect(cut).toBe(0);
    const middles = await page.locator('.terminal-head__account > *').evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(middles).toHaveLength(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    // The time of the visit is one line.
    expect((await page.locator('.visit-bar__clock').boundingBox())!.height).toBeLessThan(30);
    await page.setViewportSize({ width: 1080, height: 1920 });
  });

  await test.step('the transfer between wallets has the row of title and arrow, and marks for an arm’s length', async () => {
    await page.locator('.terminal-head a[href="/m/member/home"]').click();
    await page.locator('a[href="/m/walletTransfer"]').first().click();
    const mark = page.locator('.wallet-list__logo').first();
    await expect(mark).toBeVisible();
    expect((await mark.boundingBox())!.width).toBeGreaterThanOrEqual(160);
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet transfer' })).toHaveCount(1);
    await page.locator('.back-header__back').click();
    await expect(page.locator('.sheet--page .sheet__columns')).toBeVisible();
  });

  await test.step('an open promotion has the width of its list, with the terms next to its picture', async () => {
    await page.locator('.terminal-head a[href="/m/activity"]').click();
    await page.getByRole('button', { name: 'The slot race' }).click();
    const [art, text] = [await edges('.promotion--open .promotion__art'), await edges('.promotion__text')];
    expect([art[0], text[1]]).toEqual(await edges('.promotions'));
    expect(art[1]).toBe(text[0]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    const finish = page.getByRole('button', { name: 'Finish' });
    await expect(finish).toBeInViewport({ ratio: 1 });
    await finish.click({ trial: true });
  });
});

test('a scrolled list keeps balance and deposit in view, and a wide screen its bar above the title', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  await signIn(page, venue);
  await page.locator('.category-nav__entry--hot').click();
  await expect(page.locator('.list-page .game-tile').first()).toBeVisible();
  const seen = (selector: string) => expect(page.locator(selector), selector).toBeInViewport({ ratio: 1 });
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  await page.mouse.wheel(0, 1500);
  await expect(page.locator('.visit-bar__clock')).not.toBeInViewport();
  for (const part of ['.balance', 'a[href="/m/voucherCenter"]', '.list-head']) await seen(part);
  const gapToBalance = async () => {
    const [tool, balance] = [await boxOf('.list-head__tool:last-child'), await boxOf('.balance')];
    return balance.x - tool.x - tool.width;
  };
  expect(await gapToBalance()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 768, height: 1366 });
  await page.mouse.wheel(0, -5_000);
  await page.locator('.list-head__back').click();
  await page.locator('.category-nav__entry', { hasText: 'Slots' }).click();
  await expect(page.locator('.list-head__tool')).toHaveCount(3);
  expect(await gapToBalance()).toBeGreaterThan(8);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.mouse.wheel(0, 500);
  for (const part of ['.visit-bar__clock', '.balance', 'a[href="/m/voucherCenter"]', '.list-head'])
    await seen(part);
  const [bar, head] = [await boxOf('.terminal-layout__head'), await boxOf('.list-head')];
  expect(Math.abs(head.y - bar.y - bar.height)).toBeLessThan(2);
  expect(venue.problems).toEqual([]);
});

test('the search shows games as tiles and studios as logos, aligned with its title', {
  tag: '@GC-7',
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  await page.getByRole('button', { name: 'Search' }).click();
  const art = page.locator('.search-groups__art');
  await expect(art).toHaveCount(15);
  await expect(art.last()).toBeInViewport({ ratio: 1 });
  expect((await art.first().boundingBox())!.width).toBeGreaterThan(180);
  await expect.poll(() => art.evaluateAll(enlarged)).toEqual([]);
  const startOf = async (selector: string) => (await page.locator(selector).boundingBox())!.x;
  expect(await startOf('.search-field')).toBe(await startOf('.dialog__title'));
  await expect(page.getByRole('link', { name: /^Nimbus/ }).locator('img')).toBeVisible();
  const keyboard = (await page.locator('.keyboard').boundingBox())!;
  const last = (await page.locator('.search-groups__row').last().boundingBox())!;
  expect(last.y + last.height).toBeLessThan(keyboard.y);
  expect(keyboard.y - last.y - last.height).toBeLessThan(300);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.search-field')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => startOf('.search-field')).toBe(await startOf('.dialog__title'));
  const [field, keys] = await Promise.all(
    ['.search-field', '.keyboard'].map((one) => page.locator(one).boundingBox()),
  );
  expect(field!.y + field!.height).toBeLessThan(keys!.y);
});
