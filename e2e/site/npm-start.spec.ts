import type { Page } from 'playwright/test';
import { openLogin, signInByFrame } from '../embed/login-page.ts';
import { startAsDocumented } from '../support/documented-start.ts';
import { closePopups } from '../support/popups.ts';
import { expect, fillLogin, test } from '../support/test-environment.ts';

async function tapKeys(page: Page, names: Iterable<string>): Promise<void> {
  const keyboard = page.locator('[data-keyboard]');
  for (const name of names) await keyboard.getByRole('button', { name, exact: true }).tap();
}

test('npm start serves every address that it prints', async ({ browser }) => {
  const { line, stop } = await startAsDocumented();
  const problems: string[] = [];
  const open = async (address: string, options: Parameters<typeof browser.newContext>[0] = {}) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(`${address}: ${error.message}`));
    await closePopups(page);
    await page.goto(address);
    return page;
  };
  try {
    await test.step('site: a member logs in and plays', async () => {
      const page = await open(line('Site').address, { viewport: { width: 390, height: 844 } });
      await page.locator('a[href="/m/login"]').first().click();
      await fillLogin(page, 'maya7');
      await page.waitForURL('**/m/home');
      await page.locator('#lobby-HOT .game-tile__play').first().click();
      const game = page.getByRole('dialog', { name: 'Lantern Tiger' });
      await expect(game.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
      await page.context().close();
    });
    await test.step('another brand: its name and its games', async () => {
      const page = await open(line('Brands').address);
      await expect(page).toHaveTitle('Harbour');
      await expect(page.locator('#lobby-HOT .game-tile__play').first()).toBeVisible();
      await page.context().close();
    });
    await test.step('kiosk: a touch on login shows the on-screen keyboard, which types', async () => {
      const page = await open(line('Kiosk').address, {
        viewport: { width: 1080, height: 1920 },
        hasTouch: true,
      });
      await page.locator('a[href="/m/login"]').first().tap();
      await page.getByLabel('Username').tap();
      await tapKeys(page, 'maya7');
      await expect(page.getByLabel('Username')).toHaveValue('maya7');
      await page.context().close();
    });
    await test.step('partner page: winners board and login', async () => {
      const page = await open(line('Partner').address);
      await page.locator('[data-foyer=winners]').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-foyer=winners] .winners__row').first()).toBeVisible();
      await openLogin(page, 'Log in at Foyer');
      await signInByFrame(page);
      await page.context().close();
    });
    await test.step('partner, terminal and operator desks accept the printed passwords', async () => {
      const figures = line('Figures');
      const page = await open(figures.address);
      const [, code = '', secret = ''] = /code (\S+), secret (\S+)/.exec(figures.rest) ?? [];
      await page.getByLabel('Partner code').fill(code);
      await page.getByLabel('Secret').fill(secret);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByLabel('From')).toBeVisible();

      const terminals = line('Terminals');
      await page.goto(terminals.address);
      await page.getByLabel('Secret').fill(/secret ([^\s;]+)/.exec(terminals.rest)?.[1] ?? '');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Terminal 1, by the bar' })).toBeVisible();

      const visits = line('Visits');
      await page.goto(visits.address);
      await page.getByLabel('Token').fill(/token (\S+)/.exec(visits.rest)?.[1] ?? '');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.locator('#groups')).toBeVisible();
      await page.context().close();
    });
    await test.step("the inbox shows the demo's mail", async () => {
      const page = await open(line('Inbox').address);
      await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
      await expect(page.getByRole('status')).not.toHaveText('Loading');
      await page.context().close();
    });
    expect(problems).toEqual([]);
  } finally {
    await stop();
  }
  await test.step('the server ends with npm', async () => {
    await expect
      .poll(() =>
        fetch(line('Site').address).then(
          () => 'answers',
          () => 'gone',
        ),
      )
      .toBe('gone');
  });
});
