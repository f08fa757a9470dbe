import type { Locator, Page } from 'playwright/test';
import { phoneFlags } from '../../demo/fixtures/operator/status.ts';
import { violations } from '../support/axe.ts';
import { expect, openTerminal, test } from './venue.ts';

// The default idle time is long enough for typing.
test.use({ kiosk: { venue: 'Foyer Lounge' } });

const keyboard = (page: Page) => page.locator('[data-keyboard]');

const key = (page: Page, name: string) => keyboard(page).getByRole('button', { name, exact: true });

async function tapKeys(page: Page, keys: Iterable<string>): Promise<void> {
  for (const name of keys) await key(page, name).tap();
}

/** Whether a field is completely above the keyboard. */
async function clear(page: Page, field: Locator): Promise<boolean> {
  const keys = (await keyboard(page).boundingBox())!;
  const box = (await field.boundingBox())!;
  return box.y >= 0 && box.y + box.height <= keys.y;
}

async function openLogin(page: Page): Promise<void> {
  await page.locator('a[href="/m/login"]').first().tap();
}

test('the keyboard serves the login over a page and arrow keys, passes axe, and signs a player in by touch alone', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  await test.step('the login over a page has the keyboard inside its dialog', async () => {
    await page.getByRole('button', { name: 'Favourite: Lantern Tiger' }).first().tap();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Username');
    await field.tap();
    await tapKeys(page, ['m', 'a']);
    await expect(field).toHaveValue('ma');
    await expect.poll(() => clear(page, field)).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(keyboard(page)).toHaveCount(0);
  });
  await openLogin(page);
  await expect(keyboard(page)).toHaveCount(0);
  const name = page.getByLabel('Username');
  await test.step('arrows and one key reach all keys and the field, and a held key repeats', async () => {
    await name.fill('');
    await name.focus();
    await page.keyboard.press('ArrowDown');
    await expect(key(page, '1')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(key(page, 'q')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(key(page, 'q')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(name).toHaveValue('wq');
    await page.keyboard.press('Escape');
    await expect(name).toBeFocused();
    await expect(keyboard(page)).toBeVisible();
    await name.fill('a long name');
    const { x, y, width, height } = (await key(page, 'Delete').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(name).toHaveValue('');
    await page.mouse.up();
    await key(page, 'a').tap();
    await expect(name).toHaveValue('a');
    await key(page, 'Delete').tap();
    await expect(name).toHaveValue('');
  });
  await test.step('axe finds no violation, and no key is smaller than 64 px', async () => {
    await name.tap();
    expect(await violations(page)).toEqual([]);
    const sizes = await keyboard(page)
      .getByRole('button')
      .evaluateAll((keys) => keys.flatMap((each) => [each.clientWidth, each.clientHeight]));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(64);
  });
  await test.step('a player signs in by touch alone', async () => {
    await tapKeys(page, ['m', 'a', 'y', 'a', '8']);
    await key(page, 'Delete').tap();
    await tapKeys(page, ['7']);
    await expect(name).toHaveValue('maya7');
    await expect(name).toBeFocused();
    expect(await clear(page, name)).toBe(true);
    const password = page.getByLabel(/^Password/);
    await password.tap();
    await tapKeys(page, ['Capital letters', 'F', 'Delete', 'f', 'o', 'y', 'e', 'r']);
    await tapKeys(page, ['Numbers and symbols ?123', '-', 'Letters ABC', '1', '2', '3', '4']);
    await expect(password).toHaveValue('foyer-1234');
    await key(page, 'Enter').tap();
    await expect(page.locator('.visit-bar__clock')).toBeVisible();
    await expect(keyboard(page)).toHaveCount(0);
    expect(venue.problems).toEqual([]);
  });
});

test('each field gets its keys and stays uncovered, and the keys fit a narrow screen', {
  tag: '@KI-1',
}, async ({ page, venue }) => {
  // Landscape has the least room above the keyboard.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openTerminal(page, venue);
  await openLogin(page);
  await test.step('the code of a login fills its dialog, next to the fields of the form in two columns', async () => {
    const widthOf = (name: string) =>
      page
        .locator(`.field:has(input[name=${name}])`)
        .evaluate((one) => one.clientWidth / one.parentElement!.clientWidth);
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await widthOf('username')).toBeLessThan(0.5);
    const login = '**/wps/session/login';
    await page.route(login, (route) =>
      route.fulfill({
        json: {
          success: false,
          errorCode: 'login.factor.required',
          value: { methods: ['code'], pending: 'p' },
        },
      }),
    );
    await page.getByLabel('Username').fill('maya7');
    await page.getByLabel(/^Password/).fill('foyer-1234');
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Code from the app/ })).toBeFocused();
    expect(await widthOf('code')).toBe(1);
    await page.unroute(login);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('each field gets its keys and stays uncovered', async () => {
    await page.getByRole('link', { name: 'Register' }).tap();
    const fields = page.locator(
      'form [role=group]:not([hidden]) input:is([type="text"], [type="password"], [type="tel"], [type="email"], :not([type]))',
    );
    await expect(page.getByRole('heading', { name: 'Open your account' })).toBeVisible();
    let count = 0;
    const tapAll = async (least: number) => {
      await expect(fields.nth(least - 1)).toBeVisible();
      for (const field of await fields.all()) {
        await field.tap();
        await expect(keyboard(page)).toBeVisible();
        await expect.poll(() => clear(page, field)).toBe(true);
        count += 1;
      }
    };
    await tapAll(3);
    for (const field of await fields.all()) await field.fill('lantern_26');
    await page.getByRole('button', { name: 'Continue' }).tap();
    await tapAll(4);
    expect(count).toBeGreaterThan(5);
    await fields.first().tap();
    await key(page, 'Hide keyboard').tap();
    await expect(keyboard(page)).toHaveCount(0);
    await expect(fields.first()).toBeFocused();
    await fields.first().tap();
    await expect(keyboard(page)).toBeVisible();
  });
  await test.step('the keys fit a narrow screen, and a click on a button is not lost when they disappear', async () => {
    await page.getByLabel('Back').click();
    await page.setViewportSize({ width: 540, height: 960 });
    await openLogin(page);
    await page.getByLabel('Username').fill('maya7');
    await page.getByLabel(/^Password/).fill('foyer-1234');
    await expect(keyboard(page)).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    const button = page.locator('form').getByRole('button', { name: 'Log in', exact: true });
    await expect.poll(() => clear(page, button)).toBe(true);
    const { x, y, width, height } = (await button.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    // About as long as a press takes: the page must not move the button meanwhile.
    await page.waitForTimeout(150);
    await page.mouse.up();
    await expect(page.locator('.visit-bar__clock')).toBeVisible();
    expect(await overflow()).toBe(0);
    await page.locator('.game-tile button').first().click();
    await expect(page.locator('.game-iframe')).toHaveAttribute('aria-busy', 'false');
    expect(await violations(page)).toEqual([]);
    const bar = page.getByRole('dialog').locator('.visit-bar');
    expect((await bar.boundingBox())!.height).toBeLessThan(100);
    await expect(bar.getByRole('button', { name: 'Finish' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('in Urdu', () => {
  test.use({ kiosk: { venue: 'Foyer Lounge', language: 'UR' } });

  test('a country is found by Urdu and Latin letters with keys from left to right, and by kana and their marks', {
    tag: ['@KI-1', '@LN-1'],
  }, async ({ page, venue }) => {
    Object.assign(venue.gateway.switches.whitelabel, phoneFlags);
    await openTerminal(page, venue);
    await openLogin(page);
    await page.getByRole('button', { name: 'موبائل نمبر' }).tap();
    await page.locator('.phone-field__code').tap();
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await tapKeys(page, ['پ', 'ا', 'ک']);
    await expect(search).toHaveValue('پاک');
    await expect(page.getByRole('dialog').getByRole('button', { name: /پاکستان/ })).toBeVisible();
    const [first, second] = await Promise.all(['ق', 'و'].map((name) => key(page, name).boundingBox()));
    expect(first!.x).toBeLessThan(second!.x);
    await keyboard(page).getByText('ABC').tap();
    await tapKeys(page, ['z']);
    await expect(search).toHaveValue('پاکz');
    await expect.poll(() => clear(page, search)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await test.step('in Japanese', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'بند کریں' }).first().tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: /^زبان/ }).tap();
      await page.getByRole('button', { name: '日本語' }).tap();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await page.locator('.phone-field__code').tap();
      await expect(search).toBeFocused();
      await search.tap();
      await tapKeys(page, ['か', '゛', 'つ', '小']);
      await expect(search).toHaveValue('がっ');
      for (const left of ['が', '']) {
        await key(page, '削除').tap();
        await expect(search).toHaveValue(left);
      }
      // Twice, so that katakana stay.
      await tapKeys(page, ['文字の切り替え', '文字の切り替え', 'イ', 'ン', 'ト', '゛']);
      await expect(search).toHaveValue('インド');
      const india = page.getByRole('dialog').getByRole('button', { name: /インド/ });
      await expect(india.first()).toBeVisible();
      await expect.poll(() => clear(page, search)).toBe(true);
      await keyboard(page).getByText('ABC').tap();
      await tapKeys(page, ['i']);
      await expect(search).toHaveValue('インドi');
    });
  });
});
