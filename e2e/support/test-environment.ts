import { test as base, expect, type Page } from 'playwright/test';
import type { Fault } from '../../demo/gateway/faults.ts';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import { forward } from './forward.ts';
import { closePopups } from './popups.ts';

/** Environment of a browser test: its own demo, in memory, on free ports. */
export interface TestEnvironment {
  demo: Demo;
  /** Adds a fault to a gateway call. */
  fault(fault: Fault): void;
  /** Advances the gateway's clock by milliseconds. */
  advance(ms: number): Promise<void>;
  /** Shows home with a signed-in member. */
  signIn(username?: string): Promise<void>;
  /** Signs in without showing a page: the next one has the session. */
  session(username?: string): Promise<void>;
  /** Uncaught errors, console errors and policy violations of the page. */
  problems: string[];
}

export const PASSWORD = 'foyer-1234';

/** More than any win of the demo, in cents. */
const BIGGEST_WIN = 500_000_00;

interface Fixtures {
  /** Number of slot games in the catalogue, if more than the demo's. */
  games: number;
  /** Whether home shows its popups, as on a first visit. */
  popups: boolean;
  /** Whether an agent is asked to accept contracts. */
  prompts: boolean;
  environment: TestEnvironment;
}

export const test = base.extend<Fixtures>({
  games: [0, { option: true }],
  popups: [false, { option: true }],
  prompts: [false, { option: true }],
  environment: async ({ page, games, popups, prompts }, use) => {
    const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', faults: true, games });
    // Otherwise the first winner's game depends on the time of day.
    demo.gateway.addWin('Lantern Tiger', BIGGEST_WIN);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
    });
    if (!popups) await closePopups(page);
    if (!prompts) {
      demo.gateway.faults?.set({ endpoint: 'getContractDividendRequest', malformed: 'wrong-shape' });
    }
    await use({
      demo,
      problems,
      fault: (fault) => demo.gateway.faults?.set(fault),
      async advance(ms) {
        await fetch(`${demo.origin}/__clock`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ advance: ms }),
        });
      },
      session: (username = 'maya7') => beginSession(page, demo.origin, username),
      async signIn(username = 'maya7') {
        await beginSession(page, demo.origin, username);
        await page.goto(`${demo.origin}/m/home`);
      },
    });
    // Route handlers may still be running.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await demo.close();
  },
});

/** Disables sign-in and recovery by phone, which add fields and tabs. */
export function onlyUsernames({ demo }: TestEnvironment): void {
  demo.gateway.switches.whitelabel = {};
}

/** Changes settings of site.json for the pages of a tab or a browser. */
export async function configureSite(of: Pick<Page, 'route'>, change: object): Promise<void> {
  await of.route('**/m/site.json', async (route) => {
    const answer = await forward(route);
    await route.fulfill({ json: { ...(await answer.json()), ...change } });
  });
}

/** Signs in on the open login page. */
export async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Stores a gateway session in the site's storage. */
async function beginSession(page: Page, origin: string, username: string): Promise<void> {
  configureGateway({
    base: origin,
    merchantCode: 'foyer',
    key: async () => (await call(getStatus, {})).encryption,
  });
  const session = await call(login, {
    body: { username, password: PASSWORD, type: 'username', rememberPassword: false },
  });
  await page.addInitScript((text) => {
    // Only once, because a test may sign out. Sandboxed frames have no storage.
    if (window !== top || sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', '1');
    localStorage.setItem('MC_SESSION_INFO', text);
  }, JSON.stringify(session));
}

/** Opens the site in a language, as for a returning visitor who chose it. */
export async function openSite(
  page: Page,
  environment: TestEnvironment,
  path = '/m/home',
  language = 'EN',
): Promise<void> {
  await page.addInitScript((code) => {
    if (window === top) localStorage.setItem('MC_LANGUAGE', code);
  }, language);
  await page.goto(new URL(path, environment.demo.origin).href);
}

export { expect };
