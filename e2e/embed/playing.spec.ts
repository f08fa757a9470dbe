import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test-environment.ts';
import {
  agreeToPlay,
  answerConsent,
  button,
  openLoginPage,
  opensWindow,
  operatorFrame,
  signInByFrame,
} from './login-page.ts';
import { board, emptySite, listen, reports, wins } from './partner-page.ts';

const firstGame = (page: Parameters<typeof wins>[0]) => wins(page).first().getByRole('button');

test('a chosen game opens over the page after sign-in and consent, below balance and clock; Back closes it; an expired session is reported', {
  tag: '@EM-1',
}, async ({ page, environment }) => {
  await emptySite(page, environment);
  const light = board.replace('data-foyer', 'data-theme="light" data-foyer');
  await openLoginPage(page, environment, { body: button + light });
  const chosen = firstGame(page);
  await chosen.click();
  const frame = operatorFrame(page);
  await expect(frame.getByRole('heading', { name: /^Log in to play/ })).toBeVisible();
  await signInByFrame(page);

  await test.step('a window of the operator asks for consent and names the page', async () => {
    const { host } = new URL(environment.demo.partnerOrigin);
    await expect(frame.getByText(`To play for money on ${host}`)).toBeVisible();
    await expect(frame.locator('img.frame__art')).toHaveAttribute('src', /\/games-\w+\/\d+\.avif$/);
    await expect(frame.locator('iframe')).toHaveCount(0);
    const inTab = page.waitForEvent('popup');
    await frame.getByRole('link', { name: 'Play on Foyer instead' }).click();
    const tab = await inTab;
    await expect(tab).toHaveURL(/gameList\?.*gameId=.*code=acme&domain=127.0.0.1/);
    await tab.close();
    const popup = await opensWindow(page, frame.getByRole('button', { name: 'Continue in a Foyer window' }));
    await expect(popup.getByRole('heading', { name: `Play for money on ${host}?` })).toBeVisible();
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(await violations(popup)).toEqual([]);
    const ground = popup.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ground'),
    );
    expect(await ground, 'theme of the window').toBe('#fff');
    await answerConsent(popup, 'Cancel');
    await expect(frame.getByText('The window was closed before you confirmed.')).toBeVisible();
    await agreeToPlay(page);
  });
  await expect(frame.getByText('Logged in for 0 minutes')).toBeVisible();
  await expect(frame.getByText('₹25,000')).toBeVisible();
  await expect(frame.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();

  await test.step('the strip of the close button has the name of the game, and the bar below it does not', async () => {
    const name = frame.getByRole('heading', { level: 1 });
    await expect(page.locator('dialog b')).toHaveText(await name.innerText());
    expect((await name.boundingBox())!.width).toBeLessThanOrEqual(1);
  });
  const star = frame.getByRole('button', { name: /^Favourite:/ });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await frame.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(frame.getByRole('dialog', { name: 'Favourites' }).getByRole('listitem')).not.toHaveCount(0);
  await frame.getByRole('button', { name: 'Back to the game' }).click();

  await test.step('on a phone in landscape the close button is next to the frame, and the whole game is visible', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    const held = page.locator('dialog iframe');
    await expect.poll(() => held.boundingBox()).toEqual({ x: 0, y: 0, width: 800, height: 390 });
    expect(await page.getByRole('button', { name: 'Close' }).boundingBox()).toMatchObject({ x: 800, y: 0 });
    await expect(frame.frameLocator('iframe').locator('.cell').nth(8)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('dialog b')).toBeHidden();
    expect((await frame.getByRole('heading', { level: 1 }).boundingBox())!.width).toBeGreaterThan(40);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => held.boundingBox()).toMatchObject({ x: 0, y: 44, width: 390 });
  });

  const before = page.url();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(before);
  await expect(chosen).toBeFocused();
  await page.reload();
  await firstGame(page).click();
  await expect(frame.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(page.locator('#login')).toHaveText('My account');
  expect(environment.problems).toEqual([]);
  await test.step('an expired session is reported during a game, and signing in returns to it', async () => {
    await environment.advance(3 * 3_600_000);
    await frame.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(frame.getByText('The account has been logged out')).toBeVisible();
    await signInByFrame(page);
    await agreeToPlay(page);
    await expect(frame.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page learns why there is no frame, and what to do instead', { tag: '@EM-1' }, async ({
  page,
  environment,
}) => {
  // A click before the loader has found the button does nothing.
  const login = page.getByRole('button', { name: 'Log in here' });
  await test.step('a policy that forbids the frame is named', async () => {
    await openLoginPage(page, environment, { frames: "'self'" });
    await expect(login).toHaveAttribute('aria-haspopup', 'dialog');
    await login.click();
    await expect(page.getByRole('alert')).toContainText('The security policy of this page blocks');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await listen(page);
  // Closing the dialog goes back in the history, which may still be on its way and then ends a navigation.
  await expect(() =>
    openLoginPage(page, environment, {
      partner: 'nobody',
      body: button + board.replace('data-foyer="winners"', 'hidden'),
    }),
  ).toPass();
  environment.problems.length = 0;
  await expect(login).toHaveAttribute('aria-haspopup', 'dialog');
  await login.click();
  const { host } = new URL(environment.demo.origin);
  await expect(page.getByRole('alert')).toHaveText(`${host} cannot be shown on this page.`);
  const link = page.getByRole('link', { name: 'Continue in a new tab' });
  await expect(link).toHaveAttribute('href', /\/m\/login\?widget=login&code=nobody&domain=127.0.0.1/);
  expect(await reports(page)).toContainEqual({ name: 'error', detail: { mount: 'login', code: 'refused' } });
  const sizes = () =>
    page.getByRole('alert').evaluate((line) => [line.clientHeight, getComputedStyle(line).fontSize]);
  const [height] = await sizes();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(sizes).toEqual([expect.any(Number), '28px']);
  expect((await sizes())[0]).toBeGreaterThan(Number(height));
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await test.step('a page that breaks the dialog links to the operator’s site', async () => {
    await page.addInitScript(() => {
      if (window !== top) return;
      const { addEventListener: add } = window;
      // The page receives no messages.
      window.addEventListener = ((type: string, ...rest: unknown[]) => {
        if (type !== 'message') add.call(window, type, ...(rest as [never]));
      }) as never;
    });
    await openLoginPage(page, environment);
    await expect(login).toHaveAttribute('aria-haspopup', 'dialog');
    await login.click();
    await expect(link).toBeVisible();
  });
});
