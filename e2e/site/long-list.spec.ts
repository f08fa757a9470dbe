import type { Page, Request } from 'playwright/test';
import { shiftsOf, watchShifts } from '../support/layout-shift.ts';
import { expect, openSite, type TestEnvironment, test } from '../support/test-environment.ts';

test.use({ games: 10_000 });

/** All slots of all vendors, from a gateway with larger pages; the second between two pages remains. */
const LIST = '/m/slot-games?vassalage=ALL';
const ownPages = (environment: TestEnvironment, pageSize = '300') =>
  environment.fault({ endpoint: 'getGames', query: { pageSize, vassalage: '' } });

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
/** Returns the positions of the games on screen below the header; empty while there is a gap. */
const inSight = (page: Page) =>
  page.locator('.game-tile').evaluateAll((tiles) => {
    const seen = tiles
      .map((tile) => ({
        place: Number(tile.getAttribute('aria-posinset')),
        box: tile.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.bottom > 60 && box.top < innerHeight);
    const gap = seen[0] && seen[0].place !== 1 && seen[0].box.top > 80;
    return gap ? [] : seen.map(({ place }) => place);
  });
/** Scrolls and returns the positions on screen. */
async function sightAt(page: Page, y: number): Promise<number[]> {
  await page.evaluate((to) => scrollTo(0, to), y);
  let seen: number[] = [];
  await expect
    .poll(async () => {
      seen = await inSight(page);
      return seen.length;
    })
    .toBeGreaterThanOrEqual(12);
  return seen;
}

test('a list of 10,000 games keeps at most 1,500 elements and does not shift', { tag: '@GC-5' }, async ({
  page,
  environment,
}) => {
  ownPages(environment, '999');
  await page.clock.install();
  let onTheirWay = 0;
  const isPage = (request: Request) => request.url().includes('getGameList');
  page.on('request', (request) => isPage(request) && onTheirWay++);
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => isPage(request) && onTheirWay--);
  await watchShifts(page);
  await openSite(page, environment, LIST);
  const tiles = page.locator('.game-tile');
  await expect(tiles.first()).toHaveAttribute('aria-setsize', '-1', { timeout: 15_000 });
  let most = 0;
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    most = Math.max(most, await elements(page));
    // The second between two pages; pending requests would time out.
    if (!onTheirWay) await page.clock.runFor(1_000);
    await expect(tiles.last()).toHaveAttribute('aria-posinset', '10000', { timeout: 200 });
  }).toPass({ timeout: 40_000, intervals: [250] });
  await expect(tiles.last()).toHaveAttribute('aria-setsize', '10000');
  // Steps of half a screen, as by a finger, and large jumps never show a gap.
  for (const to of [590_000, 589_600, 589_200, 300_000, 300_400, 17, 120_000]) {
    await sightAt(page, to);
    most = Math.max(most, await elements(page));
  }
  expect(most).toBeLessThanOrEqual(1_500);
  expect(await shiftsOf(page)).toEqual([]);
  expect(environment.problems).toEqual([]);
});

test('restores length and scroll position of a list from history and after a reload; a new visit starts at the top', {
  tag: '@GC-8',
}, async ({ page, environment }) => {
  ownPages(environment, '36');
  await openSite(page, environment, LIST);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect((await inSight(page)).at(-1) ?? 0).toBeGreaterThanOrEqual(108);
  }).toPass({ timeout: 15_000, intervals: [250] });
  // In the middle of a row: a fraction of a pixel decides whether one at the edge counts.
  const before = await sightAt(page, 4_560);
  expect(before[0]).toBeGreaterThan(60);
  await page.locator('.list-head__back').click();
  await page.waitForURL('**/m/home');
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => inSight(page)).toEqual(before);
  expect(page.url()).toContain('vassalage=ALL');
  // A guest's tap opens login; Back restores the list.
  await page.locator(`.game-tile[aria-posinset="${before[6]}"] .game-tile__play`).click();
  await page.waitForURL('**/m/login*');
  await page.goBack();
  await expect.poll(() => inSight(page)).toEqual(before);
  await page.reload();
  await expect.poll(() => inSight(page)).toEqual(before);
  await page.goto(environment.demo.origin + LIST);
  await expect.poll(async () => (await inSight(page))[0]).toBe(1);
});

test('focus stays on a game scrolled out of view; rotation keeps the visible games; a search renders few rows', {
  tag: '@GC-8',
}, async ({ page, environment }) => {
  ownPages(environment);
  await openSite(page, environment, LIST);
  const fifth = page.locator('.game-tile[aria-posinset="5"] .game-tile__play');
  await fifth.focus({ timeout: 15_000 });
  await page.mouse.wheel(0, 10_000);
  await expect.poll(async () => (await inSight(page))[0] ?? 0).toBeGreaterThan(140);
  await expect(fifth).toBeFocused();
  // Skips its star and information button.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  await expect(page.locator('.game-tile[aria-posinset="6"] .game-tile__play')).toBeFocused();
  await expect(page.locator('.game-tile[aria-posinset="6"]')).toBeInViewport();
  const before = await sightAt(page, 10_000);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => inSight(page)).toContain(before[3]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => inSight(page)).toEqual(before);

  // A search renders one row below the visible ones, because the next key replaces them; then scrolling shows no gap.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search games' }).fill('a');
  const tiles = page.locator('.game-tile');
  await expect(page.locator('.game-tile mark').first()).toBeVisible();
  await expect.poll(async () => (await tiles.count()) - (await inSight(page)).length).toBeLessThanOrEqual(6);
  expect((await sightAt(page, 2_000))[0]).toBeGreaterThan(12);
  await expect.poll(async () => (await tiles.count()) - (await inSight(page)).length).toBeGreaterThan(20);
});
