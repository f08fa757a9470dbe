import type { Page } from 'playwright/test';
import { launchGame } from '../../src/gateway/endpoints/launch.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { expect, PASSWORD, type TestEnvironment, test } from '../support/test-environment.ts';

const device = { platform: 'html5', clientType: 2 } as const;
const games = [
  ['LIVE', 'Grand Roulette'],
  ['LIVE', 'Terrace Hold’em'],
  ['LIVE', 'Salon Money Wheel'],
  ['SPORTS', 'Red Spur Derby'],
  ['LOTT', 'Daily Five'],
] as const;

/** Launches a game. @returns its address */
async function launched(token: string, gameType: string, gameName: string, language: string) {
  const { games: found } = await call(getGames, {
    query: { ...device, merchant: 'foyer', language: 'EN', gameType, gameName, pageNo: 1, pageSize: 1 },
  });
  const { gameId, vassalage: accountType } = found[0]!;
  const own = { confirmTrans: true, launchMode: 'h5', webView: false } as const;
  const query = { ...device, ...own, gameId, nodeId: '1', accountType, merchantCode: 'foyer', language };
  const { content } = await call(launchGame, { query }, { token });
  return content.game_url;
}

/** Lets no reload of the matches suspend one, whose bet would leave the slip. */
const holdMatches = (page: Page) => page.route('**/games/draw', (route) => route.abort());

/** Odds of a match that takes bets; a suspended one has an enabled button for its other markets. */
const ODDS = '.match-card__prices > .price:enabled:not(.match-card__more)';

/** Opens a session of the gateway. @returns its token */
async function tokenOf(environment: TestEnvironment): Promise<string> {
  await environment.session();
  const { token } = await call(login, {
    body: { username: 'maya7', password: PASSWORD, type: 'username', rememberPassword: false },
  });
  return token;
}

/** Opens a game in an iframe of the whole width, as in the window of the site. */
async function framed(page: Page, address: string, height: number) {
  const style = `border: 0; display: block; inline-size: 100%; block-size: ${height}px`;
  const body = `<body style="margin: 0"><iframe src="${address}" style="${style}"></iframe>`;
  await page.route('**/window', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(new URL('/window', address).href);
  await page.unroute('**/window');
  return page.frameLocator('iframe');
}

test('scene, bets and stake of a game fit on a phone in landscape', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  // What the site's bar leaves of 390.
  await page.setViewportSize({ width: 844, height: 350 });
  for (const language of ['EN', 'UR']) {
    for (const [gameType, gameName] of games) {
      await page.goto(await launched(token, gameType, gameName, language));
      for (const part of ['.table__view, .machine', '.places, .picks', '#stake', '#go'])
        await expect(page.locator(part), `${part} of ${gameName}, ${language}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('both hands of blackjack and the buttons of a turn fit on phones', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  const side = (...pieces: string[]) => ({ pieces, total: 14, bet: 5_000 });
  const hand = {
    reference: '1',
    bet: 5_000,
    win: 0,
    made: 0,
    hands: [side('7♠', '7♦')],
    active: 0,
    moves: ['hit', 'stand', 'double', 'split'],
    stake: 5_000,
    dealer: side('6♦'),
    left: 30,
    most: 30,
  };
  const hands = [side('7♠', '2♠', '3♦', '2♣'), side('7♦', '7♣')];
  const split = { ...hand, made: 2, hands, active: 1, moves: ['hit', 'stand', 'double'] };
  const answer = (path: string, value: object) =>
    page.route(path, (route) => route.fulfill({ json: { success: true, value } }));
  await answer('**/games/round', { isOpen: false, balance: 95_000, hand });
  await answer('**/games/hand', { balance: 90_000, hand: split });
  for (const [width, height] of [
    [844, 350],
    [390, 784],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const language of ['EN', 'UR']) {
      const where = `${width}x${height}, ${language}`;
      await page.goto(await launched(token, 'LIVE', 'Velvet Blackjack', language));
      for (const part of ['.blackjack__side--dealer', '.blackjack__side--you', '#stake', '#go'])
        await expect(page.locator(part), `${part}, ${where}`).toBeInViewport({ ratio: 1 });
      await page.locator('#go').click();
      await expect(page.locator('.move--hit'), where).toBeFocused();
      await expect(page.locator('.move--hit'), where).toHaveAttribute('aria-disabled', 'false');
      for (const part of ['.blackjack__side--dealer', '.blackjack__side--you', '.moves'])
        await expect(page.locator(part), `${part}, ${where}`).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#go'), where).toBeHidden();
      // A tap right after the cards is no choice yet.
      await expect(async () => {
        if (await page.locator('.move--split').isVisible()) await page.locator('.move--split').click();
        await expect(page.locator('.blackjack__one')).toHaveCount(2, { timeout: 300 });
      }).toPass();
      for (const part of ['.blackjack__side--dealer', '.blackjack__one >> nth=0', '.moves'])
        await expect(page.locator(part), `${part}, split, ${where}`).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.blackjack__one--active'), where).toBeInViewport({ ratio: 1 });
    }
  }
});

test('boards of ludo, mahjong, rummy and dominoes, with both players, fit on phones and show a round on them', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height, language] of [
    [844, 350, 'EN'],
    [390, 788, 'UR'],
    // What the site's bar leaves of 740.
    [390, 672, 'EN'],
    [320, 588, 'UR'],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [gameName, board, pieces] of [
      ['River Ludo', '.ludo__board', 3],
      ['Teahouse Mahjong', '.mahjong__middle', 14],
      // Cards are laid down, and who wins at dominoes may have no piece.
      ['Royal Rummy', '.rummy__board', 0],
      ['Street Dominoes', '.chain__board', 0],
    ] as const) {
      await page.goto(await launched(token, 'PVP', gameName, language));
      const you = page.locator('.poker__seat--you');
      const opponent = page.locator('.poker__seat--opponent');
      const areInView = async (...parts: string[]) => {
        for (const part of [board, '#stake', '#go', ...parts])
          await expect(page.locator(part), `${part} at ${width}`).toBeInViewport({ ratio: 1 });
      };
      await areInView();
      const table = await page.locator('.stage').evaluate((stage) => {
        const table = stage.firstElementChild!.firstElementChild!;
        return table.getBoundingClientRect().bottom - stage.getBoundingClientRect().bottom;
      });
      expect(table, `end of ${gameName} below its stage at ${width}x${height}`).toBeLessThanOrEqual(1);
      if (gameName === 'Royal Rummy') {
        const room = await page.locator('.rummy').evaluate((table) => {
          const [rim, ...cards] = [table, ...table.querySelectorAll('.rummy__fan .piece')].map((one) =>
            one.getBoundingClientRect(),
          );
          const border = Number.parseFloat(getComputedStyle(table).borderLeftWidth);
          const rooms = cards.map(
            (card) => Math.min(card.left - rim!.left, rim!.right - card.right) - border,
          );
          return Math.min(...rooms);
        });
        expect(room, `cards from the rim at ${width}`).toBeGreaterThan(0);
      }
      for (const seat of [you, opponent]) {
        const { plate, text } = await seat.locator('.poker__plate').evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one.querySelector('.poker__stack')!);
          const [around, words] = [one, range].map((box) => box.getBoundingClientRect());
          return { plate: around!, text: words! };
        });
        const room = Math.min(text.left - plate.left, plate.right - text.right);
        expect(room, `balance of ${gameName} in its plate at ${width}`).toBeGreaterThan(2);
      }
      await page.locator('#go').click();
      for (const seat of [you, opponent]) {
        await expect(seat.locator('.poker__rank')).toBeVisible();
        expect(await seat.locator('.tile').count()).toBeGreaterThanOrEqual(pieces);
      }
      const parts = ['.poker__person', '.hand', '.poker__rank'];
      if (gameName === 'Teahouse Mahjong' && width < 400) {
        const widths = await page
          .locator('.mahjong__upright .tile, .poker__seat--opponent .tile')
          .evaluateAll((tiles) => tiles.map((one) => one.getBoundingClientRect().width));
        expect(widths.length).toBeGreaterThan(22);
        // A message of two lines makes a table of 672 px a low one, whose discards have 20 px.
        const least = height === 788 ? 25 : width === 390 ? 20 : 16;
        expect(Math.min(...widths), `${width}`).toBeGreaterThanOrEqual(least);
      }
      await areInView(
        ...parts.flatMap((part) => [`.poker__seat--you ${part}`, `.poker__seat--opponent ${part}`]),
      );
    }
  }
});

test('the slip of a match fits on a phone in landscape, and on a low one', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  await page.setViewportSize({ width: 844, height: 350 });
  await holdMatches(page);
  for (const language of ['EN', 'UR']) {
    await page.goto(await launched(token, 'SPORTS', 'Touchline Football', language));
    await expect(page.locator('.match-card').first()).toBeVisible();
    // What waited in the slip is there when the game opens again.
    await expect(page.locator('.betslip__bet')).toHaveCount(language === 'EN' ? 0 : 1);
    if (language === 'UR') await page.locator('.betslip__clear').click();
    await page.locator(ODDS).first().click();
    const areInView = async (...parts: string[]) => {
      for (const part of [...parts, '.betslip', '#note', '.stake__field', '#go'])
        await expect(page.locator(part), `${part}, ${language}`).toBeInViewport({ ratio: 1 });
    };
    // The first match may be suspended, and the next one partly below the edge.
    const open = page.locator('.match-card', { has: page.locator(ODDS) });
    await open.first().scrollIntoViewIfNeeded();
    await expect(open.first()).toBeInViewport({ ratio: 1 });
    await areInView();
    for (const card of [1, 2]) await open.nth(card).locator('.price').first().click();
    await areInView('.betslip__kind >> nth=1');
    await page.locator('.betslip__clear').click();
    await page.locator(ODDS).first().click();
    const [note, slip] = await Promise.all(
      ['#note', '.betslip'].map((part) => page.locator(part).boundingBox()),
    );
    expect(note!.y + note!.height, language).toBeLessThanOrEqual(slip!.y);
    // What the site's bar leaves of a phone of 320x600.
    await page.setViewportSize({ width: 320, height: 542 });
    for (const part of ['.betslip', '#go'])
      await expect(page.locator(part), `${part}, ${language}`).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 844, height: 350 });
  }
});

test('a press on odds that is held while the board is refreshed counts, and the board stays scrolled', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.setViewportSize({ width: 390, height: 769 });
  await page.goto(await launched(token, 'SPORTS', 'Grandstand All Sports', 'EN'));
  await page.route('**/games/selections', (route) => route.fulfill({ json: { success: true, value: null } }));
  await expect(page.locator('.match-card').first()).toBeVisible();
  // Selections of other tests.
  if (await page.locator('.betslip__clear').isVisible()) await page.locator('.betslip__clear').click();
  await page.route('**/games/draw', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const fixture of answer.value.fixtures) fixture.odds.home = 777;
    await route.fulfill({ json: answer });
  });
  const card = page.locator('.match-card:not(.match-card--live)').nth(5);
  const price = card.locator('[data-market=result][data-outcome=home]');
  await price.hover();
  const scrolled = () => page.locator('#stage').evaluate((stage) => stage.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await page.mouse.down();
  await expect(price).toHaveText(/7\.77/);
  await expect(page.locator('.price:hover')).toHaveText(/7\.77/);
  expect(await scrolled()).toBe(before);
  await page.mouse.up();
  await expect(page.locator('.betslip__bet')).toHaveCount(1);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
});

test('a match is a row on a wide screen, and several placed bets are one row above them', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  const pick = { fixture: '1', market: 'result', outcome: 'home', odds: 150, home: 'Albion', away: 'United' };
  const bet = (reference: string, ...picks: object[]) => ({
    ...{ bet: 100, odds: 150, win: 150, open: false, reference },
    picks: picks.map((one) => ({ ...pick, ...one, startsAt: 0, state: 'won', shown: ['2', '1'] })),
  });
  const bets = [bet('A', {}), bet('B', {}, {}, {}, {}), bet('C', {}), bet('D', {})];
  await page.route('**/games/session', async (route) => {
    const answer = await (await route.fetch()).json();
    Object.assign(answer.value, { bets });
    await route.fulfill({ json: answer });
  });
  await holdMatches(page);
  for (const [width, height, isWide, language] of [
    [1280, 725, true, 'EN'],
    [1600, 819, true, 'UR'],
    [390, 763, false, 'UR'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'ESPORTS', 'Arena League', language));
    const where = `${width}, ${language}`;
    await expect(page.locator('.match-card').first()).toBeVisible();
    const { cards, board, receipts } = await page.locator('.sportsbook').evaluate((book) => {
      const boxes = (selector: string, within: ParentNode = book) =>
        Array.from(within.querySelectorAll(selector), (one) => one.getBoundingClientRect());
      const matches = Array.from(book.querySelectorAll('.match-card'), (card) => ({
        width: card.getBoundingClientRect().width,
        sides: boxes('.side-row', card),
        prices: boxes('.match-card__prices', card)[0]!,
      }));
      return { cards: matches, board: boxes('.board')[0]!, receipts: boxes('.receipt') };
    });
    for (const { width: own, sides, prices } of cards) {
      expect(own, where).toBeCloseTo(board.width, 0);
      if (isWide) expect(prices.top, where).toBeLessThan(sides[0]!.bottom);
      else expect(prices.top, where).toBeGreaterThanOrEqual(sides[1]!.bottom);
    }
    // As high as each other; a long accumulator scrolls within its own.
    expect(new Set(receipts.map(({ top }) => Math.round(top))).size, where).toBe(1);
    expect(new Set(receipts.map((one) => Math.round(one.height))).size, where).toBe(1);
    expect(receipts[0]!.height, where).toBeLessThan(height * 0.6);
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    if (await page.locator('.betslip__clear').isHidden()) await page.locator(ODDS).first().click();
    await expect(page.locator('.betslip__bet').first()).toBeVisible();
    expect(await pageHeight(), where).toBeLessThanOrEqual(1);
  }
});

test('the column next to a game has a small picture, and results, prizes or the slip below it', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await holdMatches(page);
  const [width, height] = [1280, 725];
  await page.setViewportSize({ width, height });
  for (const [gameType, gameName, free] of [
    ['RNG', 'Lantern Tiger', 16],
    ['PVP', 'River Ludo', 16],
    ['FISH', 'Reef Hunter', 16],
    ['LOTT', 'Daily Five', 96],
    ['SPORTS', 'Touchline Football', 0],
  ] as const) {
    await page.goto(await launched(token, gameType, gameName, 'EN'));
    const where = gameName;
    await expect(page.locator('#icon'), where).toBeInViewport({ ratio: 1 });
    const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
    const [bar, icon] = [await boxOf('.bar'), await boxOf('#icon')];
    expect(icon.height, where).toBeLessThanOrEqual(96);
    if (gameType === 'SPORTS') {
      if (await page.locator('.betslip').isHidden()) await page.locator(ODDS).first().click();
      await expect(page.locator('.betslip')).toBeVisible();
      const slip = await boxOf('.betslip');
      expect(slip.y - bar.y - bar.height, where).toBeLessThan(24);
      // No cut above the edge of the window.
      const stage = await boxOf('#stage');
      expect(stage.y + stage.height, where).toBeCloseTo(height, 0);
      continue;
    }
    const panels = await page
      .locator('.results:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const note = await boxOf('#note');
    expect(note.y - Math.max(...panels), where).toBeLessThanOrEqual(free);
    expect(note.y - Math.max(...panels), where).toBeGreaterThanOrEqual(0);
    if (gameType !== 'RNG') continue;
    await expect(page.locator('.pays__one')).toHaveCount(7);
    await expect(page.locator('.pays__one').last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#results-none')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.results__heads')).toBeHidden();
    await page.locator('#go').click();
    await expect(page.locator('.results__heads')).toBeVisible();
    await expect(page.locator('#results-none')).toBeHidden();
  }
});

test('a ticket shows three rows of seven numbers on a phone, and fades above the bet', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.setViewportSize({ width: 390, height: 769 });
  await page.goto(await launched(token, 'LOTT', 'Daily Five', 'EN'));
  const stage = page.locator('#stage');
  await expect(page.locator('.pick')).toHaveCount(36);
  const { bottom } = await stage.evaluate((one) => one.getBoundingClientRect());
  const tops = await page
    .locator('.pick')
    .evaluateAll((picks) => picks.map((pick) => pick.getBoundingClientRect()));
  expect(tops.filter(({ y }) => y === tops[0]!.y)).toHaveLength(7);
  expect(tops.filter((pick) => pick.bottom < bottom - 16).length).toBeGreaterThanOrEqual(21);
  expect(await stage.evaluate((one) => getComputedStyle(one).maskImage)).toContain('linear-gradient');
});

test('all keys of a lottery of digits are clear of the fade above the bet on a phone', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height, language] of [
    [390, 769, 'EN'],
    [390, 763, 'UR'],
    [360, 665, 'UR'],
    [320, 665, 'EN'],
  ] as const) {
    const where = `${width}x${height}, ${language}`;
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'ELOTT', 'Saigon Three Minute', language));
    await expect(page.locator('.pick--digit')).toHaveCount(10);
    const { bottom, rem } = await page.locator('#stage').evaluate((stage) => ({
      bottom: stage.getBoundingClientRect().bottom,
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    }));
    const last = (await page.locator('.pick--digit').last().boundingBox())!;
    expect(last.y + last.height, where).toBeLessThanOrEqual(bottom - rem);
  }
});

test('a low phone shows the draw as a strip, and two rows of numbers below the quick pick', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height, gameName, language, rows] of [
    [320, 600, 'Harbour Six', 'EN', 2],
    [320, 600, 'Hourly Keno', 'UR', 2],
    [390, 790, 'Hourly Keno', 'EN', 4],
    [390, 790, 'Monsoon Six', 'EN', 4],
  ] as const) {
    const where = `${gameName}, ${width}x${height}, ${language}`;
    await page.setViewportSize({ width, height });
    const address = await launched(token, 'LOTT', gameName, language);
    const game = await framed(page, address, height - (language === 'UR' ? 81 : 75));
    const [machine, quick] = [game.locator('.machine'), game.locator('.paper__tool--quick')];
    for (const one of [machine, quick]) await expect(one, where).toBeInViewport({ ratio: 1 });
    expect((await machine.boundingBox())!.height, where).toBeLessThan(height * 0.15);
    const seen = await game.locator('.stage').evaluate((stage) => {
      const { bottom } = stage.getBoundingClientRect();
      const tops = Array.from(stage.querySelectorAll('.pick'), (pick) => pick.getBoundingClientRect())
        .filter((pick) => pick.bottom < bottom - 12)
        .map(({ top }) => top);
      return new Set(tops).size;
    });
    expect(seen, where).toBeGreaterThanOrEqual(rows);
    const balls = await game
      .locator('.tray__one')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(balls).size, where).toBe(1);
  }
});

test('the chip of a bet is inside a narrow cell and leaves its text free', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [width, gameName, language] of [
    [390, 'Grand Money Wheel', 'EN'],
    [320, 'Grand Money Wheel', 'UR'],
    [390, 'Grand Roulette', 'EN'],
  ] as const) {
    const where = `${gameName}, ${width}, ${language}`;
    await page.setViewportSize({ width, height: 715 });
    await page.goto(await launched(token, 'LIVE', gameName, language));
    await page.locator('.place').first().click();
    const { cell, chip, text } = await page.locator('.place:has(.chip)').evaluate((place) => {
      const range = document.createRange();
      range.selectNodeContents(place.querySelector('small, bdi')!);
      const sides = (one: Element | Range) => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right };
      };
      return { cell: sides(place), chip: sides(place.querySelector('.chip')!), text: sides(range) };
    });
    expect(Math.min(chip.left - cell.left, cell.right - chip.right), where).toBeGreaterThanOrEqual(0);
    expect(Math.max(chip.left - text.right, text.left - chip.right), where).toBeGreaterThanOrEqual(0);
  }
});

test('a lottery of digits fills a wide screen, and its whole ticket stays in sight', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height, language] of [
    [1280, 725, 'EN'],
    [1024, 620, 'UR'],
  ] as const) {
    const where = `${width}x${height}, ${language}`;
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'ELOTT', 'One Minute Pick Three', language));
    const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
    const foot = async (part: string) => {
      const { y, height: own } = await boxOf(part);
      return y + own;
    };
    const end = await foot('#stage');
    expect(end - (await foot('.paper')), where).toBeCloseTo(0, 0);
    expect(end - (await foot('.draw__prizes')), where).toBeLessThan(1);
    await page.locator('.paper__tool--quick').click();
    await page.locator('#go').click();
    await expect(page.locator('.draw__own'), where).toBeVisible();
    await expect(page.locator('.paper__possible'), where).toBeInViewport({ ratio: 1 });
  }
});

test('the 15 stakes of a cockfight are one row on a phone and three next to the fight, with the whole ring of the chosen one', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height, rows] of [
    [320, 640, 1],
    [390, 720, 1],
    [1024, 640, 3],
    [1280, 800, 3],
    [1080, 1820, 3],
  ] as const) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'SPORTS', 'Red Spur Derby', 'UR'));
    await expect(page.locator('.places')).toBeInViewport({ ratio: 1 });
    const tops = await page
      .locator('.chips__one')
      .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).offsetTop));
    expect([tops.length, new Set(tops).size], where).toEqual([15, rows]);
    if (rows === 1) continue;
    expect(new Set(tops.map((top) => tops.filter((other) => other === top).length)).size, where).toBe(1);
    for (const index of [0, 14]) {
      await page.locator('.chips__one').nth(index).click();
      const room = await page.locator('.chips').evaluate((row) => {
        const [around, chip] = [row, row.querySelector('.chips__one:has(:checked) > .chip')!].map((one) =>
          one.getBoundingClientRect(),
        );
        return Math.min(chip!.left - around!.left, around!.right - chip!.right);
      });
      // Two pixels of the ring, and one between it and the chip.
      expect(room, `chip ${index}, ${where}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('all bets of roulette fit on a phone, below the dealer’s face', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [width, height, language] of [
    [320, 640, 'EN'],
    [320, 640, 'UR'],
    [375, 667, 'UR'],
    [390, 844, 'EN'],
    [390, 844, 'UR'],
  ] as const) {
    const where = `${width}x${height}, ${language}`;
    await page.setViewportSize({ width, height });
    const address = await launched(token, 'LIVE', 'Grand Roulette', language);
    // The bar of the window is higher in Urdu.
    const game = await framed(page, address, height - (language === 'UR' ? 81 : 75));
    const places = game.locator('.place');
    await expect(places).toHaveCount(37 + 12);
    for (const place of await places.all()) await expect(place, where).toBeInViewport({ ratio: 1 });
    const stage = await game.locator('#stage').evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(stage, where).toBeLessThanOrEqual(1);
    for (const part of ['.scene--dealer', '.scene--roulette', '#note', '#stake', '#go'])
      await expect(game.locator(part), `${part}, ${where}`).toBeInViewport();
    // Numbers are 24 px apart.
    const [first, next] = await Promise.all(
      [1, 4].map((number) => game.locator(`.place--n${number}`).boundingBox()),
    );
    expect(next!.y - first!.y, where).toBeGreaterThanOrEqual(23.9);
    // The head is in the upper half of the drawing.
    const sign = game.locator('.studio__sign');
    if (await sign.isHidden()) continue;
    const dealer = (await game.locator('.scene--dealer').boundingBox())!;
    expect((await sign.boundingBox())!.y, where).toBeGreaterThan(dealer.y + dealer.height / 2);
  }
});

test('the wheel of roulette is as high as its scene, and the chips are in equal rows', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height] of [
    [768, 949],
    [844, 350],
    [1280, 725],
    [1600, 825],
  ] as const) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'LIVE', 'Grand Roulette', width === 1600 ? 'UR' : 'EN'));
    const boxes = ['.table__view', '.scene--roulette', '.scene--roulette circle >> nth=0'];
    const [view, scene, wheel] = await Promise.all(boxes.map((part) => page.locator(part).boundingBox()));
    expect(view!.height - scene!.height, where).toBeLessThan(32);
    expect(wheel!.height, where).toBeGreaterThan(view!.height * 0.6);
    const tops = await page
      .locator('.chips__one')
      .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).offsetTop));
    const rows = tops.map((top) => tops.filter((other) => other === top).length);
    expect(new Set(rows).size, where).toBe(1);
  }
  // With fewer chips too.
  await page.goto(await launched(token, 'LOTT', 'Daily Five', 'EN'));
  const tops = await page
    .locator('.chips__one')
    .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).offsetTop));
  expect(new Set(tops.slice(0, tops.length / 2))).not.toEqual(new Set(tops.slice(tops.length / 2)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(tops.length / 2);
});

test('no bet of a live table is cut in the window of the site on phones', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  const boards = ['Speed Hold’em', 'Prime Andar Bahar'];
  const others = ['Velvet Dragon Tiger', 'Lotus Sic Bo', 'Lotus Baccarat', 'First Class Money Wheel'];
  for (const [width, height, gameNames] of [
    [320, 640, [...boards, ...others, 'Velvet Blackjack']],
    [320, 740, ['Terrace Andar Bahar']],
    [390, 844, boards],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const language of ['EN', 'UR']) {
      for (const gameName of gameNames) {
        const address = await launched(token, 'LIVE', gameName, language);
        // The bar of the window is higher in Urdu.
        const game = await framed(page, address, height - (language === 'UR' ? 81 : 75));
        const where = `${gameName}, ${width}x${height}, ${language}`;
        await expect(game.locator('#go'), where).toBeInViewport({ ratio: 1 });
        const bets = game.locator('.place, .blackjack__spot');
        expect(await bets.count(), where).toBeGreaterThan(0);
        for (const bet of await bets.all()) await expect(bet, where).toBeInViewport({ ratio: 1 });
        // The last results are whole, or left out.
        const road = game.locator('.road');
        if (await road.isVisible()) await expect(road, where).toBeInViewport({ ratio: 1 });
        // The clock is whole, and so is the face of a visible dealer.
        const { clock, cloth, face } = await game.locator('.table__view').evaluate((view) => {
          const edge = (selector: string) =>
            view.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
          return { clock: edge('.clock'), cloth: edge('.studio') - 32, face: edge('.scene--dealer') };
        });
        if (!gameName.includes('Wheel')) expect(clock, where).toBeLessThanOrEqual(cloth + 8);
        expect(face === 0 || face > clock, where).toBe(true);
      }
    }
  }
});

test('no prize of an animal is on another animal, wherever they swim', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [width, height] of [
    [320, 640],
    [390, 769],
    [768, 980],
    [844, 350],
    [1280, 756],
    [1080, 1820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'FISH', 'Reef Hunter', 'EN'));
    await expect(page.locator('.reef__fish')).toHaveCount(18);
    for (const seconds of [0, 3, 8, 14, 21, 33]) {
      const covered = await page.evaluate((at) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = at * 1_000;
        }
        const layers = [...document.querySelectorAll('.reef__fish')];
        const boxOf = (one: Element | null) => one!.getBoundingClientRect();
        const prizes = layers.filter((layer) => layer.querySelector('text'));
        const animals = layers.filter((layer) => layer.querySelector('.reef__turn'));
        return prizes.flatMap((prize, index) => {
          const own = boxOf(prize.querySelector('text')!.parentElement);
          const others = animals.filter((_, other) => other !== index);
          return others
            .map((other) => boxOf(other.querySelector('.reef__turn')))
            .filter(
              (box) =>
                Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1 &&
                Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1,
            )
            .map(() => prize.textContent);
        });
      }, seconds);
      expect(covered, `${width}x${height}, after ${seconds} s`).toEqual([]);
    }
  }
});

test('limits and clock of a table are not on the dealer', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [width, height] of [
    [320, 640],
    [390, 788],
    [844, 350],
    [1280, 744],
    [1080, 1820],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const gameName of ['Velvet Blackjack', 'Evening Baccarat', 'Velvet Andar Bahar', 'Grand Hold’em']) {
      await page.goto(await launched(token, 'LIVE', gameName, width === 390 ? 'UR' : 'EN'));
      await expect(page.locator('.clock')).toBeVisible();
      const covered = await page.locator('.studio').evaluate((studio) => {
        const drawn = Array.from(studio.querySelectorAll('.scene--dealer path'), (one) =>
          one.getBoundingClientRect(),
        );
        return ['.studio__sign', '.clock'].filter((name) => {
          const { left, right, top, bottom } = studio.querySelector(name)!.getBoundingClientRect();
          return drawn.some(
            (one) =>
              one.width && one.right > left && one.left < right && one.bottom > top && one.top < bottom,
          );
        });
      });
      expect(covered, `${gameName}, ${width}x${height}`).toEqual([]);
    }
  }
});

test('limits are a pill and the clock a card at each table, also over a small dealer', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  const names = [
    'Velvet Blackjack',
    'Velvet Andar Bahar',
    'Lotus Sic Bo',
    'Salon Money Wheel',
    'Grand Roulette',
  ];
  for (const [width, height, language] of [
    [320, 559, 'UR'],
    [390, 769, 'EN'],
    [1280, 725, 'EN'],
  ] as const) {
    await page.setViewportSize({ width, height });
    const looks = new Set<string>();
    for (const [gameType, gameName] of [
      ['SPORTS', 'Red Spur Derby'],
      ...names.map((name) => ['LIVE', name]),
    ]) {
      await page.goto(await launched(token, gameType!, gameName!, language));
      const where = `${gameName}, ${width}`;
      for (const part of ['.studio__sign', '.clock']) {
        await expect(page.locator(part), `${part} of ${where}`).toBeInViewport({ ratio: 1 });
        const look = await page.locator(part).evaluate((one) => {
          const { borderRadius, borderWidth, backgroundColor } = getComputedStyle(one);
          return [borderRadius, borderWidth, backgroundColor].join();
        });
        looks.add(look);
      }
    }
    expect([...looks], `${width}`).toHaveLength(1);
    if (width !== 320) continue;
    // In the corner of the picture, away from the wheel.
    const [studio, clock] = await Promise.all(
      ['.studio', '.clock'].map((part) => page.locator(part).boundingBox()),
    );
    expect(studio!.x + studio!.width - clock!.x - clock!.width).toBeLessThan(8);
  }
});

test('the left seat of a table is on the left in Urdu too, and as wide as the right one', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height] of [
    [390, 763],
    [844, 350],
    [1280, 719],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const gameName of ['Bengal Teen Patti', 'Terrace Hold’em']) {
      await page.goto(await launched(token, 'LIVE', gameName, 'UR'));
      for (const kind of ['side', 'place']) {
        const [left, right] = await Promise.all(
          ['left', 'right'].map((name) => page.locator(`.${kind}--${name}`).boundingBox()),
        );
        const where = `${kind} of ${gameName} at ${width}`;
        // On a phone in landscape bets are below each other.
        if (kind === 'side' || width !== 844) expect(left!.x, where).toBeLessThan(right!.x);
        expect(left!.width, where).toBeCloseTo(right!.width, 0);
      }
    }
  }
});

test('the rules of blackjack leave the message and the chips of a wide screen free', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height, language] of [
    [1024, 640, 'VI'],
    [1280, 725, 'EN'],
    [1600, 819, 'UR'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'LIVE', 'Velvet Blackjack', language));
    const [guide, last, note] = await Promise.all(
      ['#guide', '.blackjack__guide > :last-child', '#note'].map((part) => page.locator(part).boundingBox()),
    );
    const where = `${width}x${height}, ${language}`;
    expect(guide!.y + guide!.height, where).toBeLessThanOrEqual(note!.y);
    expect(last!.y + last!.height, where).toBeLessThanOrEqual(guide!.y + guide!.height);
  }
});

test('the money wheel has the height of its scene', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [width, height] of [
    [390, 788],
    [844, 350],
    [1280, 744],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'LIVE', 'Salon Money Wheel', 'UR'));
    const [scene, wheel] = await Promise.all(
      ['.table__view', '.scene--money'].map((part) => page.locator(part).boundingBox()),
    );
    expect(scene!.height - wheel!.height, `${width}x${height}`).toBeLessThan(24);
    for (const part of ['.studio__sign', '.clock', '.studio__name', '.places'])
      await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
  }
});

test('the row of chips has whole chips on a phone, also when scrolled', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [width, language] of [
    [320, 'EN'],
    [360, 'UR'],
    [390, 'EN'],
    [430, 'UR'],
  ] as const) {
    await page.setViewportSize({ width, height: 788 });
    await page.goto(await launched(token, 'LIVE', 'Salon Money Wheel', language));
    const row = page.locator('.chips');
    await expect(row).toBeVisible();
    const cutChips = () =>
      row.evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return Array.from(one.querySelectorAll('.chips__one'), (chip) => chip.getBoundingClientRect()).filter(
          (chip) =>
            chip.right > left + 1 &&
            chip.left < right - 1 &&
            (chip.left < left - 1 || chip.right > right + 1),
        ).length;
      });
    expect(await cutChips(), `${width}`).toBe(0);
    await row.evaluate((one) => {
      one.scrollBy((one.ownerDocument.documentElement.dir === 'rtl' ? -1 : 1) * 60, 0);
    });
    await expect.poll(cutChips, `${width}, scrolled`).toBe(0);
  }
});

test('roulette keeps its colours in forced colours, and its wheel with text of 200 %', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await launched(token, 'LIVE', 'Grand Roulette', 'UR'));
  await expect(page.locator('.place--red.place--number').first()).toHaveCSS(
    'background-color',
    'rgb(168, 30, 44)',
  );
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const wheel = await page.locator('.cloth--wheel > .scene').boundingBox();
  expect(wheel!.width).toBeGreaterThan(160);
  const isCut = await page.locator('#note').evaluate((note) => note.scrollHeight > note.clientHeight + 1);
  expect(isCut).toBe(false);
});
