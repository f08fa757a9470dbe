import type { Page } from 'playwright/test';
import { expect, openSite, test } from '../support/test-environment.ts';

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
  await drawer.getByRole('radio', { name: '₹0.50', exact: true }).check();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?name=lantern&minBet=0\.5$/);

  await page.reload();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('button')).toHaveText(['“lantern”', 'Minimum bet ₹0.50', 'Clear all']);
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
