import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { createDemoGateway, type DemoGateway } from '../../demo/gateway/gateway.ts';
import { listen } from '../../demo/server/listen.ts';
import { mountSite } from '../../demo/server/site.ts';
import { getMember } from '../../src/gateway/endpoints/session.ts';

const root = join(import.meta.dirname, '../..');

/** A venue with one terminal: a demo gateway, the kiosk's build and a kiosk.json of the test's own. */
export interface Venue {
  origin: string;
  gateway: DemoGateway;
  /** Replaces the venue's kiosk.json, as whoever looks after it would: by another one, a text as it is, or nothing. */
  provide(kiosk: object | string | undefined): void;
  /** What the gateway says of a token: its member's call is answered or not. */
  stands(token: string): Promise<boolean>;
  /** Problems the page had: uncaught errors, console errors, violations of the policy. */
  problems: string[];
}

interface Fixtures {
  /** The kiosk.json the venue begins with. */
  kiosk: object;
  venue: Venue;
}

/** No reality check, and an idle time that a slow machine does not reach by itself. */
const quick = { venue: 'Foyer Lounge', idleSeconds: 60, countdownSeconds: 60, realityCheckMinutes: 0 };

export const test = base.extend<Fixtures>({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
  kiosk: [quick, { option: true }],
  venue: async ({ page, kiosk }, use) => {
    const configs = mkdtempSync(join(tmpdir(), 'foyer-venue-'));
    cpSync(join(root, 'demo/site.json'), join(configs, 'site.json'));
    const place = join(configs, 'kiosk.json');
    const provide = (file: object | string | undefined) => {
      if (file === undefined) rmSync(place);
      else writeFileSync(place, typeof file === 'string' ? file : JSON.stringify(file));
    };
    provide(kiosk);
    const gateway = createDemoGateway({ database: ':memory:', faults: true });
    mountSite(gateway.app, { dist: join(root, 'dist'), configs, partners: {} });
    const server = await listen(gateway.app, 0);
    const origin = `http://localhost:${server.port}`;
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    await use({
      origin,
      gateway,
      provide,
      problems,
      async stands(token) {
        const headers = { Authorization: `Bearer ${token}` };
        const answer = await gateway.app.request(origin + getMember.path, { headers });
        return ((await answer.json()) as { success: boolean }).success;
      },
    });
    await server.close();
    gateway.close();
    rmSync(configs, { recursive: true });
  },
});

/**
 * Opens the terminal and waits for home, with all the code that it loads after it: a page's clock that is set ahead would
 * have what is still on its way run into its time limit.
 */
export async function openTerminal(page: Page, { origin }: Venue, query = ''): Promise<void> {
  await page.goto(`${origin}/kiosk/${query}`);
  await expect(page.locator('#content')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Signs in through the login page; returns the token, as the gateway was asked with it. */
export async function signIn(page: Page, username = 'maya7'): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().includes(getMember.path));
  await page.locator('a[href="/m/login"]').first().click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill('foyer-1234');
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  const { authorization = '' } = await (await asked).allHeaders();
  await expect(page.locator('.visit-bar__clock')).toBeVisible();
  return authorization.replace('Bearer ', '');
}

export { expect };
