import { type Demo, startDemo } from '../../demo/server/demo.ts';
import type {} from '../../src/site/prefetch.ts';
import { expect, test } from '../support/test-environment.ts';

/** What a page showed while loading. */
interface Seen {
  shifts: number[];
  /** For each largest contentful paint so far: whether the server sent it. */
  ahead: boolean[];
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

let demo: Demo;

test.beforeAll(async () => {
  // The login's server-rendered view has no method tabs, so the operator uses only usernames.
  demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', firstView: true, flags: {} });
});
test.afterAll(() => demo.close());

/** For each page: the server's elements, their replacement, pictures and titles, and the last response. */
const pages = {
  '/m/slot-games': ['.first__tiles > b', '.game-tile__art', 9, 'GCSGAME_getVassalGames'],
  '/m/sport-games': ['.first__vendors > b', '.vendor-tile', 4, 'GCSGAME_getVassalGames'],
  '/m/hot-games': ['.first__tiles > b', '.game-tile__art', 11, 'GCSGAME_getVassalGames'],
  '/m/activity': ['.first__cards > b', '.promotion__picture', 3, 'MCSFE_getListAnnouncements'],
  '/m/lott': ['.first__draws img', '.lottery-card__art', 12, 'GCSGAME_getVassalGames'],
  '/m/login': [
    '.first__form > :is(h2, p, i)',
    ':is(.sheet__title, .sheet__text, .field__box)',
    2,
    'first__form',
  ],
  '/m/notice': ['.first__notices > i', '.accordion-item__title', 6, 'MCSFE_getListAnnouncements'],
} as const;

/** Positions in a document. */
const places = (selector: string) =>
  [...document.querySelectorAll(selector)].slice(0, 6).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

function observe(language: string): void {
  localStorage.setItem('MC_LANGUAGE', language);
  const seen: Seen = { shifts: [], ahead: [] };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as never[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('layout-shift', ({ value }: { value: number }) => seen.shifts.push(value));
  watch('largest-contentful-paint', ({ element }: { element: Element | null }) =>
    seen.ahead.push(element?.closest('.first--list') !== null),
  );
}

for (const [name, viewport, language, paths] of [
  ['a phone', { width: 390, height: 844 }, 'EN', Object.keys(pages)],
  [
    'a wide screen from right to left',
    { width: 1280, height: 800 },
    'UR',
    ['/m/slot-games', '/m/activity', '/m/login', '/m/notice'],
  ],
] as const) {
  test(`on ${name} pages show server data before their code, unmoved, and repeat no request`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await context.addCookies([{ name: 'MC_LANGUAGE', value: language, url: demo.origin }]);
    await page.addInitScript(observe, language);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/site\.json|\/(wps|lgw)\//.test(request.url())) asked.push(request.url());
    });
    const headers = { Cookie: `MC_LANGUAGE=${language}` };
    let held: Promise<void> | undefined;
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    for (const path of paths as (keyof typeof pages)[]) {
      await test.step(path, async () => {
        const [ahead, own, count, last] = pages[path];
        await expect
          .poll(
            async () => {
              const text = await (await fetch(demo.origin + path, { headers })).text();
              return text.includes(last) && text.match(/<img|<span/g)?.length;
            },
            { timeout: 30_000 },
          )
          .toBe(count);
        let go = () => {};
        held = new Promise((resolve) => {
          go = resolve;
        });
        asked.length = 0;
        await page.goto(demo.origin + path, { waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => window.seen!.ahead.length)).toBeGreaterThan(0);
        const before = await page.evaluate(places, ahead);
        go();
        await expect(page.locator(own).first()).toBeVisible();
        await expect(page.locator('.first--list')).toHaveCount(0);
        expect((await page.evaluate(places, own)).slice(0, before.length)).toEqual(before);
        expect(before.length).toBeGreaterThan(1);
        // Requests that depend on the visitor's address, repeat after draws, or load the next page on a high
        // screen.
        const live = /\/system\/status$|\/lottery\/drawNumber|pageNo=2/;
        expect(asked.filter((one) => !live.test(one))).toEqual([]);
        const left = await page.evaluate(() => [...(window.foyerPrefetched?.answers.keys() ?? [])]);
        const seen = await page.evaluate(() => window.seen!);
        expect({ left, shifts: seen.shifts, ahead: seen.ahead.at(-1) }).toEqual({
          left: [],
          shifts: [],
          ahead: true,
        });
      });
    }
  });
}

for (const [who, stored, isFor] of [
  ['a visitor', {}, true],
  ['a member', { MC_SESSION_INFO: '{"token":"t"}' }, false],
  ['who reads another language', { MC_LANGUAGE: 'JA' }, false],
] as const) {
  test(`announcements are ${isFor ? 'visible' : 'invisible'} to ${who}, without a layout shift`, async ({
    page,
  }) => {
    await expect
      .poll(
        async () => (await (await fetch(`${demo.origin}/m/notice`)).text()).includes('class="first__own"'),
        {
          timeout: 30_000,
        },
      )
      .toBe(true);
    await page.addInitScript(observe, 'EN');
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      const looks = { withOwn: 0, without: 0 };
      Object.assign(window, { looks });
      const look = () => {
        const own = document.querySelector('.first__own');
        if (own) looks[own.checkVisibility({ visibilityProperty: true }) ? 'withOwn' : 'without']++;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, stored);
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((go) => setTimeout(go, 300));
      await route.continue();
    });
    // On a slow processor the page paints between a script and its deferred tasks.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(`${demo.origin}/m/notice`, { waitUntil: 'commit' });
    const looks = () =>
      page.evaluate(() => (window as unknown as { looks: { withOwn: number; without: number } }).looks);
    await expect
      .poll(async () => {
        const { withOwn, without } = await looks();
        return withOwn + without;
      })
      .toBeGreaterThan(5);
    const { withOwn, without } = await looks();
    expect([withOwn > 0, without > 0]).toEqual([isFor, !isFor]);
    expect(await page.evaluate(() => window.seen!.shifts)).toEqual([]);
  });
}
