import { test as base, expect, type Page } from 'playwright/test';
import type { Fault } from '../../demo/gateway/faults.ts';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import { closePopups } from './popups.ts';

/** What a browser test has to do with: a demo of its own, in memory, on free ports. */
export interface TestEnvironment {
  demo: Demo;
  /** Sets a fault on one call of the gateway. */
  fault(fault: Fault): void;
  /** Shows home as a member whose session began earlier. */
  signIn(username?: string): Promise<void>;
  /** The same without showing a page yet: the next one has the session. */
  session(username?: string): Promise<void>;
  /** Problems the page had: uncaught errors, console errors, violations of the policy. */
  problems: string[];
}

export const PASSWORD = 'foyer-1234';

/** Above all that the demo makes up, in cents. */
const BIGGEST_WIN = 500_000_00;

interface Fixtures {
  /** Slot games of the catalogue, where they are to be more than the demo has. */
  games: number;
  /** Whether home shows its popups, as on a first visit; otherwise they were seen and closed on an earlier one. */
  popups: boolean;
  /** Whether an agent is prompted for contracts; otherwise none can be asked about. */
  prompts: boolean;
  environment: TestEnvironment;
}

export const test = base.extend<Fixtures>({
  games: [0, { option: true }],
  popups: [false, { option: true }],
  prompts: [false, { option: true }],
  environment: async ({ page, games, popups, prompts }, use) => {
    const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', faults: true, games });
    // Which game is the first of the winners, and so what kind of one, is a matter of the hour otherwise.
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
      session: (username = 'maya7') => beginSession(page, demo.origin, username),
      async signIn(username = 'maya7') {
        await beginSession(page, demo.origin, username);
        await page.goto(`${demo.origin}/m/home`);
      },
    });
    // What a test answers for may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await demo.close();
  },
});

/** Turns off signing in and recovering by phone, whose forms have further fields and tabs. */
export function onlyUsernames({ demo }: TestEnvironment): void {
  demo.gateway.switches.whitelabel = {};
}

/** Signs in as a person does, on the login page that is open. */
export async function fillLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
}

/** A session of the gateway, put where the site keeps it. */
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
    // Once: a test may sign out. A sandboxed frame has no storage.
    if (window !== top || sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', '1');
    localStorage.setItem('MC_SESSION_INFO', text);
  }, JSON.stringify(session));
}

/** Opens the site in a language, as a visitor who chose it earlier. */
export async function openSite(
  page: Page,
  environment: TestEnvironment,
  path = '/m/home',
  language = 'EN',
): Promise<void> {
  await page.addInitScript((code) => {
    if (window === top) localStorage.setItem('MC_LANGUAGE', code);
  }, language);
  await page.goto(environment.demo.origin + path);
}

export { expect };
