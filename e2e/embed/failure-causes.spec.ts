import type { Page } from 'playwright/test';
import { expect, type TestEnvironment, test } from '../support/test-environment.ts';
import { type BoardReads, boardReads } from './board-reads.ts';
import { board, listen, openPage, reports, scriptTag, wins } from './partner-page.ts';

const alert = (page: Page) => page.locator('#board').getByRole('alert');
const errors = async (page: Page) =>
  (await reports(page)).filter(({ name }) => name === 'error').map(({ detail }) => detail.code);

/** Collects the embed's warnings for the page's developer. */
function advice(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Foyer:')) lines.push(message.text());
  });
  return lines;
}

/** Stops the page's clock. Retries with a later time if a slow machine has already passed it. */
async function pause(page: Page): Promise<void> {
  for (let ahead = 1_000; ; ahead *= 2) {
    const until = await page.evaluate((span) => Date.now() + span, ahead);
    try {
      return await page.clock.pauseAt(until);
    } catch (error) {
      if (ahead > 10_000) throw error;
    }
  }
}

/**
 * Advances the page's clock in steps, so that requests are answered before they time out. The machine's own time
 * would be added.
 */
async function pass(page: Page, seconds: number, reads: BoardReads): Promise<void> {
  await pause(page);
  for (let passed = 0; passed < seconds; passed += 5) {
    await reads.answered();
    await page.clock.runFor(5_000);
  }
  await reads.answered();
}

async function expectLink(page: Page, { demo }: TestEnvironment, text: string): Promise<void> {
  const link = alert(page).getByRole('link');
  await expect(link).toHaveText(text.replace('{{site}}', new URL(demo.origin).host));
  await expect(link).toHaveAttribute('target', '_blank');
  const address = new URL((await link.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe(`${demo.origin}/m/home`);
  // No retry button for permanent causes.
  await expect(alert(page).getByRole('button')).toHaveCount(0);
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
}

test('an unregistered page shows a message and stops', { tag: '@EM-1' }, async ({ page, environment }) => {
  const { origin, partnerOrigin } = environment.demo;
  await page.clock.install();
  await listen(page);
  const lines = advice(page);
  const reads = await boardReads(page);
  await openPage(page, environment, { head: scriptTag(origin, '', 'nobody'), body: board });
  await expect(alert(page)).toContainText('This is not available on this page.');
  await expectLink(page, environment, 'Open {{site}}');
  expect(await errors(page)).toEqual(['partner.origin']);
  await pass(page, 60, reads);
  // The first, and a retry after half a minute; later ones are ever less often.
  expect(reads.count()).toBeLessThanOrEqual(2);
  expect(await errors(page)).toEqual(['partner.origin']);
  expect(lines).toEqual([
    `Foyer: ${partnerOrigin} is not registered for data-partner="nobody": ask the operator of ${origin} to register it, or mend the code`,
  ]);
});

test('a permanently refused mount shows one line and the page’s own content', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { origin } = environment.demo;
  const place = '<svg display="block" width="1" height="460" aria-hidden="true"></svg>';
  await openPage(page, environment, {
    head: scriptTag(origin, '', 'nobody'),
    body:
      `${board}<div id="news" data-foyer="announcements" data-theme="light"></div>` +
      `<div id="lobby" data-foyer="lobby">${place}<a href="/wins">All wins</a></div>`,
    css: '[data-foyer] { min-height: 460px } body { background: #123; color: rgb(200, 220, 240) }',
    lang: 'ur',
  });
  const lines = page.getByRole('alert');
  await expect(lines).toHaveText(Array(3).fill(/^یہ اس صفحے پر دستیاب نہیں۔/));
  await expectLink(page, environment, '\u2068{{site}}\u2069 کھولیں');
  for (const name of ['board', 'news', 'lobby']) {
    const host = page.locator(`#${name}`);
    // One line and the page's own content.
    expect((await host.boundingBox())!.height).toBeLessThan(90);
    await expect(host).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const line = host.getByRole('alert');
    await expect(line).toHaveCSS('color', 'rgb(200, 220, 240)');
    await expect(line).toHaveCSS('direction', 'rtl');
    await expect(host.locator('.embed')).toBeHidden();
  }
  // The page's own link replaces the operator's.
  await expect(page.locator('#lobby').getByRole('link')).toHaveText('All wins');
  // Changed attributes make no difference.
  await page.locator('#news').evaluate((host) => {
    host.dataset.theme = 'dark';
    host.dataset.list = 'hot';
  });
  await expect(page.locator('#news')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.locator('#lobby').evaluate((host) => host.removeAttribute('data-foyer'));
  await expect(page.locator('#lobby')).toHaveText('All wins');
  await expect(lines).toHaveCount(2);
});

test('a mount whose code throws while rendering shows one line and the page’s own content', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await listen(page);
  const lines = advice(page);
  // As a broken polyfill of the page does.
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('broken polyfill');
      },
    });
  });
  await openPage(page, environment, {
    body: `${board}<div id="own" data-foyer="winners"><a href="/wins">All wins</a></div><p id="after">After</p>`,
    css: 'body { background: #123; color: rgb(200, 220, 240) }',
  });
  await expect(page.getByRole('alert')).toHaveText([
    /^This is not available on this page\. Open/,
    'This is not available on this page.',
  ]);
  await expectLink(page, environment, 'Open {{site}}');
  await expect(page.locator('#own').getByRole('link')).toHaveText('All wins');
  for (const name of ['board', 'own']) {
    const host = page.locator(`#${name}`);
    expect((await host.boundingBox())!.height).toBeLessThan(90);
    await expect(host).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(host.getByRole('alert')).toHaveCSS('color', 'rgb(200, 220, 240)');
  }
  expect(await errors(page)).toEqual(['defect', 'defect']);
  expect(lines.length).toBeGreaterThan(0);
});

test('a gateway without CORS headers, a sandboxed page and a policy that blocks the operator are distinguished, with the remedy', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin, partnerOrigin } = environment.demo;
  await listen(page);
  const lines = advice(page);
  // Fault responses have no CORS headers.
  environment.fault({ endpoint: 'getWinners', status: 503 });
  await openPage(page, environment, { body: board });
  await expect(alert(page)).toContainText('This cannot be loaded right now. We keep trying.');
  // It may be temporary: gateways often omit CORS headers in errors.
  await expect(alert(page).getByRole('button')).toBeVisible();
  await expect(alert(page).getByRole('link')).toHaveText(`Open ${new URL(origin).host}`);
  expect(await errors(page)).toEqual(['cors']);
  expect(lines).toEqual([
    `Foyer: ${origin} answers, but ${partnerOrigin} may not read it (CORS): unless it just fails, ask its operator to register ${partnerOrigin}`,
  ]);
  environment.demo.gateway.faults?.clear();
  await alert(page).getByRole('button').click();
  await expect(wins(page)).toHaveCount(10);
  await expect.poll(() => reports(page)).toContainEqual({ name: 'ready', detail: { mount: 'winners' } });
  await test.step('a sandboxed page', async () => {
    lines.length = 0;
    await openPage(page, environment, { body: board, policy: 'sandbox allow-scripts allow-popups' });
    await expectLink(page, environment, 'Open {{site}}');
    expect(await errors(page)).toEqual(['sandbox']);
    expect(lines).toEqual([
      `Foyer: this page is in a sandbox, so ${origin} does not know whose it is: add allow-same-origin to the sandbox`,
    ]);
  });
  await test.step('a policy that blocks the operator, with the line to add', async () => {
    lines.length = 0;
    await openPage(page, environment, { body: board, connect: "'none'", lang: 'ur' });
    // Its texts cannot be loaded either.
    await expect(alert(page)).toContainText('یہ اس صفحے پر دستیاب نہیں۔');
    await expect(page.locator('#board .embed')).toHaveCSS('direction', 'rtl');
    await expectLink(page, environment, '\u2068{{site}}\u2069 کھولیں');
    expect(await errors(page)).toEqual(['policy']);
    expect(lines).toEqual([
      `Foyer: this page's Content-Security-Policy refuses ${origin}: add it to connect-src`,
    ]);
  });
});

test('a rate-limited mount continues after the pause that the gateway asks for', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  const { origin, gateway } = environment.demo;
  gateway.switches.openReads = 0;
  await page.clock.install();
  await listen(page);
  const lines = advice(page);
  const reads = await boardReads(page);
  await openPage(page, environment, { body: board });
  await expect(alert(page)).toContainText('Many people are visiting right now. We try again in a moment.');
  await expect(alert(page).getByRole('button')).toBeVisible();
  await expect.poll(() => errors(page)).toEqual(['request.too.many']);
  expect(reads.count()).toBe(1);
  gateway.switches.openReads = 600;
  await pass(page, 35, reads);
  expect(reads.count()).toBe(1);
  await pass(page, 45, reads);
  await expect(wins(page)).toHaveCount(10);
  expect(await errors(page)).toEqual(['request.too.many']);
  expect(lines).toEqual([
    `Foyer: ${origin} is asked too often from this network address (429). It is tried again when it says`,
  ]);
});

test('a dead gateway is retried with backoff, reported once and used again when it is back', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  const { origin } = environment.demo;
  await page.clock.install();
  await listen(page);
  const lines = advice(page);
  const reads = await boardReads(page);
  const dead = [`${origin}/wps/**`, `${origin}/embed/site.json`];
  for (const address of dead) {
    await page.route(address, (route) =>
      // The settings have loaded before.
      route.request().method() === 'HEAD' || address.endsWith('**') ? route.abort() : route.continue(),
    );
  }
  await openPage(page, environment, { body: board });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return errors(page);
    })
    .toEqual(['unreachable']);
  await expect(alert(page)).toContainText('This cannot be loaded right now. We keep trying.');
  const first = reads.count();
  await pass(page, 80, reads);
  expect(reads.count()).toBeGreaterThan(first);
  expect(await errors(page)).toEqual(['unreachable']);
  await expect(alert(page)).toHaveCount(1);
  expect(lines).toEqual([`Foyer: ${origin} cannot be reached. It is tried again, ever less often`]);
  for (const address of dead) await page.unroute(address);
  await pass(page, 160, reads);
  await expect(wins(page)).toHaveCount(10);
});

test('a mount reports that it is offline, and recovers', { tag: '@EM-1' }, async ({ page, environment }) => {
  await listen(page);
  await openPage(page, environment, { body: '<div id="board" data-foyer="lobby"></div>' });
  const games = page.locator('#board .game-tile');
  await expect(games).not.toHaveCount(0);
  await page.context().setOffline(true);
  await page.locator('#board').getByRole('button', { name: 'Slots' }).click();
  await expect(alert(page)).toContainText('No internet. Check your connection.');
  expect(await errors(page)).toEqual(['offline']);
  await page.context().setOffline(false);
  await alert(page).getByRole('button').click();
  await expect(games).not.toHaveCount(0);
});
