import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';
import { openLoginPage, opensWindow, operatorFrame, signInByFrame } from './login-page.ts';
import { emptySite, listen, openPage, reports } from './partner-page.ts';

const lobby = (more = '') => `<div id="lobby" data-foyer="lobby" ${more}></div>`;
const host = (page: Page) => page.locator('#lobby');
const tiles = (page: Page) => host(page).locator('.game-tile');
const names = (page: Page) => host(page).locator('.game-tile__name').allInnerTexts();
const place = (page: Page) => host(page).locator('.lobby__place');
const category = (page: Page, name: string) =>
  host(page).getByRole('group', { name: 'Game categories' }).getByRole('button', { name, exact: true });

test('shows games by category and studio in pages of one height, finds misspelt names in all categories, filters, and passes axe', {
  tag: ['@EM-1', '@GC-2', '@GC-3', '@GC-7'],
}, async ({ page, environment }) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  const late = () => requests.filter(({ pathname }) => /\/(fuzzy-search|lobby-filters)-/.test(pathname));
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
  await test.step('one page of games is in the document, and more are fetched as needed', async () => {
    for (let turn = 1; turn <= 6; turn++) {
      await next.click();
      await expect(place(page)).toHaveText(`${6 * turn + 1}–${6 * turn + 6}`);
    }
    await expect(tiles(page)).toHaveCount(6);
    const lists = requests.filter(({ pathname }) => pathname.endsWith('getGameList'));
    expect(lists.map(({ searchParams }) => searchParams.get('pageNo'))).toEqual(['1', '2']);
  });
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
  expect(late()).toEqual([]);

  await category(page, 'Hot').click();
  await expect.poll(() => names(page)).toEqual(first);
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
  for (const lang of ['en', 'ur']) {
    await test.step(`axe finds nothing, with and without the filters, ${lang}`, async () => {
      await page.evaluate((code) => Object.assign(document.documentElement, { lang: code }), lang);
      await expect(host(page).locator('.embed')).toHaveAttribute('lang', lang);
      await expect(tiles(page).first()).toBeVisible();
      // The empty field's placeholder begins at its start.
      await expect(host(page).getByRole('searchbox')).toHaveCSS('direction', lang === 'ur' ? 'rtl' : 'ltr');
      expect(await violations(page, '#lobby')).toEqual([]);
      await host(page).locator('.lobby__filter').click();
      await expect(host(page).getByRole('dialog')).toBeVisible();
      expect(await violations(page, '#lobby')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(host(page).getByRole('dialog')).toBeHidden();
    });
  }
  expect(environment.problems).toEqual([]);
});

test('reports a chosen game and plays it in the operator frame, which has the favourites', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await listen(page);
  await emptySite(page, environment);
  await openLoginPage(page, environment, { body: lobby('data-category="RNG"') });
  await tiles(page).first().getByRole('button').click();
  await expect(operatorFrame(page).getByRole('heading', { name: /^Log in to play/ })).toBeVisible();
  const [name] = await names(page);
  const game = (await reports(page)).find((event) => event.name === 'game');
  expect(game?.detail).toMatchObject({ mount: 'lobby', gameName: name, gameType: 'RNG' });
  await test.step('registration on the operator’s site takes partner, page, game and widget along', async () => {
    const site = await opensWindow(page, operatorFrame(page).getByRole('link', { name: 'Register' }));
    await expect(site).toHaveURL(/register/);
    const { origin, searchParams } = new URL(site.url());
    expect(origin).toBe(environment.demo.origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      code: 'acme',
      domain: new URL(environment.demo.partnerOrigin).hostname,
      game: name,
      widget: 'lobby',
    });
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
  await emptySite(page, environment);
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
