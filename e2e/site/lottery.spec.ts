import type { Page } from 'playwright/test';
import { expect, openSite, type TestEnvironment, test } from '../support/test-environment.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const clock = (page: Page, name: string) => card(page, name).getByRole('timer');

/** Moves the gateway's time on. */
async function pass(environment: TestEnvironment, advance: number): Promise<void> {
  await fetch(`${environment.demo.origin}/__clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance }),
  });
}

test('RT-3 LA-4 home leads to the lotteries, each with its time and its latest numbers', async ({
  page,
  environment,
}) => {
  await openSite(page, environment, '/m/hot-games');
  for (const path of ['/m/lott', '/m/lottery']) {
    await page.goto(environment.demo.origin + path);
    await expect(page.getByRole('heading', { name: 'Lottery', exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(11);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
  const menu = page.getByRole('navigation', { name: 'Game categories' });
  await menu.getByRole('link', { name: 'E-lottery' }).click();
  await page.waitForURL('**/m/elott');
  await expect(page.getByRole('article')).toHaveCount(13);
  await expect(page.getByRole('timer')).toHaveCount(13);
  await expect(card(page, 'One Minute Ball').locator('.draw-numbers__ball')).toHaveCount(5);
  await page.getByRole('link', { name: 'Minute balls' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(environment.problems).toEqual([]);
});

/** Milliseconds in which a page that slept has to make up for it: less than are left until the next draw comes by itself. */
const AT_ONCE = 8_000;

test('LA-4 the time ticks; a slept-through draw is made up for at once, its result with it', async ({
  page,
  environment,
}) => {
  // The draw that must not come by itself meanwhile is one a minute: there may be one to wait for first.
  test.setTimeout(90_000);
  // The page takes its clock when it loads.
  await page.clock.install();
  await openSite(page, environment, '/m/elott');
  const time = clock(page, 'Hanoi Night');
  await expect(time).toHaveText(/(Closes|Opens|Draws) in\s\d\d:\d\d/);
  const before = (await time.textContent())!;
  await expect(time).not.toHaveText(before);

  const ball = card(page, 'One Minute Ball');
  const left = clock(page, 'One Minute Ball');
  // From 25 seconds on: long enough that within AT_ONCE only the leap can bring the next one.
  await expect(left).toHaveText(/in\s00:(2[5-9]|[345]\d)/, { timeout: 40_000 });
  const number = (await ball.locator('.lottery-card__number').textContent())!;
  const numbers = await ball.locator('.draw-numbers').textContent();
  await pass(environment, 60_000);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 60_000);
  await expect(ball.locator('.lottery-card__number')).not.toHaveText(number, { timeout: AT_ONCE });
  await expect(ball.locator('.draw-numbers')).not.toHaveText(numbers!);
  await expect(left).toHaveText(/in\s00:\d\d/);
});

test('LA-4 results of a Vietnamese lottery, the way back, and play: a visitor logs in, a member plays', async ({
  page,
  environment,
}) => {
  await openSite(page, environment, '/m/elott');
  await card(page, 'Saigon Three Minute').getByRole('link').click();
  await page.waitForURL('**/m/elott?code=VNSG3');
  const prizes = page.getByRole('table');
  await expect(prizes.getByRole('row', { name: /^Special \d{6}/ })).toBeVisible();
  await expect(prizes.getByRole('rowheader')).toHaveCount(9);
  await page.getByRole('link', { name: 'All lotteries' }).click();
  await expect(page.getByRole('article')).toHaveCount(13);
  await page.getByRole('button', { name: 'Play Saigon Three Minute' }).click();
  await page.waitForURL(/\/m\/login\?from=/);

  await environment.session();
  await page.goto(`${environment.demo.origin}/m/elott`);
  await page.getByRole('button', { name: 'Play Saigon Three Minute' }).click();
  await expect(page.getByRole('dialog', { name: 'Saigon Three Minute' })).toBeVisible();
});

test('LA-4 in Urdu the page is mirrored, numbers and times are not', async ({ page, environment }) => {
  await openSite(page, environment, '/m/elott', 'UR');
  const ball = page.getByRole('article').filter({ hasText: 'ایک منٹ بال' });
  const [art, time] = [ball.locator('.picture'), ball.getByRole('timer')];
  await expect(time).toHaveText(/\d\d:\d\d/);
  expect((await art.boundingBox())!.x).toBeGreaterThan((await time.boundingBox())!.x);
  const balls = await ball.locator('.draw-numbers__ball').all();
  const places = await Promise.all(balls.map(async (one) => (await one.boundingBox())!.x));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});
