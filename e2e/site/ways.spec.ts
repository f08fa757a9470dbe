import { languageCodes } from '../../src/lib/language-codes.ts';
import { violations } from '../support/axe.ts';
import { expect, onlyUsernames, openSite, PASSWORD, test } from '../support/test-environment.ts';

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

test('free play has a back arrow home; recovery goes home in a new tab, otherwise back', {
  tag: ['@RT-11', '@PW-2'],
}, async ({ page, environment }) => {
  onlyUsernames(environment);
  await openSite(page, environment, '/m/trail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free play');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/m/home');

  const recover = async () => {
    await page.getByLabel(/^Username/).fill('maya7');
    await page.getByLabel(/^E-mail/).fill('maya7@example.com');
    await page.getByRole('button', { name: 'Send temporary password' }).click();
  };
  await page.goto(`${environment.demo.origin}/m/forget`);
  await recover();
  await page.waitForURL('**/m/home');
  await page.goto(`${environment.demo.origin}/m/login`);
  await page.locator('a[href="/m/forget"]').click();
  await page.waitForURL('**/m/forget');
  await recover();
  await page.waitForURL('**/m/login');
});

test('the menu opens the message centre with live chat; help, settings and password change go back', {
  tag: ['@MS-1', '@MS-3', '@RT-10', '@RT-11'],
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

  await test.step('the menu opens the message centre with live chat', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Message centre' }).click();
    await page.waitForURL('**/m/message');
    const chat = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Live chat' }).click();
    await (await chat).waitForURL(/backUrl=/);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/m/home');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Member' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Message centre' }).click();
    await page.waitForURL('**/m/message');
  });
});

test('the bottom menu stays hidden across the categories', { tag: '@RT-6' }, async ({
  page,
  environment,
}) => {
  await openSite(page, environment, '/m/slot-games');
  const categories = page.getByRole('navigation', { name: 'Game categories' });
  await categories.getByRole('link', { name: 'E-lottery' }).waitFor();
  const names = (await categories.getByRole('link').allTextContents()).filter(
    (name) => name !== 'Favourites',
  );
  for (const name of names) {
    await categories.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('.list-head')).toBeVisible();
    await expect(page.locator('.bottom-menu')).toBeHidden();
    if (!(await categories.isVisible())) await page.goBack();
    await expect(categories).toBeVisible();
  }
});

test('an agent sees the reason on money pages and on Member, and no money buttons in the agency centre', {
  tag: '@SE-5',
}, async ({ page, environment }) => {
  await environment.session('agent10');
  await page.goto(`${environment.demo.origin}/m/home`);
  await page.goto(`${environment.demo.origin}/m/agent`);
  const dialog = page.getByRole('dialog', { name: 'Agent account' });
  const note = page.getByRole('main').getByRole('note', { name: 'Agent account' });
  await expect(page.getByText('agent10')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^(Deposit|Withdraw)$/ })).toHaveCount(0);
  await page.goto(`${environment.demo.origin}/m/withdraw`);
  await expect(note).toContainText('Deposits and withdrawals are for players');
  await note.getByRole('link', { name: 'Agency centre' }).click();
  await page.waitForURL('**/m/agent');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Member' }).click();
  await expect(dialog).toContainText('use the agency centre');
  expect(await violations(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Agency centre' }).click();
  await page.waitForURL('**/m/agent');
  await expect(page.getByText('agent10')).toBeVisible();
});

test('a visitor opens customer service from the right drawer', { tag: '@DR-1' }, async ({
  page,
  environment,
}) => {
  // English last, for the steps that follow.
  for (const language of languageCodes.toReversed()) {
    await page.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language);
    // Only the header counts, so that the games need not arrive.
    await page.goto(`${environment.demo.origin}/m/home`, { waitUntil: 'commit' });
    const header = page.locator('.header');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.locator('.header__visitor + .header__tool')).toBeInViewport({ ratio: 1 });
      const tooWide = await header.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect({ language, width, tooWide }).toEqual({ language, width, tooWide: 0 });
    }
  }
  await page.locator('.header').getByRole('button', { name: 'My account' }).click();
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

  await test.step('a search in the hot games continues in all categories, and from the menu', async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('royal');
    await page.getByRole('link', { name: 'Search all categories' }).click();
    await page.waitForURL('**/m/gameList?gameType=ALL&name=royal');
    await expect(page.getByRole('searchbox')).toHaveValue('royal');
    await expect(page.locator('.search-progress')).toContainText('found');
    await expect(page.locator('.game-tile').nth(3)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${environment.demo.origin}/m/live-games`);
    await page
      .getByRole('navigation', { name: 'Game categories' })
      .getByRole('link', { name: 'All games' })
      .click();
    await page.waitForURL('**/m/gameList?gameType=ALL');
    await expect(page.locator('.game-tile').first()).toBeVisible();
  });
});

test('a visitor joins a promotion without leaving its page', { tag: ['@LG-11', '@PR-2'] }, async ({
  page,
  environment,
}) => {
  await openSite(page, environment, '/m/activity', 'UR');
  const join = page
    .locator('.promotion')
    .filter({ has: page.locator('[id="promotion-p-drops"]') })
    .locator('.button');
  const before = page.url();
  await join.click();
  const login = page.getByRole('dialog');
  await login.locator('[name="username"]').fill('maya7');
  await login.locator('[name="password"]').fill(PASSWORD);
  await login.locator('button[type="submit"]').click();
  await expect(login).toHaveCount(0);
  await expect(join).toHaveCount(0);
  expect(page.url()).toBe(before);
});
