import { violations } from '../support/axe.ts';
import { forward } from '../support/forward.ts';
import { holdMatches, launched, ODDS, resize, tokenOf } from '../support/launched-games.ts';
import { expect, test } from '../support/test-environment.ts';

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
    await expect(page.locator('#note')).toHaveText(language === 'EN' ? 'Pick an outcome' : 'ایک نتیجہ چنیں');
    const kept = page.waitForResponse(
      (response) => response.request().postData()?.includes('"picks":[{') === true,
    );
    await page.locator(ODDS).first().click();
    await kept;
    const [note, slip] = await Promise.all(
      ['#note', '.betslip'].map((part) => page.locator(part).boundingBox()),
    );
    expect(note!.y + note!.height, language).toBeLessThanOrEqual(slip!.y);
    // What the site's bar leaves of a phone of 320x600, and its page of a studio's matches of one of 320x640,
    // which shows the studio instead of the frame.
    for (const size of ['320x542', '296x612']) {
      await resize(page, size);
      for (const part of ['.betslip', '#go'])
        await expect(page.locator(part), `${part}, ${language}, ${size}`).toBeInViewport({ ratio: 1 });
      const cut = await page.locator('.stake__field').evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(cut, `${language}, ${size}`).toBe(0);
    }
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
    const response = await forward(route);
    const answer = await response.json();
    for (const fixture of answer.value.fixtures) fixture.odds.home = 777;
    await route.fulfill({ json: answer });
  });
  const card = page.locator('.match-card:not(.match-card--live)').nth(5);
  const price = card.locator('[data-market=result][data-outcome=home]');
  await price.hover();
  expect(await page.locator('#stage').evaluate((stage) => stage.scrollTop)).toBeGreaterThan(100);
  // Live matches above it may become higher or lower, which scrolls the board by as much.
  const top = async () => (await price.boundingBox())!.y;
  const before = await top();
  await page.mouse.down();
  await expect(price).toHaveText(/7\.77/);
  await expect(page.locator('.price:hover')).toHaveText(/7\.77/);
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  await page.mouse.up();
  await expect(page.locator('.betslip__bet')).toHaveCount(1);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
});

test('the board has the theme and the accent of its address, with readable texts', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  const html = page.locator('html');
  for (const [theme, accent, ground] of [
    ['light', '#2563eb', 'rgb(255, 255, 255)'],
    ['dark', '#7a1f3d', 'rgb(13, 15, 20)'],
  ] as const) {
    const address = new URL(await launched(token, 'ESPORTS', 'Arena League', 'EN'));
    address.search = `${address.search}&${new URLSearchParams({ theme, accent })}`;
    await page.goto(address.href);
    await expect(page.locator('.match-card').first()).toBeVisible();
    await expect(html).toHaveCSS('color-scheme', theme);
    await expect(html).toHaveCSS('background-color', ground);
    await page.locator(ODDS).first().click();
    expect(await violations(page, '.board', '.controls'), theme).toEqual([]);
    await page.locator('.betslip__clear').click();
  }
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
  const others = [...'CDEFGHIJKLMNO'].map((reference) => bet(reference, {}));
  const bets = [bet('A', {}), bet('B', {}, {}, {}, {}), ...others];
  await page.route('**/games/session', async (route) => {
    const answer = await (await forward(route)).json();
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
    const { cards, board, receipts, shown } = await page.locator('.sportsbook').evaluate((book) => {
      const boxes = (selector: string, within: ParentNode = book) =>
        Array.from(within.querySelectorAll(selector), (one) => one.getBoundingClientRect());
      const matches = Array.from(book.querySelectorAll('.match-card'), (card) => ({
        width: card.getBoundingClientRect().width,
        sides: boxes('.side-row', card),
        prices: boxes('.match-card__prices', card)[0]!,
      }));
      const list = book.querySelector('.receipts__list')!.getBoundingClientRect();
      // How much of each bet is in the row.
      const shown = boxes('.receipt').map(
        ({ left, right }) => Math.min(right, list.right) - Math.max(left, list.left),
      );
      return { cards: matches, board: boxes('.board')[0]!, receipts: boxes('.receipt'), shown };
    });
    for (const { width: own, sides, prices } of cards) {
      expect(own, where).toBeCloseTo(board.width, 0);
      if (isWide) expect(prices.top, where).toBeLessThan(sides[0]!.bottom);
      else expect(prices.top, where).toBeGreaterThanOrEqual(sides[1]!.bottom);
    }
    // As high as each other; a long accumulator scrolls within its own.
    expect(new Set(receipts.map(({ top }) => Math.round(top))).size, where).toBe(1);
    expect(new Set(receipts.map((one) => Math.round(one.height))).size, where).toBe(1);
    // However many bets there are.
    expect(board.width, where).toBeLessThan(width);
    expect(receipts[0]!.height, where).toBeLessThan(height * 0.6);
    // Whole ones, and of the next one its edge only, which fades.
    const whole = isWide ? 2 : 1;
    for (const one of shown.slice(0, whole)) expect(one, where).toBeCloseTo(receipts[0]!.width, 0);
    expect(shown[whole], where).toBeGreaterThan(12);
    expect(shown[whole], where).toBeLessThan(receipts[0]!.width / 6);
    await expect(page.locator('.receipts__list'), where).toHaveCSS('--after', /^(?!0px)\d/);
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    if (await page.locator('.betslip__clear').isHidden()) await page.locator(ODDS).first().click();
    await expect(page.locator('.betslip__bet').first()).toBeVisible();
    expect(await pageHeight(), where).toBeLessThanOrEqual(1);
  }
});
