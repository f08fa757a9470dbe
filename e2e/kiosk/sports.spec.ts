import type { Page } from 'playwright/test';
import { expect, openTerminal, test } from './venue.ts';

/** CSS pixels of the smallest target on a terminal. */
const TARGET = 64;

const openSports = async (page: Page) => {
  await page.locator('.category-nav__entry--sports').click();
  await expect(page.locator('.match').first()).toBeVisible();
};

test('shows matches as rows with odds for fingers at their sides, and studios as large tiles', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  await openSports(page);
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  const matches = await page.locator('.match').evaluateAll((all) =>
    all.map((one) => ({
      width: one.getBoundingClientRect().width,
      height: one.getBoundingClientRect().height,
    })),
  );
  const { width: whole } = (await page.locator('.match-board__list').boundingBox())!;
  for (const { width, height } of matches) {
    expect(width).toBeCloseTo(whole, 0);
    expect(height).toBeLessThan(2 * TARGET);
  }
  const controls = page.locator('.match-board__sport, .match__about, .odd, .match-board .button');
  const heights = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(TARGET);
  const studio = (await page.locator('.vendor-tile').first().boundingBox())!;
  expect(studio.width).toBeGreaterThanOrEqual(240);
  expect(studio.height).toBeGreaterThanOrEqual(160);
  expect(venue.problems).toEqual([]);
});

/** Logs in on the page that asks for it. */
async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('maya7');
  await page.getByLabel(/^Password/).fill('foyer-1234');
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
}

test('asks a visitor who taps an odd to log in, and then opens the match with it in the slip, until the visit ends', {
  tag: '@SE-4',
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  await openSports(page);
  const odd = page.locator('.odd:not(.odd--more, :has(.icon))').first();
  const text = (await odd.locator('.odd__value').textContent())!;
  await odd.click();
  await logIn(page);
  const game = page.frameLocator('.sports-frame iframe');
  await expect(game.locator('.betslip__bet')).toHaveCount(1);
  await expect(game.locator('.betslip__odds')).toHaveText(text);
  await expect(page.locator('.sports-frame')).toBeInViewport({ ratio: 1 });
  // The game's is up to date after a bet.
  await expect(page.locator('.balance')).toHaveCount(1);
  await expect(page.locator('.balance')).toBeHidden();
  await test.step('the stake is typed with the keys of the game', async () => {
    await expect(game.locator('.pad')).toBeHidden();
    await game.locator('.stake__field').click();
    for (const key of ['2', '5']) await game.locator('.pad').getByText(key, { exact: true }).click();
    await expect(game.locator('.stake__field')).toHaveValue('25');
    const key = (await game.locator('.pad__key').first().boundingBox())!;
    expect(key.height).toBeGreaterThanOrEqual(TARGET);
    await expect(game.locator('.pad')).toBeInViewport({ ratio: 1 });
    await game.locator('.pad__key--done').click();
    await expect(game.locator('.pad')).toBeHidden();
  });
  await test.step('the slip of the next visit is empty, of the same account too', async () => {
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Touch to start' }).click();
    await openSports(page);
    await page.locator('.match__about').first().click();
    await logIn(page);
    await expect(game.locator('.match-card').first()).toBeVisible();
    await expect(game.locator('.betslip')).toBeHidden();
  });
  expect(venue.problems).toEqual([]);
});
