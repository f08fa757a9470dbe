import { type Demo, startDemo } from '../../demo/server/demo.ts';
import type {} from '../../src/site/prefetch.ts';
import { expect, test } from '../support/test-environment.ts';

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', firstView: true });
});
test.afterAll(() => demo.close());

/** Has the front server know what a page begins with. */
async function known(path: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(demo.origin + path)).text(), { timeout: 30_000 })
    .toMatch(/fetchpriority="high"/);
  await expect
    .poll(async () => (await fetch(demo.origin + path)).text(), { timeout: 30_000 })
    .toContain('GCSGAME_getVassalGames');
}

/** Where things stand in an element. */
const places = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].slice(0, 9).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const) {
  test(`on ${name} a list shows its games ahead of its code, where they stay, and asks for no answer again`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await known('/m/slot-games');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/site\.json|\/(wps|lgw)\//.test(request.url())) asked.push(new URL(request.url()).pathname);
    });
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${demo.origin}/m/slot-games`, { waitUntil: 'commit' });
    const first = page.locator('.first--list');
    await expect(first.locator('img')).toHaveCount(9);
    const ahead = await first.evaluate(places, '.first__tiles > b');
    go();
    await expect(page.locator('.game-tile').first()).toBeVisible();
    await expect(first).toHaveCount(0);
    expect(await page.locator('.game-list').evaluate(places, '.game-tile__art')).toEqual(ahead);
    expect(await page.evaluate(() => [...(window.foyerPrefetched?.answers.keys() ?? [])])).toEqual([]);
    expect(asked.filter((path) => !path.endsWith('/system/status'))).toEqual([]);
  });
}
