import type { Page } from 'playwright/test';
import { expect, fillLogin, openSite, test } from '../support/test-environment.ts';
import { untilVisitFollowed } from '../support/visit.ts';

/** Records the names sent to the gateway. */
function searches(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('gameName');
    if (name) requests.push(name);
  });
  return requests;
}

test('searches while typing, sends one request per pause, and has a shareable address', {
  tag: ['@GC-4', '@GC-7'],
}, async ({ page, environment }) => {
  const requests = searches(page);
  await page.clock.install();
  await openSite(page, environment, '/m/slot-games');
  await expect(page.getByRole('heading', { name: 'Game centre' })).toBeVisible();
  await expect(page.locator('.vendor-strip [aria-pressed="true"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const input = page.getByRole('searchbox', { name: 'Search games' });
  await expect(input).toBeFocused();
  // No pause between two letters, on a machine of any speed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await input.pressSequentially('lantern');
  expect(requests).toEqual([]);
  await page.clock.resume();
  await expect(page.locator('.game-tile__name').first()).toHaveText(/lantern/i);
  await expect(page).toHaveURL(/\/m\/slot-games\?name=lantern$/);
  await expect(page.getByText(/games found/)).toBeVisible();
  expect(requests).toEqual(['lantern']);

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('radio', { name: 'Video poker' }).check();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('radio', { name: '0.5', exact: true }).check();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?name=lantern&minBet=0\.5$/);

  await page.reload();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button')).toHaveText(['“lantern”', 'Minimum bet 0.5', 'Clear all']);
  await expect(input).toHaveValue('lantern');
  await chips.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=ALL$/);
  await expect(input).toHaveValue('');

  // Filters add no history entry, a category does.
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/live-games\?vassalage=ALL$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=ALL$/);
  expect(environment.problems).toEqual([]);
});

test('FAV redirects a visitor to login and then shows the favourites', { tag: ['@GC-4', '@RT-3'] }, async ({
  page,
  environment,
}) => {
  await openSite(page, environment, '/m/slotsCenter');
  await page.getByRole('link', { name: 'Favourites' }).click();
  await page.waitForURL('**/m/login?from=*');
  await expect(page.getByText('You are not logged in, please login first')).toBeVisible();
  await fillLogin(page, 'maya7');
  await page.waitForURL('**/m/slot-games?gameType=FAV');
  await expect(page.getByRole('link', { name: 'Favourites' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Recently played' }).click();
  await expect(page).toHaveURL(/gameType=RECENT$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/gameType=HOT$/);
  expect(environment.problems).toEqual([]);
});

test('in Urdu: selects another vendor and searches hot games by local name', {
  tag: ['@GC-8', '@GC-10'],
}, async ({ page, environment }) => {
  environment.fault({ endpoint: 'getGames', latency: 500 });
  await openSite(page, environment, '/m/slot-games?vassalage=ALL', 'UR');
  await expect(page.locator('.game-tile').first()).toBeVisible();
  // Toasts belong to its code.
  await untilVisitFollowed(page);
  await page.locator('.vendor-strip__vendor').nth(2).click();
  await expect(page.locator('.toast-host__toast')).toBeVisible();
  await expect(page.locator('.game-tile')).toHaveCount(0);
  await expect(page.locator('.game-tile').first()).toBeVisible();
  await expect(page.locator('.toast-host__toast')).toBeHidden();

  const requests = searches(page);
  await page.goto(`${environment.demo.origin}/m/hot-games`);
  await page.locator('.list-head__tool').first().click();
  await page.locator('.search-field__input').fill('لالٹن ٹائیگر');
  await expect(page.locator('.game-tile__name')).toHaveText(['لالٹین ٹائیگر']);
  await expect.poll(() => requests).toEqual(['لالٹن ٹائیگر']);
  await expect(page.locator('.game-tile__name')).toHaveText(['لالٹین ٹائیگر']);
  await page.locator('.filter-chips__chip').click();
  await expect(page).toHaveURL(/\/m\/hot-games$/);
  expect(environment.problems).toEqual([]);
});
