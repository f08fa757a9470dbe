import { readFileSync } from 'node:fs';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { violations } from '../support/axe.ts';
import { expect, openSite, PASSWORD, test } from '../support/test-environment.ts';

test('a trial account from another site stays on this one and is refused money pages', {
  tag: ['@RT-11', '@SE-5'],
}, async ({ page, environment }) => {
  await environment.session('trial4');
  await page.goto(environment.demo.partnerOrigin);
  await page.goto(`${environment.demo.origin}/m/webEmail`);
  await page.waitForURL('**/m/home');
  expect(new URL(page.url()).origin).toBe(environment.demo.origin);
  await test.step('money buttons are disabled, with a link to registration', async () => {
    const deposit = page.locator('.header').getByRole('button', { name: 'Deposit' });
    await expect(deposit).toHaveAttribute('aria-disabled', 'true');
    await expect(deposit).toHaveAccessibleDescription(/^Free-play account: Please login an actual account/);
    expect(await violations(page, '.header')).toEqual([]);
    // By keyboard, because Playwright does not click disabled elements.
    await deposit.press('Enter');
    const question = page.getByRole('dialog', { name: 'Free-play account' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/m/home');
  });
  // The inbox leaves no history entry, so Back returns to the other site.
  await page.goBack();
  expect(page.url()).toContain(environment.demo.partnerOrigin);
  expect(environment.problems).toEqual([]);

  await test.step('the money page explains the refusal and links to registration', async () => {
    await page.goto(`${environment.demo.origin}/m/voucherCenter`);
    const note = page.getByRole('main').getByRole('note', { name: 'Free-play account' });
    await expect(note).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
    await note.getByRole('button', { name: 'Register now' }).click();
    await page.waitForURL('**/m/register');
    await expect(page.getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  });
});

test('help, settings and password change go back', {
  tag: ['@RT-10', '@RT-11'],
}, async ({ page, environment }) => {
  const head = page.locator('.back-header');
  const title = (name: string) => head.getByRole('heading', { level: 1, name, exact: true });
  await environment.signIn();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Help' }).click();
  await expect(title('Help centre')).toBeVisible();
  await head.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/m/home');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Member' }).click();
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(title('Settings')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Change password' }).click();
  await expect(title('Change password')).toBeVisible();
  for (const before of ['set', 'myAccount/index', 'member/home', 'home']) {
    if (before.endsWith('home')) await page.goBack();
    else await head.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(`**/m/${before}`);
  }
  await expect(page.locator('.back-header')).toHaveCount(0);
});

/** The header's texts in each language. */
const headers = languageCodes.map((language) => {
  const file = new URL(`../../src/i18n/messages/${language}/common.json`, import.meta.url);
  const { logIn, register } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return { language, texts: [logIn!, register!] };
});

test('the header of a visitor fits in every language; its drawer opens customer service', {
  tag: '@DR-1',
}, async ({ page, environment }) => {
  await openSite(page, environment);
  const header = page.locator('.header');
  const links = header.locator('a.button');
  const tooWide = () => header.evaluate((element) => element.scrollWidth - element.clientWidth);
  await expect(links).toHaveCount(2);
  const shown = await links.allTextContents();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    // The texts, their font and direction: nothing else of the header differs between languages.
    for (const { language, texts } of [...headers, { language: 'EN', texts: shown }]) {
      await links.evaluateAll(
        (all, [code, to]) => {
          document.documentElement.lang = code.toLowerCase();
          document.documentElement.dir = code === 'UR' ? 'rtl' : 'ltr';
          for (const [at, link] of all.entries()) link.textContent = to[at]!;
        },
        [language, texts] as const,
      );
      await expect(page.locator('.header__visitor + .header__tool')).toBeInViewport({ ratio: 1 });
      expect({ language, width, tooWide: await tooWide() }).toEqual({ language, width, tooWide: 0 });
    }
  }
  await header.getByRole('button', { name: 'My account' }).click();
  const drawer = page.getByRole('dialog', { name: 'My account' });
  await expect(drawer.getByRole('link', { name: 'Register' })).toBeVisible();
  const chat = page.waitForEvent('popup');
  await drawer.getByRole('button', { name: 'Customer service' }).click();
  expect((await chat).url()).toContain('/demo/chat');
  await drawer.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL(/\/m\/login/);
  await expect(drawer).toHaveCount(0);
});

test("a visitor's star opens login over the page and is saved; a search continues in all categories", {
  tag: ['@LG-11', '@HM-8', '@GC-7', '@GC-2'],
}, async ({ page, environment }) => {
  await openSite(page, environment, '/m/hot-games');
  const star = page.locator('.game-tile').nth(10).locator('.favourite-star');
  await star.waitFor();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await test.step('the star opens the login, and Escape restores the focus', async () => {
    await star.click();
    await expect(login).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/login-open/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(login).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/login-open/);
    await expect(star).toBeFocused();
  });
  // A member's additional blocks may push the list down; the visible part must not move.
  const before = (await star.boundingBox())!.y;

  await test.step('after login the game is a favourite and the page has not moved', async () => {
    await page.keyboard.press('Enter');
    await login.getByLabel(/^Username/).fill('maya7');
    await login.getByLabel(/^Password/).fill(PASSWORD);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(login).toHaveCount(0);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toBeFocused();
    expect(page.url()).toContain('/m/hot-games');
    expect((await star.boundingBox())!.y).toBeCloseTo(before, 0);
  });
  expect(environment.problems).toEqual([]);

  await test.step('a search in the hot games continues in all categories', async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('royal');
    await page.getByRole('link', { name: 'Search all categories' }).click();
    await page.waitForURL('**/m/gameList?gameType=ALL&name=royal');
    await expect(page.getByRole('searchbox')).toHaveValue('royal');
    await expect(page.locator('.search-progress')).toContainText('found');
    await expect(page.locator('.game-tile').nth(3)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
