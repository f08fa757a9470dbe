import { test as base, expect, type Page } from 'playwright/test';
import type { Fault } from '../../demo/gateway/faults.ts';
import { type Demo, startDemo } from '../../demo/server/demo.ts';

/** What a browser test has to do with: a demo of its own, in memory, on free ports. */
export interface House {
  demo: Demo;
  /** Sets a fault on one call of the gateway. */
  fault(fault: Fault): void;
  /** Signs in through the login page and returns to home. */
  signIn(username?: string): Promise<void>;
  /** Problems the page had: uncaught errors, console errors, violations of the policy. */
  problems: string[];
}

export const PASSWORD = 'foyer-1234';

export const test = base.extend<{ house: House }>({
  house: async ({ page }, use) => {
    const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', faults: true });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    await use({
      demo,
      problems,
      fault: (fault) => demo.gateway.faults?.set(fault),
      signIn: (username = 'maya7') => signIn(page, demo.origin, username),
    });
    await demo.close();
  },
});

async function signIn(page: Page, origin: string, username: string): Promise<void> {
  await page.goto(`${origin}/m/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/m/home');
}

/** Opens the site in a language, as a visitor who chose it earlier. */
export async function openSite(page: Page, house: House, path = '/m/home', language = 'EN'): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language);
  await page.goto(house.demo.origin + path);
}

export { expect };
