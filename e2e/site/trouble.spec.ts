import { violations } from '../support/axe.ts';
import { configureSite, expect, openSite, test } from '../support/test-environment.ts';
import { untilVisitFollowed } from '../support/visit.ts';

test('maintenance and region restriction replace the site, accessible in Urdu and English, and end by themselves', {
  tag: '@SY-1',
}, async ({ page, environment }) => {
  // Makes the random part of the polling interval constant.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const { switches } = environment.demo.gateway;
  await page.clock.install();
  await test.step('in Urdu, from the first page on', async () => {
    Object.assign(switches, { maintenance: true, regionRestriction: true });
    await openSite(page, environment, '/m/home', 'UR');
    const heading = page.locator('.status-screen').getByRole('heading');
    await expect(heading).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const maintenance = await heading.innerText();
    switches.maintenance = false;
    await page.getByRole('button', { name: 'دوبارہ چیک کریں' }).click();
    await expect(heading).not.toHaveText(maintenance);
    expect(await violations(page)).toEqual([]);
    switches.regionRestriction = false;
  });
  await test.step('maintenance during a visit replaces the page and ends by itself', async () => {
    await openSite(page, environment);
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    // A pending request of home would report it before the tap.
    await page.waitForLoadState('networkidle');
    // A click waits for the page, and so long that a regular request may report it first.
    await page.locator('.bottom-menu').getByRole('link', { name: 'Promotion' }).focus();
    Object.assign(switches, { maintenance: true, regionRestriction: true });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Back soon' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    switches.maintenance = false;
    await page.clock.runFor(15_000);
    await expect(page.getByRole('heading', { name: 'Back soon' })).toHaveCount(0);
  });
  await test.step('a region restriction names the address, and ends by its button', async () => {
    await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible();
    await expect(page.getByText(/Your IP address: .*(127\.0\.0\.1|::1)/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    switches.regionRestriction = false;
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { name: 'Promotions', exact: true })).toBeVisible();
  });
});

test('reports a menu that does not load and a lost connection, and recovers from both', {
  tag: '@SY-2',
}, async ({ page, context, environment }) => {
  await openSite(page, environment);
  await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
  await untilVisitFollowed(page);
  const message = page.locator('.toast-host');
  await test.step('says that the file of a menu did not arrive, and opens it afterwards', async () => {
    await page.route('**/menu-drawer-*.js', (route) => route.abort());
    const menu = page.locator('.header').getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(message).toHaveText('The server is not responding. Please try again.');
    await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
    await page.unrouteAll();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('says at once that it is offline, and refetches when online', async () => {
    await context.setOffline(true);
    await expect(message).toHaveText('No internet. Check your connection.');
    await page.locator('.bottom-menu').getByRole('link', { name: 'Promotion' }).click();
    await expect(page.getByRole('button', { name: 'Loading failed, click to retry' }).first()).toBeVisible();
    await expect(page.locator('.state-picture').first()).toBeVisible();
    await context.setOffline(false);
    await expect(message).toHaveText('You are back online.');
    await expect(page.locator('.promotion').first()).toBeVisible();
  });
  await test.step('loads the next page from the current release when its code is gone', async () => {
    await openSite(page, environment);
    let isGone = true;
    await page.route('**/m/**', (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) isGone = false;
      return isGone && /\/help-.*\.js/.test(request.url())
        ? route.fulfill({ status: 404 })
        : route.continue();
    });
    await page.locator('.footer').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('button', { name: 'Terms of use', expanded: true })).toBeVisible();
    expect(isGone).toBe(false);
    await page.unrouteAll();
  });
});

test('reports the next connection loss when the first came before the code that shows it', {
  tag: '@SY-2',
}, async ({ page, context, environment }) => {
  await page.route('**/visit-*.js', (route) => route.abort());
  let abort = () => {};
  const aborted = new Promise<void>((resolve) => {
    abort = resolve;
  });
  await page.route('**/toast-host-*.js', async (route) => {
    await aborted;
    await route.abort();
  });
  const failed = page.waitForEvent('requestfailed', (request) => /\/visit-/.test(request.url()));
  await openSite(page, environment);
  await failed;
  await context.setOffline(true);
  await context.setOffline(false);
  // A request may fail after the event of the next connection.
  abort();
  await page.unrouteAll({ behavior: 'wait' });
  await untilVisitFollowed(page);
  await context.setOffline(true);
  await expect(page.locator('.toast-host')).toHaveText('No internet. Check your connection.');
});

test('reports a file that never loads after 5 s and offers a restart after 20 s', { tag: '@SY-2' }, async ({
  page,
  environment,
}) => {
  await page.clock.install();
  let hung = /\/main-[^/]*\.js$/;
  await page.route('**/assets/*', (route) =>
    hung.test(route.request().url()) ? undefined : route.continue(),
  );
  await page.goto(`${environment.demo.origin}/m/home`, { waitUntil: 'commit' });
  const message = page.locator('#start-failed');
  await expect(message).toBeAttached();
  await page.clock.runFor(5_000);
  await expect(message.locator('p')).toHaveText('The connection is slow. Still waiting…');
  await page.clock.runFor(15_000);
  hung = /nothing/;
  await message.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expect(message).toBeHidden();
  // A page whose code does not load shows the failure, and a retry loads it.
  await untilVisitFollowed(page);
  hung = /\/login-[^/]*\.js$/;
  await page.locator('.header').getByRole('link', { name: 'Log in' }).click();
  await page.clock.runFor(15_000);
  const again = page.getByRole('button', { name: 'Loading failed, click to retry' });
  await expect(again).toBeVisible();
  hung = /nothing/;
  await again.click();
  await expect(page.getByLabel(/^Username/)).toBeVisible();
});

test('reports code and texts that fail to load and a broken site.json at once, and a retry loads the page', async ({
  page,
  browser,
  environment,
}) => {
  const message = page.locator('#start-failed');
  const checkAgain = () => message.getByRole('button', { name: 'Check again' }).click();
  await test.step('code', async () => {
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto(`${environment.demo.origin}/m/home`, { waitUntil: 'commit' });
    await expect(message.locator('p')).toHaveText('No internet. Check your connection.', { timeout: 4_000 });
    await page.unroute('**/assets/main-*.js');
  });
  await test.step('a broken site.json, by its field', async () => {
    await page.route('**/m/site.json', (route) =>
      route.fulfill({ json: { merchantCode: 'foyer', brand: { name: 7 } } }),
    );
    await checkAgain();
    await expect(page.getByRole('alert')).toContainText('brand.name');
    await page.unroute('**/m/site.json');
    await checkAgain();
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  });
  await test.step('texts, in a language of the product', async () => {
    const context = await browser.newContext({ locale: 'ur-PK' });
    const other = await context.newPage();
    await other.route('**/first.json', (route) => route.abort());
    await other.goto(`${environment.demo.origin}/m/home`);
    await expect(other.locator('#start-failed')).toHaveAttribute('dir', 'rtl');
    await expect(other.locator('#start-failed')).toContainText('انٹرنیٹ');
    await context.close();
  });
});

test('reports uncaught errors and invalid responses once, without personal data', async ({
  page,
  environment,
}) => {
  await configureSite(page, { reports: '/collect' });
  await page.addInitScript(() => {
    const beacons: { address: string; body: string }[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (address, body) =>
      Boolean(beacons.push({ address: String(address), body: String(body) }));
  });
  await test.step('a block fails', async () => {
    environment.fault({ endpoint: 'getHotGames', malformed: 'wrong-shape' });
    await openSite(page, environment, '/m/home?token=secret');
    await expect(page.locator('#lobby-HOT').getByRole('alert')).toBeVisible();
  });
  await test.step('the page throws and rejects, each three times', () =>
    page.evaluate(() => {
      const thrown = (name: string) => {
        const error = Object.assign(new Error('Lost at https://play.example/m?token=secret'), { name });
        error.stack = `${error}\n    at f (${location.origin}/m/assets/main.js?token=secret:1:2)`;
        return error;
      };
      for (let time = 0; time < 3; time++) {
        setTimeout(() => {
          throw thrown('LateError');
        });
        void Promise.reject(thrown('RejectedError'));
      }
    }));
  const readBeacons = () =>
    page.evaluate(() => (window as unknown as { beacons: { address: string; body: string }[] }).beacons);
  const reportsIn = (beacons: { body: string }[]) =>
    beacons.map(({ body }) => JSON.parse(body)).filter(({ name }) => name !== 'vitals');
  await test.step('reports are sent', async () => {
    // The reporting code loads after the first error; repeated errors are dropped in the same task.
    await expect
      .poll(async () => reportsIn(await readBeacons()).map(({ name }) => name))
      .toContain('rejection');
  });
  const beacons = await readBeacons();
  await test.step('each error is reported once, with its place and without the address', () => {
    expect(new Set(beacons.map(({ address }) => address))).toEqual(new Set(['/collect']));
    const reports = reportsIn(beacons);
    reports.sort((one, other) => one.name.localeCompare(other.name));
    const details = { text: expect.any(String), at: ['/m/assets/main.js:1:2'] };
    const where = {
      page: '/m/home',
      release: expect.stringMatching(/^[\w-]{8,}$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    };
    expect(reports).toEqual([
      { name: 'error', error: { error: 'LateError', ...details }, ...where },
      {
        name: 'malformed',
        error: expect.objectContaining({ kind: 'malformed', call: 'getHotGames', status: 200 }),
        ...where,
      },
      { name: 'rejection', error: { error: 'RejectedError', ...details }, ...where },
    ]);
    expect(JSON.stringify(beacons)).not.toContain('secret');
  });
});
