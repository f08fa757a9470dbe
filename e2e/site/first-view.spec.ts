import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import type {} from '../../src/site/prefetch.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { shiftsOf, sumOf, watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test-environment.ts';

declare global {
  interface Window {
    rendered?: Element[];
    /** Number of changes of a list's rows since the server's HTML. */
    movedRows?: number;
    /** Controls that were tapped before hydration, and the numbers of those that acted. */
    controls?: Element[];
    acted?: number[];
  }
}

// One demo and one warm server for all tests, instead of one for each worker.
test.describe.configure({ mode: 'default' });

let demo: Demo;

test.beforeAll(async () => {
  demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', firstView: true });
});
test.afterAll(() => demo.close());

const pages = {
  '/m/home': '.game-tile',
  '/m/slot-games': '.game-tile',
  '/m/live-games': '.game-tile',
  '/m/sport-games': '.vendor-tile',
  '/m/hot-games': '.game-tile',
  '/m/activity': '.promotion',
  '/m/lott': '.lottery-card',
  '/m/login': '.field__input',
  '/m/notice': '.accordion-item',
} as const;

/** The store whose value arrives last of those that a page is rendered with. */
const last: Readonly<Record<string, string>> = {
  '/m/home': 'preview/',
  '/m/slot-games': 'list/',
  '/m/live-games': 'list/',
  '/m/hot-games': 'banners/',
  '/m/activity': 'member/announcements/',
  '/m/lott': 'lottery-menu/',
};
type Path = keyof typeof pages;

/** Waits until the front server has what a page is rendered with. */
async function warm(path: Path, language = 'EN'): Promise<void> {
  const headers = { Cookie: `MC_LANGUAGE=${language}` };
  const part = `class="${pages[path].slice(1)}"`;
  await expect
    .poll(
      async () => {
        const text = await (await fetch(demo.origin + path, { headers })).text();
        return text.includes(part) && text.includes(`["${last[path] ?? 'status'}`);
      },
      // The server renders a limited number of pages a minute for an address.
      { timeout: 90_000 },
    )
    .toBe(true);
}

/** Holds back all scripts, until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/** Collects what a page may not have: errors, defects that React reports, violations of the policy. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || /defect/.test(message.text())) problems.push(message.text());
  });
  return problems;
}

const isHydrated = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

for (const [name, viewport, language, paths] of [
  ['a phone', { width: 390, height: 844 }, 'EN', Object.keys(pages)],
  [
    'a wide screen from right to left',
    { width: 1280, height: 800 },
    'UR',
    ['/m/home', '/m/activity', '/m/login'],
  ],
] as const) {
  test(`React hydrates the server’s HTML on ${name} without layout shift`, async ({ page, context }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: demo.origin }]);
    await watchShifts(page);
    await page.addInitScript((code) => {
      localStorage.setItem('MC_LANGUAGE', code);
      // The first page of a visitor: Chromium shows a cached face up to 100 ms after the first paint.
      localStorage.removeItem('face');
    }, language);
    const problems = problemsOf(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // The footer is far below, so its pictures are not loaded either.
      if (/site\.json|\/(wps|lgw|art\/marks)\//.test(request.url())) requests.push(request.url());
    });
    for (const path of paths as Path[]) {
      await test.step(path, async () => {
        await warm(path, language);
        const go = await holdScripts(page);
        // A slow gateway: the page knows the status with which it was rendered, not yet its own.
        const sendStatus = await holdRequests(page, '**/system/status');
        requests.length = 0;
        await page.goto(demo.origin + path, { waitUntil: 'commit' });
        const part = `#root ${pages[path]}`;
        await expect(page.locator(part).first()).toBeVisible();
        await page.evaluate((selector) => {
          window.rendered = [...document.querySelectorAll(`${selector}, h1, h2, main`)];
          window.movedRows = 0;
          const watcher = new MutationObserver((changes) => {
            window.movedRows! += changes.filter(({ target }) =>
              target.parentElement?.matches('[role=list]'),
            ).length;
          });
          watcher.observe(document.body, { attributeFilter: ['class', 'style'], subtree: true });
        }, part);
        go();
        await isHydrated(page, part);
        sendStatus();
        await page.waitForTimeout(500);
        // Depends on the visitor's address; polled; below the first view of a high screen, such as the next studio of a category; previews of what is not shown; the hot
        // games after the first twelve, which home's page has; the challenge for passkeys that the browser offers in the login's field.
        const live =
          /\/system\/status$|\/lottery\/drawNumber|GCSGAME_get(Matches|LiveTables)|pageNo=2|vassalage=VESPER|pageSize=9$|GCSGAME_getHotGames\?.*&isPlatform=2|passkey\/start$/;
        const lost = await page.evaluate(
          () => window.rendered!.slice(0, 4).filter((one) => !one.isConnected).length,
        );
        // A phone keeps the layout of a list's rows: another one would lay out every tile again.
        if (viewport.width < 400) expect(await page.evaluate(() => window.movedRows)).toBe(0);
        const all = await shiftsOf(page);
        // A busy browser paints an element of which it has half; what comes after it then moves.
        expect(sumOf(all), JSON.stringify(all)).toBeLessThan(0.01);
        const shifts = all.filter(({ parsing }) => !parsing);
        expect({ lost, shifts, requests: requests.filter((one) => !live.test(one)), problems }).toEqual({
          lost: 0,
          shifts: [],
          requests: [],
          problems: [],
        });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

test('the bottom menu is shown when all of it is parsed, so that its items do not move', async ({
  browser,
}) => {
  await warm('/m/activity');
  const item = '<a class="bottom-menu__item"';
  const text = await (await fetch(`${demo.origin}/m/activity`)).text();
  const part = text.split(item).slice(0, 3).join(item);
  let sendRest = () => {};
  // A connection that pauses after the second item; Playwright's routes answer at once.
  const server = createServer(({ url }, response) => {
    if (url !== '/m/activity') return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(part);
    sendRest = () => response.end(text.slice(part.length));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/m/activity`, { waitUntil: 'commit' });
  const menu = page.locator('.bottom-menu');
  await expect(menu.locator('a')).toHaveCount(2);
  await expect(page.locator('.promotion').first()).toBeVisible();
  await expect(menu).toBeHidden();
  sendRest();
  await expect(menu).toBeVisible();
  await expect(menu.locator('a')).toHaveCount(5);
  await page.close();
  server.closeAllConnections();
  server.close();
});

test('without scripts a page has its links, texts and pictures', async ({ browser }) => {
  await warm('/m/slot-games');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demo.origin}/m/slot-games`);
  await expect(page.locator('#root a[href]')).toHaveCount(20);
  await expect(page.locator('#root .game-tile')).toHaveCount(18);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await context.close();
});

test('taps and typed text before hydration take effect after it', async ({ page }) => {
  const problems = problemsOf(page);
  const early = async (path: Path, act: () => Promise<void>, then: () => Promise<void>) =>
    test.step(path, async () => {
      await warm(path);
      const go = await holdScripts(page);
      await page.goto(demo.origin + path, { waitUntil: 'commit' });
      await expect(page.locator(`#root ${pages[path]}`).first()).toBeVisible();
      await act();
      go();
      await then();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  await early(
    '/m/home',
    async () => {
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.hover();
      await page.mouse.down();
      await expect(menu).toHaveCSS('opacity', '0.6');
      await page.mouse.up();
    },
    () => expect(page.getByRole('dialog')).toBeVisible(),
  );
  const pictures = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/art/games-')).length,
    );
  await early(
    '/m/slot-games',
    async () => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.locator('.kept-tap')).toHaveCount(1);
      // The pictures of the first screen; those below it wait for the code, which has the connection first.
      await expect.poll(pictures).toBe(9);
    },
    async () => {
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.locator('.kept-tap')).toHaveCount(0);
      await expect.poll(pictures).toBeGreaterThan(9);
    },
  );
  await early(
    '/m/login',
    async () => {
      await page.getByLabel(/^Username/).fill('maya7');
      await page.getByLabel(/^Password/).fill('foyer-1234');
      await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
      expect(page.url()).toBe(`${demo.origin}/m/login`);
    },
    () => expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0),
  );
  expect(problems).toEqual([]);
});

test('every control that is painted before hydration works after it', async ({ page }) => {
  await page.addInitScript(() => {
    window.acted = [];
    // The inlined script stops taps before hydration; only repeated ones bubble.
    addEventListener('click', ({ target }) => {
      const control = (target as Element).closest('button, summary');
      if (control) window.acted!.push(window.controls!.indexOf(control));
    });
  });
  for (const path of ['/m/home', '/m/slot-games', '/m/activity', '/m/notice'] as Path[]) {
    await test.step(path, async () => {
      await warm(path);
      const go = await holdScripts(page);
      await page.goto(demo.origin + path, { waitUntil: 'commit' });
      const part = `#root ${pages[path]}`;
      await expect(page.locator(part).first()).toBeVisible();
      const count = await page.evaluate(() => {
        const isInView = (control: Element) => {
          const { top, bottom, width } = control.getBoundingClientRect();
          return width > 0 && top >= 0 && bottom <= innerHeight;
        };
        // The back arrow would leave the page.
        const all = [
          ...document.querySelectorAll(
            '#root button:not([type="submit"], .back-header > button):enabled, #root summary',
          ),
        ];
        window.controls = all.filter(isInView);
        for (const control of window.controls as HTMLElement[]) control.click();
        return window.controls.length;
      });
      expect(count).toBeGreaterThan(2);
      await expect(page.locator('.kept-tap')).toHaveCount(count);
      expect(await page.evaluate(() => window.acted)).toEqual([]);
      go();
      await expect
        .poll(() => page.evaluate(() => window.acted))
        .toEqual(Array.from({ length: count }, (_, index) => index));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

for (const [who, stored, isFor] of [
  ['a visitor', {}, true],
  ['a member', { MC_SESSION_INFO: '{"token":"t"}' }, false],
  ['who reads another language', { MC_LANGUAGE: 'JA' }, false],
] as const) {
  test(`the visitors' page is ${isFor ? 'seen' : 'never seen'} by ${who}`, async ({ page }) => {
    await warm('/m/notice');
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      const looks = { seen: 0, hidden: 0 };
      Object.assign(window, { looks });
      const look = () => {
        const one = document.querySelector('#root .accordion-item');
        const isServers = one && !Object.keys(one).some((key) => key.startsWith('__react'));
        if (isServers) looks[one.checkVisibility() ? 'seen' : 'hidden']++;
        else if (document.body) looks.hidden++;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, stored);
    const go = await holdScripts(page);
    await page.goto(`${demo.origin}/m/notice`, { waitUntil: 'commit' });
    const looks = () =>
      page.evaluate(() => (window as unknown as { looks: { seen: number; hidden: number } }).looks);
    await expect
      .poll(async () => {
        const { seen, hidden } = await looks();
        return seen + hidden;
      })
      .toBeGreaterThan(10);
    expect((await looks()).seen > 0).toBe(isFor);
    go();
  });
}
