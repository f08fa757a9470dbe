import type { Browser, Page } from 'playwright/test';
import { terminals } from '../../demo/fixtures/operator/terminals.ts';
import { violations } from '../support/axe.ts';
import { expect, openTerminal, test, type Venue } from './venue.ts';

const { id, key } = terminals[0]!;
test.use({
  kiosk: { venue: 'Foyer Lounge', idleSeconds: 60, onScreenKeyboard: false, terminals: { [id]: {} } },
});

/** Opens the address of the code on a phone. */
async function scan(terminal: Page, { origin }: Venue, browser: Browser): Promise<Page> {
  const code = await terminal.locator('.phone-sign-in__code > [aria-hidden]').innerText();
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await phone.goto(`${origin}/m/terminal#${code}`);
  return phone;
}

/** Signs maya7 in on the phone, over the page that the code opened. */
async function logIn(phone: Page): Promise<void> {
  await phone.locator('.sheet').getByRole('button', { name: 'Log in', exact: true }).click();
  await phone.getByLabel('Username').fill('maya7');
  await phone.getByLabel(/^Password/).fill('foyer-1234');
  await phone.locator('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a player signs in at the terminal by phone without a password, and ends the session from the phone', {
  tag: '@KI-1',
}, async ({ page, browser, venue }) => {
  await openTerminal(page, venue, `?terminal=${id}#key=${key}`);
  await page.locator('a[href="/m/login"]').first().click();
  await test.step('a terminal with a physical keyboard shows none on the screen', async () => {
    await page.getByLabel('Username').tap();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.locator('[data-keyboard]')).toHaveCount(0);
    await expect(page.getByLabel('Username')).not.toHaveAttribute('inputmode', 'none');
  });
  await page.getByRole('button', { name: 'Log in with your phone' }).click();
  const qr = page.locator('.qr-picture');
  expect((await qr.boundingBox())!.width).toBeGreaterThanOrEqual(240);
  expect(await violations(page)).toEqual([]);
  const number = await page.locator('.phone-sign-in__number').innerText();

  const phone = await scan(page, venue, browser);
  await logIn(phone);
  await expect(phone.getByText('Terminal 1, by the bar')).toBeVisible();
  expect(phone.url()).toBe(`${venue.origin}/m/terminal`);
  await expect(page.getByText('Your phone has the code.')).toBeVisible();
  await expect(qr).toBeHidden();
  expect(await violations(phone)).toEqual([]);

  await phone.getByRole('radio', { name: number }).check();
  const requested = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await phone.getByRole('button', { name: 'Log in at this terminal' }).click();
  await expect(page.locator('.visit-bar__clock')).toBeVisible();
  const token = (await requested).headers().authorization!.replace('Bearer ', '');
  expect(await venue.hasSession(token)).toBe(true);
  await expect(phone.getByText('You are logged in at this terminal')).toBeVisible();
  expect(await violations(phone)).toEqual([]);

  await phone.getByRole('button', { name: 'Log out there' }).click();
  await expect(phone.getByLabel(/Code on the terminal/)).toBeVisible();
  expect(await venue.hasSession(token)).toBe(false);
  await phone.close();
  expect(venue.problems).toEqual([]);
});
