import { expect, test } from '../support/test-environment.ts';
import { listen, openPage, scriptTag, shift } from './partner-page.ts';

/** CSS pixels of each mount, with its attributes. */
const mounts = [
  ['announcements', 'data-banners="m_home"', 216],
  ['announcements', '', 68],
  ['login', '', 44],
  ['winners', '', 428],
  ['lobby', '', 578],
] as const;

const place = (height: number) =>
  `<svg display="block" width="1" height="${height}" aria-hidden="true"></svg>`;

for (const [what, inside, css] of [
  ['with the empty svg of the snippet', place, ''],
  ['under a page’s own rules for pictures', place, 'svg { max-width: 100%; height: auto }'],
  // What is higher than the mount, such as a place for the longest text, stays as high.
  ['with room to spare', (height: number) => place(height + 60), ''],
  ['with none of it, which moves it', () => '', ''],
] as const) {
  test(`EM-1 nothing moves when the script comes after the page was drawn, ${what}`, async ({
    page,
    environment,
  }) => {
    await page.setViewportSize({ width: 360, height: 1700 });
    await listen(page);
    await page.route(/\/foyer\.js$/, async (route) => {
      const painted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await expect.poll(painted).toBe(1);
      await route.continue();
    });
    const hosts = mounts.map(
      ([name, more, height]) =>
        `<div data-foyer="${name}" ${more}>${inside(height)}</div><p>Below ${name}</p>`,
    );
    await openPage(page, environment, {
      css,
      head: scriptTag(environment.demo.origin),
      body: hosts.join(''),
    });
    for (const shown of ['.marquee__title', 'button', 'li', '.lobby__grid[aria-busy=false] .game-tile'])
      await expect(page.locator('[data-foyer]').locator(shown).first()).toBeVisible();
    if (inside(0)) expect(await shift(page)).toBe(0);
    else expect(await shift(page)).toBeGreaterThan(0.3);
    expect(environment.problems).toEqual([]);
  });
}
