import type { Browser, Page } from 'playwright/test';
import { terminals } from '../../demo/fixtures/operator/terminals.ts';
import { violations } from '../support/axe.ts';
import { expect, openTerminal, test, type Venue } from './venue.ts';

const attract = (page: Page) => page.getByRole('button', { name: 'Touch to start' });
const { id, key } = terminals[0]!;

/** A phone on which maya7 is not signed in yet. */
async function phoneOf(browser: Browser, viewport = { width: 360, height: 740 }): Promise<Page> {
  return (await browser.newContext({ viewport, hasTouch: true })).newPage();
}

/** The address that the QR code on the terminal leads to. */
async function scanned(page: Page, { origin }: Venue): Promise<string> {
  const code = await page.locator('.phone-sign-in__code > [aria-hidden]').innerText();
  return `${origin}/m/terminal#${code}`;
}

for (const language of ['EN', 'UR']) {
  test.describe(language, () => {
    test.use({ kiosk: { venue: 'Foyer Lounge', language, idleSeconds: 60, terminals: { [id]: {} } } });

    test(`KI-1 a player signs in at the terminal by phone, and ends it from there, in ${language}`, async ({
      page,
      browser,
      venue,
    }, info) => {
      const shoot = (of: Page, what: string) =>
        of.screenshot({ path: info.outputPath(`${what}-${language}.png`) });
      await openTerminal(page, venue, `?terminal=${id}#key=${key}`);
      await page.locator('a[href="/m/login"]').first().click();
      await shoot(page, 'login');
      await page.locator('.form__buttons button[type=button]').click();
      const qr = page.locator('.qr-picture');
      await expect(qr).toBeVisible();
      expect((await qr.boundingBox())!.width).toBeGreaterThanOrEqual(240);
      await shoot(page, 'code');
      expect(await violations(page)).toEqual([]);
      const number = await page.locator('.phone-sign-in__number').innerText();

      const phone = await phoneOf(browser);
      await phone.addInitScript((chosen) => localStorage.setItem('MC_LANGUAGE', chosen), language);
      await phone.goto(await scanned(page, venue));
      await expect(phone.locator('.sheet')).toBeVisible();
      expect(phone.url()).toBe(`${venue.origin}/m/terminal`);
      await shoot(phone, 'phone-visitor');
      await phone.locator('.sheet button').click();
      await phone.locator('[name=username]').fill('maya7');
      await phone.locator('[name=password]').fill('foyer-1234');
      await phone.locator('dialog button[type=submit]').click();
      await expect(phone.locator('.number-choice')).toContainText('Foyer Lounge');
      await expect(phone.locator('.number-choice')).toContainText('Terminal 1, by the bar');
      await shoot(phone, 'phone-choice');
      expect(await violations(phone)).toEqual([]);
      await expect(page.locator('.phone-sign-in__code')).toBeHidden();
      await shoot(page, 'looked');
      await phone.locator('.number-choice__number', { hasText: number }).click();
      await phone.locator('.number-choice .button--primary').click();
      await expect(page.locator('.visit-bar__clock')).toBeVisible();
      await expect(phone.locator('.there-card .description-list')).toBeVisible();
      await expect(phone.locator('.there-card bdi').last()).toContainText(':');
      await shoot(phone, 'phone-there');
      expect(await violations(phone)).toEqual([]);

      await phone.locator('.there-card button').click();
      await expect(phone.locator('.there-card')).toBeHidden();
      await shoot(phone, 'phone-ended');
      await phone.context().close();
      expect(venue.problems).toEqual([]);
      void attract;
    });
  });
}
