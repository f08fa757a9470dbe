import type { Page } from 'playwright/test';
import { expect, test } from '../support/test-environment.ts';
import { listen, openPage, scriptTag, shift } from './partner-page.ts';

/** Heights in CSS pixels by mount and attributes. */
const mounts = [
  ['announcements', 'data-banners="m_home"', 248],
  ['announcements', '', 100],
  ['login', '', 44],
  ['winners', '', 460],
  ['lobby', '', 610],
] as const;

const place = (height: number) =>
  `<svg display="block" width="1" height="${height}" aria-hidden="true"></svg>`;

/** Waits until each mount shows its content. */
async function shown(page: Page): Promise<void> {
  for (const content of ['.marquee__title', 'button', 'li', '.lobby__grid[aria-busy=false] .game-tile'])
    await expect(page.locator('[data-foyer]').locator(content).first()).toBeVisible();
}

test('no layout shift when the script arrives after the first paint and the page reserves the height', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 360, height: 1700 });
  await listen(page);
  await page.route(/\/foyer\.js$/, async (route) => {
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(painted).toBe(1);
    await route.continue();
  });
  for (const [what, inside, css] of [
    ['with the empty svg of the snippet', place, ''],
    ['under a page’s own rules for pictures', place, 'svg { max-width: 100%; height: auto }'],
    // An element that is higher than its mount keeps its height.
    ['with room to spare', (height: number) => place(height + 60), ''],
    ['with none of it, which moves it', () => '', ''],
  ] as const) {
    await test.step(what, async () => {
      const hosts = mounts.map(
        ([name, more, height]) =>
          `<div data-foyer="${name}" ${more}>${inside(height)}</div><p>Below ${name}</p>`,
      );
      await openPage(page, environment, {
        css,
        head: scriptTag(environment.demo.origin),
        body: hosts.join(''),
      });
      await shown(page);
      if (inside(0)) expect(await shift(page)).toBe(0);
      else expect(await shift(page)).toBeGreaterThan(0.3);
    });
  }
  expect(environment.problems).toEqual([]);
});

/** Returns the parts of a lobby that do not fit their row. */
const cutTools = (page: Page) =>
  page
    .locator('#lobby')
    .evaluate(({ shadowRoot }) =>
      [...shadowRoot!.querySelectorAll('.lobby__tools, .lobby__pages')]
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map(({ className }) => className),
    );

test('mounts keep their reserved heights while they load, and fit 240 to 1200 px, in English and in Urdu', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  for (const endpoint of ['getWinners', 'getVendors', 'getHotGames', 'getAnnouncements'] as const)
    environment.fault({ endpoint, latency: 300 });
  await listen(page);
  // Heights depend on the language only, and rows are the fullest at both ends.
  for (const [lang, winners, games] of [
    ['en', 460, 610],
    ['ur', 580, 666],
  ] as const) {
    const heights = { plain: 100, news: 248, board: winners, lobby: games };
    for (const width of [240, 1200]) {
      await test.step(`${width} wide, ${lang}`, async () => {
        await page.setViewportSize({ width, height: 2000 });
        await openPage(page, environment, {
          lang,
          css: `body { margin: 0 } ${Object.entries(heights)
            .map(([id, height]) => `#${id} { min-height: ${height}px }`)
            .join(' ')}`,
          body:
            '<div id="plain" data-foyer="announcements"></div><p>Below</p>' +
            '<div id="news" data-foyer="announcements" data-banners="m_home"></div><p>Below</p>' +
            '<div id="board" data-foyer="winners" data-limit="10"></div><p>Below</p>' +
            '<div id="lobby" data-foyer="lobby"></div><p>Below</p>',
        });
        const below = page.getByText('Below');
        const places = async () => Promise.all((await below.all()).map((one) => one.boundingBox()));
        const before = await places();
        await expect(page.locator('#plain .marquee__title').first()).toBeVisible();
        await expect(page.locator('#news .marquee__title').first()).toBeVisible();
        await expect(page.locator('#board').getByRole('listitem')).toHaveCount(10);
        await expect(page.locator('#lobby .game-tile').first()).toBeVisible();
        expect(await places()).toEqual(before);
        expect(await shift(page)).toBe(0);
        for (const [id, height] of Object.entries(heights)) {
          const host = page.locator(`#${id}`);
          expect((await host.boundingBox())!.height, id).toBe(height);
          expect(await host.evaluate((each) => each.scrollWidth - each.clientWidth), id).toBe(0);
        }
      });
    }
    for (const width of [1200, 768, 360, 240]) {
      await page.setViewportSize({ width, height: 2000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await cutTools(page), `${width} px`).toEqual([]);
    }
  }
});

test('the demo’s partner pages shift nothing, and fit 390 and 1280 px', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  await listen(page);
  for (const path of ['/', '/ur']) {
    for (const width of [390, 1280]) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 2400 });
        await page.goto(environment.demo.partnerOrigin + path);
        await expect(page.locator('[data-foyer=winners] li').first()).toBeVisible();
        await expect(page.locator('[data-foyer=winners] .legal-line')).toBeVisible();
        const missing = () =>
          page.evaluate(() =>
            [...document.images].filter((image) => !image.naturalWidth).map(({ src }) => src),
          );
        await expect.poll(missing).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        expect(await shift(page)).toBe(0);
      });
    }
  }
  expect(environment.problems).toEqual([]);
});

/** Returns heights, and texts that are cut off or overflow. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const hosts = [...document.querySelectorAll<HTMLElement>('[data-foyer]')];
    const cut = hosts.flatMap((host) => {
      const bounds = host.getBoundingClientRect();
      return [...host.shadowRoot!.querySelectorAll<HTMLElement>('.embed *, button')]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
        .filter(
          (element) =>
            !element.closest(
              '[aria-hidden=true], .lobby__title, .legal-line a, .marquee__view, .strip, .winners__view',
            ),
        )
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const hides = getComputedStyle(element).overflowY === 'hidden';
          return (
            // Nastaliq's line box is higher than what a tile's one line of it draws.
            (hides &&
              !element.matches('.game-tile__name, .game-tile__more:lang(ur)') &&
              element.scrollHeight > box.height + 1) ||
            box.left < bounds.left - 1 ||
            box.right > bounds.right + 1 ||
            box.bottom > bounds.bottom + 1
          );
        })
        .map((element) => `${host.dataset.foyer} ${element.className}: ${element.textContent}`);
    });
    const rows = hosts
      .flatMap((host) => [
        ...host.shadowRoot!.querySelectorAll<HTMLElement>('.winners__win, .vendor-strip__vendor'),
      ])
      .filter((row) => row.scrollHeight > row.clientHeight + 1)
      .map((row) => row.innerText);
    return {
      heights: hosts.map((host) => Math.round(host.getBoundingClientRect().height)),
      width: document.documentElement.scrollWidth,
      cut,
      rows,
    };
  });

test('texts and reserved heights follow the reader’s font size', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const browser = await page.context().newCDPSession(page);
  const hosts = mounts.map(([name, more]) => `<div data-foyer="${name}" ${more}></div>`);
  const size = (selector: string) =>
    page
      .locator('[data-foyer]')
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).fontSize);
  for (const endpoint of ['getWinners', 'getVendors', 'getAnnouncements'] as const)
    environment.fault({ endpoint, latency: 300 });
  for (const [width, lang] of [
    [240, 'en'],
    [240, 'ur'],
    [1280, 'ur'],
  ] as const) {
    await test.step(`${width} wide, ${lang}`, async () => {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.setViewportSize({ width, height: 3000 });
      await openPage(page, environment, {
        lang,
        body: hosts.join(''),
        css: `body { margin: 0 } ${width < 1280 ? 'html { font-size: 10px } body { font-size: 12px }' : ''}`,
      });
      await page.waitForFunction(() => 'Foyer' in window);
      const { heights } = await measure(page);
      await shown(page);
      expect(await measure(page)).toEqual({ heights, width, cut: [], rows: [] });
      expect(await Promise.all(['.winners__game', '.marquee__title', '.game-tile__name'].map(size))).toEqual([
        '28px',
        '28px',
        '24px',
      ]);
    });
  }
  // Without a reload Chromium recomputes styles only if the page's own text follows the setting.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await expect.poll(() => size('.winners__game')).toBe('14px');
});
