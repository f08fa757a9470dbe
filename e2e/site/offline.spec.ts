import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startDemo } from '../../demo/server/demo.ts';
import { getPromotions } from '../../src/gateway/endpoints/promotions.ts';
import { closePopups } from '../support/popups.ts';
import { expect, fillLogin, test } from '../support/test-environment.ts';
import { untilVisitFollowed } from '../support/visit.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns all cached responses with their addresses and headers. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all: { cache: string; address: string; headers: string; answer: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await (await cache.match(request))!.text();
        const headers = JSON.stringify([...request.headers]);
        all.push({ cache: name, address: request.url, headers, answer });
      }
    }
    return all;
  });

test('the site works offline, stores no personal data, updates on request and can be unregistered', {
  tag: '@SY-2',
}, async ({ page, context, browser }) => {
  const dist = mkdtempSync(join(tmpdir(), 'foyer-offline-'));
  cpSync(join(import.meta.dirname, '../../dist'), dist, { recursive: true });
  const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', dist });
  const worker = join(dist, 'site/sw.js');
  const refused: string[] = [];
  const promotions = async () =>
    (await kept(page))
      .map(({ address }) => address)
      .filter((address) => address.includes(getPromotions.path));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) refused.push(message.text());
  });
  await closePopups(page);
  try {
    await test.step("a visit registers the service worker under the page's policy", async () => {
      await page.goto(`${demo.origin}/m/home`);
      await untilVisitFollowed(page);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await expect
        .poll(async () => (await kept(page)).map(({ address }) => address).join())
        .toContain('HotGames');
    });
    await test.step('shows that it is offline and keeps the lobby usable', async () => {
      await page.reload();
      await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
      await page.locator('.bottom-menu a[href="/m/activity"]').click();
      await page.locator('.promotion').first().waitFor();
      await context.setOffline(true);
      await page.goto(`${demo.origin}/m/home`);
      await expect(page.getByText('Lantern Tiger').first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'No internet' })).toBeVisible();
      await context.setOffline(false);
    });
    await test.step('stores nothing of a member; sign-out deletes what was viewed', async () => {
      await page.goto(`${demo.origin}/m/login`);
      await fillLogin(page, 'maya7');
      await page.waitForURL('**/m/home');
      await page.goto(`${demo.origin}/m/member/home`);
      await expect(page.getByText('₹25,000').first()).toBeVisible();
      const token = await page.evaluate(
        () => JSON.parse(localStorage.getItem('MC_SESSION_INFO')!).token as string,
      );
      const all = await kept(page);
      expect(all.length).toBeGreaterThan(20);
      expect(await promotions()).not.toEqual([]);
      for (const one of all) {
        expect(one.headers).not.toContain('uthorization');
        expect(one.address + one.answer).not.toContain(token);
        if (one.address.includes('/assets/')) continue;
        expect(one.address).not.toMatch(/member|balance|session|status|captcha/i);
        expect(one.answer).not.toMatch(/maya7|\b25,?000\b/);
      }
      await page.goto(`${demo.origin}/m/set`);
      await untilVisitFollowed(page);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL('**/m/home');
      // Home refetches its own lists, but the promotions were viewed before.
      await expect.poll(promotions).toEqual([]);
    });
    await test.step("a new version waits for the player's confirmation", async () => {
      writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// Another release.`);
      for (const tail of ['.br', '.gz']) rmSync(worker + tail, { force: true });
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
      const offer = page.getByRole('status').filter({ hasText: 'A new version is available.' });
      await expect(offer).toBeVisible();
      const loaded = page.waitForEvent('load');
      await offer.getByRole('button', { name: 'Reload' }).click();
      await loaded;
      const waits = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
      await expect.poll(() => page.evaluate(waits).catch(() => true)).toBe(false);
    });
    await test.step('a release without a worker removes a broken one and its cache', async () => {
      const broken = "addEventListener('fetch', (event) => event.respondWith(Response.error()));";
      writeFileSync(worker, `${broken} addEventListener('activate', () => clients.claim());`);
      const other = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
      await other.goto(`${demo.origin}/m/third-party-notices.txt`);
      await other.evaluate(async () => {
        await navigator.serviceWorker.register('/m/sw.js');
        await caches.open('pages');
      });
      await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await expect(other.goto(`${demo.origin}/m/site.json`)).rejects.toThrow();
      rmSync(worker);
      // The browser checks for another worker with each page.
      const home = () => other.goto(`${demo.origin}/m/site.json`).then((answer) => answer?.status(), String);
      await expect.poll(home).toBe(200);
      const left = async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ];
      await expect.poll(() => other.evaluate(left)).toEqual([]);
      await other.context().close();
    });
    expect(refused).toEqual([]);
  } finally {
    await demo.close();
    rmSync(dist, { recursive: true, force: true });
  }
});
