import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';
import { openLoginPage, opensWindow, operatorFrame, signInByFrame } from './login-page.ts';
import { listen, openPage, reports, shift } from './partner-page.ts';

const lobby = (more = '') => `<div id="lobby" data-foyer="lobby" ${more}></div>`;
const host = (page: Page) => page.locator('#lobby');
const tiles = (page: Page) => host(page).locator('.game-tile');
const names = (page: Page) => host(page).locator('.game-tile__name').allInnerTexts();
const place = (page: Page) => host(page).locator('.lobby__place');
const category = (page: Page, name: string) =>
  host(page).getByRole('group', { name: 'Game categories' }).getByRole('button', { name, exact: true });

test('shows games by category and studio in pages of one height', { tag: ['@EM-1', '@GC-2'] }, async ({
  page,
  environment,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await listen(page);
  await openPage(page, environment, { body: `${lobby()}<p>Below</p>` });
  await expect(tiles(page)).toHaveCount(6);
  await expect(category(page, 'Hot')).toHaveAttribute('aria-pressed', 'true');
  await expect(place(page)).toHaveText('1–6');
  const below = (await page.getByText('Below').boundingBox())!.y;
  const first = await names(page);

  const next = host(page).getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(place(page)).toHaveText('7–12');
  await expect(next).toBeFocused();
  expect(await names(page)).not.toEqual(first);
  await host(page).getByRole('button', { name: 'Previous' }).click();
  await expect(place(page)).toHaveText('1–6');
  await expect.poll(() => names(page)).toEqual(first);

  await category(page, 'Slots').click();
  await expect(category(page, 'Slots')).toHaveAttribute('aria-pressed', 'true');
  // The studios of the slots: those of the hot games stay until the slots have arrived.
  await expect.poll(() => names(page)).not.toEqual(first);
  const studio = host(page).getByRole('group', { name: 'Game studios' }).getByRole('button').nth(2);
  const code = await studio.locator('.vendor-strip__name').innerText();
  await studio.click();
  await expect(host(page).locator('.game-tile__more').first()).toHaveText(code);
  for (const more of await host(page).locator('.game-tile__more').allInnerTexts()) expect(more).toBe(code);

  await category(page, 'Sports').click();
  const sports = host(page).locator('.vendor-tile').first();
  const address = new URL((await sports.getAttribute('href'))!);
  expect(address.pathname).toBe('/m/sportsGame');
  expect(address.searchParams.get('code')).toBe('acme');
  await expect(sports).toHaveAttribute('target', '_blank');
  expect((await page.getByText('Below').boundingBox())!.y).toBe(below);
  const ready = (await reports(page)).filter(({ name }) => name === 'ready');
  expect(ready).toEqual([{ name: 'ready', detail: { mount: 'lobby' } }]);
  expect(environment.problems).toEqual([]);
});

test('finds misspelt names in all categories; filters are loaded when used', {
  tag: ['@EM-1', '@GC-7', '@GC-3'],
}, async ({ page, environment }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const late = () => requests.filter((path) => /\/(fuzzy-search|lobby-filters)-/.test(path));
  await openPage(page, environment, { body: lobby() });
  await expect(tiles(page).first()).toBeVisible();
  expect(late()).toEqual([]);

  const search = host(page).getByRole('searchbox', { name: 'Search games' });
  await search.fill('lantren tigr');
  await expect(tiles(page).filter({ hasText: 'Lantern Tiger' })).toBeVisible();
  await expect(host(page).getByText('These are close')).toBeVisible();
  await search.fill('no such game');
  await expect(host(page).getByText('No results for “no such game”')).toBeVisible();
  await host(page).getByRole('button', { name: 'Clear search' }).last().click();
  await expect(search).toHaveValue('');

  await category(page, 'Slots').click();
  await expect(place(page)).toContainText('1–');
  const filter = host(page).getByRole('button', { name: 'Filter', exact: true });
  await filter.focus();
  await page.keyboard.press('Enter');
  const dialog = host(page).getByRole('dialog', { name: 'Filter' });
  await dialog.getByRole('radio', { name: 'Video poker' }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  expect(late()).toHaveLength(2);
  const chip = host(page).getByRole('button', { name: 'Remove filter: Video poker' });
  await expect(chip).toBeVisible();
  await expect(host(page).getByRole('button', { name: 'Filter, 1 selected' })).toBeFocused();
  const narrowed = await names(page);
  await chip.click();
  await expect(chip).toBeHidden();
  await expect.poll(() => names(page)).not.toEqual(narrowed);
  expect(environment.problems).toEqual([]);
});

test('reports a chosen game and plays it in the operator frame, which has the favourites', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await listen(page);
  await openLoginPage(page, environment, { body: lobby('data-category="RNG"') });
  await tiles(page).first().getByRole('button').click();
  await expect(operatorFrame(page).getByRole('heading', { name: /^Log in to play/ })).toBeVisible();
  const [name] = await names(page);
  const game = (await reports(page)).find((event) => event.name === 'game');
  expect(game?.detail).toMatchObject({ mount: 'lobby', gameName: name, gameType: 'RNG' });
  await test.step('registration takes game and widget along', async () => {
    const site = await opensWindow(page, operatorFrame(page).getByRole('link', { name: 'Register' }));
    await expect(site).toHaveURL(/register/);
    const { searchParams } = new URL(site.url());
    expect(searchParams.get('game')).toBe(name);
    expect(searchParams.get('widget')).toBe('lobby');
    await site.close();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await host(page).getByRole('button', { name: 'Favourites' }).click();
  await expect(page.getByRole('dialog', { name: 'Favourites' })).toBeVisible();
  await signInByFrame(page);
  await expect(operatorFrame(page).getByRole('heading', { name: 'Favourites' })).toBeVisible();
  // The page learns neither the favourites nor their player.
  expect(JSON.stringify(await reports(page))).not.toContain('maya');
});

test('begins with the attributes’ category, reports unknown ones once, and opens a tab on demand', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await openPage(page, environment, {
    body: `${lobby('data-category="LIVE" data-rows="1" data-play="tab"')}
      <div data-foyer="lobby" data-category="BINGO" data-rows="9" data-vendor="NOBODY"></div>`,
  });
  await expect(category(page, 'Live')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.game-tile').last()).toBeVisible();
  await expect.poll(() => warnings.length).toBe(3);
  expect(warnings.sort()).toEqual([
    expect.stringMatching(/^Foyer: data-category="BINGO" is not HOT, RNG, /),
    'Foyer: data-rows="9" is not 1 to 6',
    'Foyer: data-vendor="NOBODY" is not a studio of HOT',
  ]);
  const opened = page.waitForEvent('popup');
  await host(page).getByRole('button', { name: 'Favourites' }).click();
  await expect(await opened).toHaveURL(/\/m\/fav-games\?.*widget=lobby|login/);
  const before = await tiles(page).count();
  await host(page).evaluate((element) => Object.assign(element.dataset, { category: 'RNG', rows: '2' }));
  await expect(category(page, 'Slots')).toHaveAttribute('aria-pressed', 'true');
  await expect(tiles(page)).toHaveCount(2 * before);
  expect(warnings).toHaveLength(3);
});

test('offers a retry when catalogue or games fail', { tag: '@EM-1' }, async ({ page, environment }) => {
  await listen(page);
  environment.fault({ endpoint: 'getVendors', status: 503 });
  await openPage(page, environment, { body: lobby() });
  const retry = host(page).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect((await reports(page)).map(({ name }) => name)).not.toContain('ready');
  environment.demo.gateway.faults?.clear();
  environment.fault({ endpoint: 'getHotGames', malformed: 'wrong-shape' });
  await retry.click();
  await expect(category(page, 'Hot')).toBeVisible();
  await expect(retry).toBeVisible();
  const errors = (await reports(page)).filter(({ name }) => name === 'error');
  expect(errors.map(({ detail }) => detail.mount)).toEqual(['lobby', 'lobby']);
  environment.demo.gateway.faults?.clear();
  await retry.click();
  await expect(tiles(page).first()).toBeVisible();
});

test.describe('with 20,000 games', () => {
  test.use({ games: 20_000 });

  test('keeps one page of games in the document and fetches more as needed', { tag: '@EM-1' }, async ({
    page,
    environment,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('getGameList')) requests.push(searchParams.get('pageNo')!);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, environment, { body: lobby('data-category="RNG"') });
    await expect(tiles(page)).toHaveCount(6);
    const next = host(page).getByRole('button', { name: 'Next' });
    for (let turn = 1; turn <= 6; turn++) {
      await next.click();
      await expect(place(page)).toHaveText(`${6 * turn + 1}–${6 * turn + 6}`);
    }
    await expect(tiles(page)).toHaveCount(6);
    expect(requests).toEqual(['1', '2']);
  });
});

for (const lang of ['en', 'ur']) {
  test(`fits 240 to 1200 px, causes no layout shift and passes axe, ${lang}`, { tag: '@EM-1' }, async ({
    page,
    environment,
  }) => {
    environment.fault({ endpoint: 'getVendors', latency: 300 });
    environment.fault({ endpoint: 'getHotGames', latency: 300 });
    await listen(page);
    for (const width of [240, 360, 768, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, environment, {
        lang,
        css: `body { margin: 0 } #lobby { min-height: ${lang === 'ur' ? 666 : 610}px }`,
        body: `${lobby()}<p>Below</p>`,
      });
      await expect(tiles(page).first()).toBeVisible();
      expect((await host(page).boundingBox())!.height).toBe(lang === 'ur' ? 666 : 610);
      expect(await shift(page), `${width} px`).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const cut = await host(page).evaluate(({ shadowRoot }) =>
        [...shadowRoot!.querySelectorAll('.lobby__tools, .lobby__pages')].filter(
          (part) => part.scrollWidth > part.clientWidth,
        ),
      );
      expect(cut).toEqual([]);
    }
    expect(await violations(page, '#lobby')).toEqual([]);
    await host(page).locator('.lobby__filter').click();
    await expect(host(page).getByRole('dialog')).toBeVisible();
    expect(await violations(page, '#lobby')).toEqual([]);
  });
}
