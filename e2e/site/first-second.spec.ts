import type { Route } from 'playwright/test';
import type {} from '../../src/site/prefetch.ts';
import { shiftsOf, sumOf, watchShifts } from '../support/layout-shift.ts';
import { expect, openSite, test } from '../support/test-environment.ts';
import { openInPlace } from '../support/visit.ts';

const first = /\.(json|js|css)$|status$|HotGames|VassalGames|ListAnnouncements/;

test('prefetches exactly the requests of the page’s code, each once and from its own origin', async ({
  page,
  environment,
}) => {
  const requests: string[] = [];
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (first.test(request.url())) requests.push(request.url());
    if (!/^(data|about):/.test(request.url()) && !request.url().startsWith(environment.demo.origin))
      elsewhere.push(request.url());
  });
  const browser = await page.context().newCDPSession(page);
  for (const [visit, path, part] of [
    ['cold', '/m/home', '.banner'],
    // All code comes from the cache, and is there before the answers.
    ['warm', '/m/home', '.banner'],
    ['cold', '/m/slot-games', '.game-tile'],
  ] as const) {
    await test.step(`${path}, ${visit}`, async () => {
      // The page before asks for what is below its screen when it can.
      await page.goto('about:blank');
      if (visit === 'cold') await browser.send('Network.clearBrowserCache');
      requests.length = 0;
      await openSite(page, environment, path);
      await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
      await expect(page.locator(part).first()).toBeVisible();
      expect(await page.evaluate(() => [...(window.foyerPrefetched?.answers.keys() ?? [])])).toEqual([]);
      expect(requests.filter((address, index) => requests.indexOf(address) !== index)).toEqual([]);
    });
  }
  expect(elsewhere).toEqual([]);
});

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3, picture: /\/banners-\w+\/[\w-]+\.avif$/ },
  { width: 1280, height: 800, deviceScaleFactor: 1, picture: /\/banners-\w+\/1600\/[\w-]+\.avif$/ },
];

for (const { picture, deviceScaleFactor, ...viewport } of screens)
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, deviceScaleFactor });
    test('one picture of the first banner is loaded, wide only on a wide screen', { tag: '@HM-1' }, async ({
      page,
      environment,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (/banners-\w+\/(1600\/)?friday-spins/.test(request.url())) loaded.push(request.url());
      });
      await page.goto(`${environment.demo.origin}/m/home`, { waitUntil: 'commit' });
      const shown = page.locator('.banner__art').first();
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(picture);
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      expect(loaded.filter((address) => !picture.test(address))).toEqual([]);
    });
  });

test('the first bytes paint the page’s frame and start its reads before any code has run', async ({
  page,
  environment,
}) => {
  await page.route('**/assets/*.js', () => {});
  const status = page.waitForRequest('**/wps/system/status');
  const hot = page.waitForRequest('**/GCSGAME_getHotGames*');
  await page.goto(`${environment.demo.origin}/m/home`, { waitUntil: 'commit' });
  await Promise.all([status, hot]);
  await expect(page.locator('.first__head')).toBeVisible();
  await expect(page.locator('.first__menu')).toBeVisible();
});

test('a page requests its code, styles, texts and vendors before any code has run', async ({
  page,
  environment,
}) => {
  await page.route('**/assets/main-*.js', () => {});
  const parts = [
    /\/game-list-[\w-]+\.js$/,
    // A sheet of what home does without.
    /\/assets\/(?!main-|home-|wide-)[\w-]+\.css$/,
    /\/EN\/centre\.json$/,
    /GCSGAME_getVassalGames/,
  ];
  const requests = parts.map((part) => page.waitForRequest(part));
  await page.goto(`${environment.demo.origin}/m/slot-games`, { waitUntil: 'commit' });
  await Promise.all(requests);
});

test('home and login load without layout shift, also when their status and buttons arrive late', async ({
  page,
  environment,
}) => {
  await watchShifts(page);
  const fonts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) fonts.push(pathname.replace(/.*\/|-[\w-]{8}\.woff2$/g, ''));
  });
  await openSite(page, environment);
  await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect.poll(() => fonts).toEqual(['exo-2-latin']);
  // A face that the document loads is two layouts of the whole page.
  const loaded = () =>
    [...document.fonts].filter(({ family, status }) => family === 'Exo' && status !== 'unloaded');
  expect(await page.evaluate(loaded)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Hot games' })).toHaveCSS('font-family', /^ExoA,/);
  await expect(page.getByText('Lantern Tiger').first()).not.toHaveCSS('font-family', /Exo/);
  const shifts = await shiftsOf(page);
  expect(sumOf(shifts), JSON.stringify(shifts)).toBe(0);
  const held: Route[] = [];
  await page.route(/\/(social-buttons|trial-button)-[\w-]+\.js/, (route) => void held.push(route));
  // The server renders the first; the second waits for the status, from which it knows the methods.
  for (const path of ['/m/login', '/m/login?for=member']) {
    if (path.includes('?'))
      await page.route('**/wps/system/status', async (route) => {
        await page.waitForTimeout(500);
        await route.continue();
      });
    await page.goto(environment.demo.origin + path);
    await expect(page.locator('form').getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect.poll(() => held.length).toBe(2);
    for (const route of held.splice(0).toReversed()) {
      await route.continue();
      // Long enough for what came first to be drawn before the other.
      await page.waitForTimeout(300);
    }
    await expect(page.getByText('No account yet?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Free play' })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  }
});

for (const [who, width, language] of [
  ['a visitor', 320, 'EN'],
  ['a member', 320, 'EN'],
  ['a member', 390, 'UR'],
  ['a member', 1280, 'UR'],
] as const)
  test(`home of ${who} at ${width} px in ${language} loads without layout shift`, async ({
    page,
    environment,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((code) => {
      localStorage.setItem('MC_LANGUAGE', code);
      localStorage.setItem('face', '1');
    }, language);
    await watchShifts(page);
    if (who === 'a member') await environment.session();
    await openSite(page, environment);
    await expect(page.locator('.game-tile').first()).toBeVisible();
    await page.waitForTimeout(1_500);
    const shifts = await shiftsOf(page);
    expect(sumOf(shifts), JSON.stringify(shifts)).toBe(0);
  });

test('a visitor loads the face of headings after hydration, and shows it from the next page on', async ({
  page,
  environment,
}) => {
  await watchShifts(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openSite(page, environment);
  const face = /exo-2-latin-(?!ext)/;
  const code = /\/visit-[\w-]+\.js$/;
  await expect.poll(() => requests.findIndex((path) => face.test(path))).toBeGreaterThan(0);
  // The visit's code is requested when React has hydrated the page.
  const order = requests.filter((path) => face.test(path) || code.test(path));
  expect(order[0]).toMatch(code);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('face'))).toBe('1');
  await page.locator('.bottom-menu').getByRole('link', { name: 'Promotions' }).click();
  await expect(heading).toHaveCSS('font-family', /^Exo,/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const shown = async () => {
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  await expect.poll(shown).toEqual(['Exo 2']);
  await page.reload();
  await expect(heading).toHaveCSS('font-family', /^Exo,/);
  await expect.poll(shown).toEqual(['Exo 2']);
  const shifts = await shiftsOf(page);
  expect(sumOf(shifts), JSON.stringify(shifts)).toBe(0);
  // The board of winners has amounts in rupees, whose sign is in the second file.
  await openInPlace(page, '/m/home');
  await page.locator('#lobby-MXWIN').scrollIntoViewIfNeeded();
  await expect.poll(() => requests.some((path) => path.includes('/exo-2-latin-ext'))).toBe(true);
});
