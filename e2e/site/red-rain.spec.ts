import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, openSite, type TestEnvironment, test } from '../support/test-environment.ts';

const EVERY = 20 * 60_000;
const LASTS = 5 * 60_000;

/** Advances to a second after the next rain starts. */
const toRain = (environment: TestEnvironment) => environment.advance(EVERY - (Date.now() % EVERY) + 1_000);

const envelopes = (page: Page) => page.getByRole('button', { name: /^Open envelope/ });

test('an agent opens a falling envelope from the menu; balance and record show the prize', {
  tag: '@WL-8',
}, async ({ page, environment }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await toRain(environment);
  await environment.session('agent10');
  await openSite(page, environment, '/m/agent');
  await page.getByRole('link', { name: 'Red envelope rain' }).click();
  await expect(page).toHaveURL(/\/m\/redRain$/);
  await expect(envelopes(page)).toHaveCount(3);
  // The envelope moves; the click follows its position.
  const height = async () => (await envelopes(page).first().boundingBox())!.y;
  const first = await height();
  await expect.poll(height).not.toBe(first);
  const sky = (await page.locator('.rain-sky__envelopes').boundingBox())!;
  await expect(async () => {
    // A slow answer to the last click may have opened it.
    if ((await envelopes(page).count()) === 3) {
      const box = (await envelopes(page).first().boundingBox())!;
      const inSight = box.y > sky.y && box.y + box.height < Math.min(sky.y + sky.height, 660);
      expect(inSight).toBe(true);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    await expect(envelopes(page)).toHaveCount(2, { timeout: 3_000 });
  }).toPass();
  const won = page.locator('.rain-sky__won');
  await expect(won).toHaveText(/^(You won ₹\d+\.\d\d|Empty\. Better luck next time!)$/);
  expect(environment.problems).toEqual([]);
});

test('by keyboard: a focused envelope pauses, and focus moves to the next', { tag: '@WL-8' }, async ({
  page,
  environment,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await toRain(environment);
  await environment.session();
  await openSite(page, environment, '/m/rewardCenter');
  await page.getByRole('link', { name: /^Red envelope rain/ }).press('Enter');
  await expect(envelopes(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Stop the envelopes' }).focus();
  for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab');
  const first = page.getByRole('button', { name: 'Open envelope 1' });
  await expect(first).toBeFocused();
  await expect(first).toHaveCSS('animation-name', 'none');
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open envelope 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Open envelope 3' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have opened all your envelopes in this rain.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Opened in this rain' }).getByRole('listitem')).toHaveCount(
    3,
  );
  expect(environment.problems).toEqual([]);
});

test('with reduced motion envelopes form a static grid; axe finds no violations during and before the rain', {
  tag: '@WL-8',
}, async ({ page, environment }) => {
  await toRain(environment);
  await environment.session();
  for (const language of ['UR', 'EN']) {
    await openSite(page, environment, '/m/redRain', language);
    await expect(page.locator('.rain-envelope')).toHaveCount(3);
    expect(await violations(page)).toEqual([]);
  }
  await expect(page.getByRole('button', { name: 'Stop the envelopes' })).toBeHidden();
  await expect
    .poll(() => page.locator('.red-rain').evaluate((rain) => rain.getAnimations({ subtree: true }).length))
    .toBe(0);
  // A click without force waits until the element is still.
  await envelopes(page).first().click();
  await expect(envelopes(page)).toHaveCount(2);
  await environment.advance(LASTS);
  for (const language of ['EN', 'UR']) {
    await openSite(page, environment, '/m/redRain', language);
    await expect(page.locator('.rain-head--before')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test('on a wide screen the envelopes fall to the end of their box, and a picture shows while none fall', {
  tag: '@WL-8',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await toRain(environment);
  await environment.session();
  await openSite(page, environment, '/m/redRain');
  await expect(envelopes(page)).toHaveCount(3);
  const list = page.getByRole('list', { name: 'Envelopes to open' });
  const [way, box] = await Promise.all([list.boundingBox(), page.locator('.rain-sky__far').boundingBox()]);
  expect(way).toEqual(box);
  expect(box!.width).toBeLessThan(900);
  await environment.advance(LASTS);
  await page.reload();
  await expect(page.locator('.rain-head--before')).toBeVisible();
  await expect(page.locator('.rain-picture')).toBeInViewport({ ratio: 1 });
});
