import type { Page } from 'playwright/test';
import { expect, openSite, test } from '../support/test-environment.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const clock = (page: Page, name: string) => card(page, name).getByRole('timer');

test('lotteries show countdown and latest numbers; a visitor logs in, a member plays', {
  tag: ['@RT-3', '@LA-4'],
}, async ({ page, environment }) => {
  await test.step('both addresses list the lotteries with countdown and latest numbers', async () => {
    for (const path of ['/m/lott', '/m/lottery']) {
      await openSite(page, environment, path);
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
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(13);
  });
  await test.step('a Vietnamese lottery shows results and plays after login', async () => {
    await card(page, 'Saigon Three Minute').getByRole('link').click();
    await page.waitForURL('**/m/elott?code=VNSG3');
    const prizes = page.getByRole('table');
    await expect(prizes.getByRole('row', { name: /^Special \d{6}/ })).toBeVisible();
    await expect(prizes.getByRole('rowheader')).toHaveCount(9);
    await page.getByRole('link', { name: 'All lotteries' }).click();
    await expect(page.getByRole('article')).toHaveCount(13);
    expect(environment.problems).toEqual([]);
    await page.getByRole('button', { name: 'Play Saigon Three Minute' }).click();
    await page.waitForURL(/\/m\/login\?from=/);

    await environment.session();
    await page.goto(`${environment.demo.origin}/m/elott`);
    await page.getByRole('button', { name: 'Play Saigon Three Minute' }).click();
    const game = page.getByRole('dialog', { name: 'Saigon Three Minute' }).frameLocator('iframe');
    await game.getByRole('button', { name: 'Quick pick' }).click();
    await game.getByRole('button', { name: 'Buy ticket' }).click();
    await expect(game.getByText('Ticket bought. Good luck')).toBeVisible();
    await expect(game.getByText('Not drawn yet')).toBeVisible();
  });
});

test('counts down, and catches up after sleep with the result', { tag: '@LA-4' }, async ({
  page,
  environment,
}) => {
  // The page reads the clock when it loads.
  await page.clock.install();
  await openSite(page, environment, '/m/elott');
  const time = clock(page, 'Hanoi Night');
  await expect(time).toHaveText(/(Closes|Opens|Draws) in\s\d\d:\d\d/);
  const before = (await time.textContent())!;
  await page.clock.runFor(1_000);
  await expect(time).not.toHaveText(before);

  const ball = card(page, 'One Minute Ball');
  const left = clock(page, 'One Minute Ball');
  const number = ball.locator('.lottery-card__number');
  const now = () => page.evaluate(() => Date.now());
  const seconds = async () => Number(/in\s00:(\d\d)/.exec((await left.textContent())!)?.[1]);
  // Sleeps in the first half of a one-minute draw, so that the next one does not start by itself.
  await expect.poll(seconds).toBeGreaterThanOrEqual(0);
  const on = (((await seconds()) + 60 - 55) % 60) * 1_000;
  await environment.advance(on);
  await page.clock.setSystemTime((await now()) + on);
  await expect.poll(seconds).toBeGreaterThanOrEqual(30);

  const [old, numbers] = [await number.textContent(), await ball.locator('.draw-numbers').textContent()];
  await environment.advance(60_000);
  await page.clock.pauseAt((await now()) + 60_000);
  // From here on the page's clock advances in these steps, for 10 s at most.
  const afterAMoment = async () => {
    await page.clock.runFor(250);
    return number.textContent();
  };
  await expect.poll(afterAMoment, { intervals: [750] }).not.toBe(old);
  await expect(ball.locator('.draw-numbers')).not.toHaveText(numbers!);
  // Between two draws the state is "drawing" for some seconds.
  await page.clock.resume();
  await expect(left).toHaveText(/in\s00:\d\d/);
});

test('Urdu mirrors the page, but not numbers and times', { tag: '@LA-4' }, async ({ page, environment }) => {
  await openSite(page, environment, '/m/elott', 'UR');
  const ball = page.getByRole('article').filter({ hasText: 'ایک منٹ بال' });
  const [art, time] = [ball.locator('.picture'), ball.getByRole('timer')];
  await expect(time).toHaveText(/\d\d:\d\d/);
  expect((await art.boundingBox())!.x).toBeGreaterThan((await time.boundingBox())!.x);
  const balls = await ball.locator('.draw-numbers__ball').all();
  const places = await Promise.all(balls.map(async (one) => (await one.boundingBox())!.x));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  await test.step('a long name does not widen the page', async () => {
    await page.evaluate(() => {
      for (const name of document.querySelectorAll('.lottery-card__play > span, .lottery-list__title > *'))
        name.textContent = 'W'.repeat(60);
    });
    expect(await isWide()).toBe(false);
  });
});
