import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';
import { button, openLogin, openLoginPage, operatorFrame, signInByFrame } from './login-page.ts';
import { board, listen, reports } from './partner-page.ts';

test('a button of the page opens and closes the login, shows the session, leads to the account and passes axe', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await listen(page);
  const body = `<main>${button}<div id="own" data-foyer="login"></div>${board}</main>`;
  await openLoginPage(page, environment, { body });
  const language = (lang: string) =>
    page.evaluate((code) => void Object.assign(document.documentElement, { lang: code }), lang);
  const passAxe = async (dir: string) => {
    await expect(operatorFrame(page).locator('html')).toHaveAttribute('dir', dir);
    const frame = page.frames().find((one) => one.url().includes('/embed/frame'))!;
    expect(frame.url()).not.toMatch(/maya7|token/);
    expect(await violations(page)).toEqual([]);
  };
  await test.step('an element that is no button gets one; Escape, the close button and Back close the dialog', async () => {
    const own = page.locator('#own').getByRole('button');
    await expect(own).toHaveText('Log in');
    const { href } = new URL(page.url());
    for (const [lang, close] of [
      [
        'en',
        () =>
          operatorFrame(page)
            .getByLabel(/^Username/)
            .press('Escape'),
      ],
      ['ur', () => page.getByRole('dialog').getByRole('button').click()],
      ['en', () => page.goBack()],
    ] as const) {
      await language(lang);
      await own.click();
      await expect(operatorFrame(page).locator('form')).toBeVisible();
      if (lang === 'ur') await passAxe('rtl');
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(own).toBeFocused();
      await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
      expect(page.url()).toBe(href);
    }
  });
  await openLogin(page);
  await passAxe('ltr');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute(
    'allow',
    'publickey-credentials-get; identity-credentials-get; fullscreen',
  );
  const terms = operatorFrame(page).getByRole('link', { name: 'Terms' });
  await expect(operatorFrame(page).getByText('18+')).toBeVisible();
  await expect(terms).toHaveAttribute('href', /\/m\/help\?topic=terms$/);
  await test.step('LG-4 a proof of work after a failed try needs no input', async () => {
    Object.assign(environment.demo.gateway.switches, { captcha: 'work', captchaAfter: 1 });
    const login = operatorFrame(page);
    await login.getByLabel(/^Username/).fill('maya7');
    await login.locator('input[name=password]').fill('not-it-1');
    await expect(async () => {
      await login.locator('form button[type=submit]').click({ timeout: 2_000 });
      await expect(login.getByText('Security check passed')).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
  await signInByFrame(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const account = page.locator('#login');
  await expect(account).toHaveText('My account');
  await expect(account).toBeFocused();
  await expect(account).toHaveAttribute('data-signed-in', '');
  expect((await reports(page)).filter(({ name }) => name === 'session').at(-1)).toEqual({
    name: 'session',
    detail: { mount: 'login', signedIn: true },
  });
  await test.step('the account in Urdu', async () => {
    await language('ur');
    await account.click();
    await expect(operatorFrame(page).locator('.frame__money')).toBeVisible();
    await passAxe('rtl');
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await language('en');
    await expect(account).toHaveText('My account');
  });

  await account.click();
  const frame = operatorFrame(page);
  await expect(frame.getByText('Maya')).toBeVisible();
  await expect(frame.getByText('₹25,000')).toBeVisible();
  await passAxe('ltr');
  // Clicks count after the frame, or a dialog in it, has been visible for half a second.
  const confirm = frame.getByRole('dialog').getByRole('button', { name: 'Log out' });
  await expect(async () => {
    // The dialog of an earlier try may be late.
    if (!(await confirm.isVisible()))
      await frame.getByRole('button', { name: 'Log out' }).click({ timeout: 2_000 });
    await expect(confirm).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    await confirm.click({ timeout: 2_000 });
    await expect(confirm).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log in here' })).toBeFocused();
  expect(environment.problems).toEqual([]);
});

test('on a laptop the dialog leaves a margin of the page and has everything in sight, from its close button to the terms', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLoginPage(page, environment);
  const frame = await openLogin(page);
  const box = (await page.locator('dialog').boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(12);
  expect(box.y + box.height).toBeLessThanOrEqual(756);
  const close = page.getByRole('dialog').getByRole('button');
  // The page would show through a dialog without a ground.
  await expect(page.locator('dialog')).toHaveCSS('background-color', 'rgb(13, 15, 20)');
  expect((await close.boundingBox())!.y).toBeGreaterThanOrEqual(box.y);
  await expect(frame.locator('header')).toContainText('Foyer');
  const terms = frame.getByRole('link').last();
  await expect(terms).toHaveText('Terms');
  await expect(terms).toBeInViewport({ ratio: 1 });
  await test.step('a press next to the close button leaves it open; one on the page closes it', async () => {
    await page.mouse.click(box.x + 40, box.y + 20);
    await expect(frame.locator('form')).toBeVisible();
    await page.mouse.click(box.x - 40, box.y + 20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await page.evaluate(() => Object.assign(document.documentElement, { lang: 'ur' }));
  await openLogin(page);
  await expect(terms).toHaveText('شرائط');
  await expect(terms).toBeInViewport({ ratio: 1 });
});

test('re-rendering or moving the button leaves an open frame alone; a reloaded page restores the session; a sign-out elsewhere is shown', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await openLoginPage(page, environment);
  await openLogin(page);
  await operatorFrame(page)
    .getByLabel(/^Username/)
    .fill('half-typ');
  await page.evaluate(() => {
    const host = document.getElementById('login')!;
    const main = document.createElement('main');
    document.body.prepend(main);
    main.append(host);
    host.replaceWith(host.cloneNode(true));
  });
  await expect(operatorFrame(page).getByLabel(/^Username/)).toHaveValue('half-typ');
  await signInByFrame(page);
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await test.step('a reloaded page restores the session', async () => {
    await page.reload();
    // Set once the code is loaded.
    await expect(page.locator('#login')).toHaveAttribute('aria-haspopup', 'dialog');
    await page.getByRole('button', { name: 'Log in here' }).click();
    await expect(operatorFrame(page).getByText('Maya')).toBeVisible();
    await expect(page.locator('#login')).toHaveText('My account');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the button and the frame show a sign-out elsewhere or by timeout', async () => {
    // The same member signs in elsewhere.
    await environment.session('maya7');
    await page.getByRole('button', { name: 'My account' }).click();
    await expect(operatorFrame(page).getByText('Your account was logged in elsewhere')).toBeVisible();
    await expect(page.locator('#login')).toHaveText('Log in here');
  });
});
