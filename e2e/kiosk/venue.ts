import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page, type Request } from 'playwright/test';
import type { DemoGateway } from '../../demo/gateway/gateway.ts';
import { startDemo } from '../../demo/server/demo.ts';
import { getMember } from '../../src/gateway/endpoints/session.ts';

const root = join(import.meta.dirname, '../..');

/** A venue with one terminal: a demo gateway, the kiosk's build and the test's own kiosk.json. */
export interface Venue {
  origin: string;
  gateway: DemoGateway;
  /** Replaces the venue's kiosk.json by settings or a text, or removes it. */
  provide(kiosk: object | string | undefined): void;
  /** Whether the gateway still accepts a token. */
  hasSession(token: string): Promise<boolean>;
  /** Uncaught errors, console errors and policy violations of the page. */
  problems: string[];
  /** Resolves once the page has no pending request and has sent none for a while. */
  settled(): Promise<void>;
}

interface Fixtures {
  /** The venue's initial kiosk.json. */
  kiosk: object;
  /** Whether the terminal prefetches all files of its build. */
  prefetch: boolean;
  venue: Venue;
}

/** Answers the list of files to prefetch with an empty one; a route handler would delay all other requests. */
function listNoFiles(): void {
  const { fetch } = window;
  window.fetch = async (input, init) =>
    input === '/kiosk/files.json' ? Response.json([]) : fetch(input, init);
}

/** Milliseconds without a request until the page counts as settled. */
const STILL = 300;

/** No reality check, and an idle time that a slow machine does not reach by itself. */
const quick = { venue: 'Foyer Lounge', idleSeconds: 60, countdownSeconds: 60, realityCheckMinutes: 0 };

export const test = base.extend<Fixtures>({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
  kiosk: [quick, { option: true }],
  prefetch: [false, { option: true }],
  venue: async ({ page, kiosk, prefetch }, use) => {
    const configs = mkdtempSync(join(tmpdir(), 'foyer-venue-'));
    cpSync(join(root, 'demo/site.json'), join(configs, 'site.json'));
    const place = join(configs, 'kiosk.json');
    const provide = (file: object | string | undefined) => {
      if (file === undefined) rmSync(place);
      else writeFileSync(place, typeof file === 'string' ? file : JSON.stringify(file));
    };
    provide(kiosk);
    const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', faults: true, configs });
    const { gateway, origin } = demo;
    // 350 requests take more processor time than the rest of a start.
    if (!prefetch) await page.addInitScript(listNoFiles);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    const underWay = new Set<Request>();
    let changed = Date.now();
    const begun = (one: Request) => {
      underWay.add(one);
      changed = Date.now();
    };
    const ended = (one: Request) => {
      underWay.delete(one);
      changed = Date.now();
    };
    page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
    await use({
      origin,
      gateway,
      provide,
      problems,
      async settled() {
        await expect.poll(() => underWay.size === 0 && Date.now() - changed > STILL).toBe(true);
      },
      async hasSession(token) {
        const headers = { Authorization: `Bearer ${token}` };
        const answer = await gateway.app.request(origin + getMember.path, { headers });
        return ((await answer.json()) as { success: boolean }).success;
      },
    });
    await demo.close();
    rmSync(configs, { recursive: true });
  },
});

/**
 * Opens the terminal and waits for home with all its deferred code: a clock that jumps ahead would time out what
 * is still loading.
 */
export async function openTerminal(page: Page, { origin, settled }: Venue, query = ''): Promise<void> {
  await page.goto(`${origin}/kiosk/${query}`);
  await expect(page.locator('#content')).toBeVisible();
  await settled();
}

/** Signs in through the login page, and waits until everything has loaded. Returns the session's token. */
export async function signIn(page: Page, { settled }: Venue, username = 'maya7'): Promise<string> {
  const requested = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.locator('a[href="/m/login"]').first().click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill('foyer-1234');
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
  const { authorization = '' } = await (await requested).allHeaders();
  await expect(page.locator('.visit-bar__clock')).toBeVisible();
  await settled();
  return authorization.replace('Bearer ', '');
}

export { expect };
