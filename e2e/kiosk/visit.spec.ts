import type { Page } from 'playwright/test';
import { forgotPassword } from '../../src/gateway/endpoints/passwords.ts';
import { achieved, launchHostileGame } from './hostile-game.ts';
import { expect, openTerminal, signIn, test, type Venue } from './venue.ts';

const countdown = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const attract = (page: Page) => page.getByRole('button', { name: 'Touch to start' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test.afterEach(async ({ venue }) => {
  expect(venue.problems).toEqual([]);
});

test.describe('with a longer idle time in games', () => {
  test.use({
    kiosk: {
      venue: 'Foyer Lounge',
      idleSeconds: 60,
      playIdleSeconds: 120,
      countdownSeconds: 60,
      realityCheckMinutes: 0,
    },
  });

  test('an idle terminal asks, signs the player out and keeps nothing for the next visitor, unless a touch gives more time, and a hostile game achieves nothing', {
    tag: '@KI-1',
  }, async ({ page, context, venue }) => {
    await openTerminal(page, venue);
    const walked = await page.evaluate(() => history.length);
    await test.step('an idle terminal asks, signs the player out at the gateway, and a touch starts the next visit', async () => {
      const token = await signIn(page, venue);
      expect(await venue.hasSession(token)).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-visit', '1');

      await page.clock.fastForward(61_000);
      await expect(countdown(page)).toBeVisible();
      await expect(page.getByRole('button', { name: "I'm still here" })).toBeFocused();
      expect(await venue.hasSession(token)).toBe(true);

      await page.clock.fastForward(61_000);
      await expect(attract(page)).toBeVisible();
      await expect(countdown(page)).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-visit', '2');
      await expect.poll(() => venue.hasSession(token)).toBe(false);

      await attract(page).tap();
      await expect(page.locator('a[href="/m/login"]').first()).toBeVisible();
      await expect(page.locator('.visit-bar__clock')).toBeHidden();
    });
    await test.step('a category leads to its own games', async () => {
      await page.getByRole('link', { name: 'Live', exact: true }).first().tap();
      await expect(page.locator('.category-menu [aria-current="page"]')).toHaveText('Live');
      await expect(page.locator('.game-tile').first()).toContainText('Terrace Andar Bahar');
      await page.getByRole('link', { name: 'Back' }).tap();
      await expect(page.locator('#lobby-HOT')).toBeVisible();
    });
    await test.step('one touch gives more time, and touches anywhere count from then on', async () => {
      await page.clock.fastForward(61_000);
      await page.getByRole('button', { name: "I'm still here" }).tap();
      await expect(countdown(page)).toBeHidden();
      await page.clock.fastForward(40_000);
      await page.touchscreen.tap(5, 5);
      await page.clock.fastForward(40_000);
      await expect(countdown(page)).toBeHidden();
      await page.clock.fastForward(21_000);
      await expect(countdown(page)).toBeVisible();
      // A tap outside the dialog also gives more time.
      await page.touchscreen.tap(540, 60);
      await expect(countdown(page)).toBeHidden();
      await expect(page.locator('#content')).toBeVisible();
    });
    await test.step('nothing that a visitor typed or opened is left for the next one', async () => {
      await page.locator('a[href="/m/login"]').first().click();
      await page.getByLabel('Username').fill('maya7');
      await page.getByLabel(/^Password/).fill('not for others');
      expect(await page.getByLabel('Username').getAttribute('autocomplete')).toBe('off');
      await expect(page.locator('[data-keyboard]')).toBeVisible();
      await page.clock.fastForward(61_000);
      await page.clock.fastForward(61_000);
      await expect(attract(page)).toBeVisible();
      await expect(page.locator('input, [data-keyboard]')).toHaveCount(0);
      await attract(page).tap();
      // Home, not the page of the visitor before.
      await page.locator('a[href="/m/login"]').first().click();
      await expect(page.getByLabel('Username')).toHaveValue('');
      await expect(page.getByLabel(/^Password/)).toHaveValue('');
      expect(page.url()).toBe(`${venue.origin}/kiosk/`);
      expect(await page.evaluate(() => history.length)).toBe(walked);
    });
    await page.getByRole('button', { name: 'Back' }).click();
    await test.step('a game has a longer idle time, the countdown covers it, and the end of the visit closes it', async () => {
      const token = await signIn(page, venue);
      await page.locator('.game-tile button').first().click();
      const game = page.locator('dialog iframe');
      await expect(game).toBeVisible();
      expect(await game.getAttribute('sandbox')).not.toContain('allow-same-origin');
      // An iframe that is still loading would time out when the clock jumps.
      await expect(page.locator('.game-iframe')).toHaveAttribute('aria-busy', 'false');
      // Clock and Finish are above the game, where they can be touched.
      const bar = page.getByRole('dialog').locator('.visit-bar');
      await expect(bar.locator('.visit-bar__clock')).toBeInViewport({ ratio: 1 });
      await bar.getByRole('button', { name: 'Finish' }).click({ trial: true });
      // The clock is the only one.
      await expect(page.locator('.game-protection__facts dt').filter({ visible: true })).toHaveText([
        'Won or lost',
      ]);
      await page.clock.fastForward(80_000);
      await expect(countdown(page)).toBeHidden();
      await page.clock.fastForward(41_000);
      await expect(page.getByRole('button', { name: "I'm still here" })).toBeFocused();
      await page.getByRole('button', { name: "I'm still here" }).tap();
      await expect(game).toBeVisible();
      await page.clock.fastForward(121_000);
      await expect(countdown(page)).toBeVisible();
      await page.clock.fastForward(61_000);
      await expect(attract(page)).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect.poll(() => venue.hasSession(token)).toBe(false);
    });
    await test.step('a game that takes the focus, opens dialogs and windows, navigates and plays sound achieves nothing, and ends with the visit', async () => {
      await attract(page).tap();
      const token = await signIn(page, venue);
      // Clicks of a test set user activation; here nobody touches the game.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
      });
      await launchHostileGame(page);
      let requestCount = 0;
      page.on('dialog', (dialog) => {
        requestCount++;
        void dialog.dismiss();
      });
      let downloads = 0;
      page.on('download', () => void downloads++);
      expect(venue.problems).toEqual([]);
      await page.locator('.game-tile button').first().click();
      await expect(page.locator('.game-iframe')).toHaveAttribute('aria-busy', 'false');
      await page.locator('dialog iframe').click({ position: { x: 200, y: 300 } });
      await page.clock.runFor(5_000);
      expect(await achieved(page)).toBe('');
      expect([requestCount, downloads]).toEqual([0, 0]);
      // The browser logs what it blocked; the page itself had no error.
      expect(venue.problems.splice(0).filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
      expect(context.pages()).toHaveLength(1);
      expect(page.url()).toBe(`${venue.origin}/kiosk/`);
      expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
      await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click({ trial: true });
      // The game takes the focus during each jump, too.
      await page.clock.fastForward(58_000);
      await page.clock.fastForward(58_000);
      await expect(countdown(page)).toBeVisible();
      await page.clock.fastForward(61_000);
      await expect(attract(page)).toBeVisible();
      // Without the iframe there is no sound either.
      expect(page.frames()).toHaveLength(1);
      await expect.poll(() => venue.hasSession(token)).toBe(false);
    });
  });
});

test('nothing is written, Finish leads past a farewell to the attract loop, and a temporary password can be changed and ends with the visit', {
  tag: ['@KI-1', '@PW-4'],
}, async ({ page, venue }) => {
  await openTerminal(page, venue);
  await test.step('nothing is written signed in or out, and Finish leads past a farewell to the attract loop in the venue’s language', async () => {
    const token = await signIn(page, venue);
    const written = () =>
      page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        document.cookie,
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...(await caches.keys()),
      ]);
    expect(await written()).toEqual(['']);
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('button', { name: 'Español' }).click();
    await page.clock.runFor(400);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await written()).toEqual(['']);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.locator('.visit-bar .button').click();
    const farewell = page.getByRole('heading', { name: 'Has cerrado sesión' });
    await expect(farewell).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('body')).not.toContainText(/maya|₹/i);
    await page.clock.runFor(2_800);
    await expect(farewell).toBeVisible();
    await page.clock.runFor(300);
    await expect(attract(page)).toBeVisible();
    await page.clock.resume();
    await expect.poll(() => venue.hasSession(token)).toBe(false);
    expect(await written()).toEqual(['']);
  });
  await attract(page).tap();
  const change = page.getByRole('heading', { name: 'Change password' });
  await test.step('PW-4 a temporary password ends with the visit', async () => {
    await logIn(page, await temporaryPassword(venue));
    await expect(change).toBeVisible();
    await expect(page.locator('[name="old_password"]')).toHaveCount(0);
    // Any other page leads back here, with its first call that is refused.
    await page.getByRole('button', { name: 'Back' }).click();
    const rewards = page.locator('.terminal-head a[href="/m/rewardCenter"]');
    await expect(async () => {
      if (await rewards.isVisible()) await rewards.click({ timeout: 1_000 });
      await expect(page.locator('.toast-host').getByText('Please choose a new password first.')).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(change).toBeVisible();
    await page.locator('[name="password"]').fill('calm-harbour-4');
    await page.clock.fastForward(61_000);
    await page.clock.fastForward(61_000);
    await attract(page).tap();
    await expect(change).toBeHidden();
  });
  await test.step('LG-4 a proof of work after a wrong password needs no input', async () => {
    Object.assign(venue.gateway.switches, { captcha: 'work', captchaAfter: 1 });
    await logIn(page, 'not-it-1');
    await expect(page.getByText('Security check passed')).toBeVisible();
  });
  await test.step('PW-4 a temporary password can be changed at the terminal', async () => {
    await page.getByLabel(/^Password/).fill(await temporaryPassword(venue));
    await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.locator('[name="password"]')).toHaveValue('');
    await page.locator('[name="password"]').fill('calm-harbour-4');
    await page.locator('[name="confimpsw"]').fill('calm-harbour-4');
    await page.locator('form').getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(page.locator('#lobby-HOT')).toBeVisible();
    await page.locator('.terminal-head a[href="/m/rewardCenter"]').click();
    await expect(page.getByRole('heading', { name: 'Reward centre' })).toBeVisible();
  });
});

/** Requests a temporary password for maya7, as from her own phone. */
async function temporaryPassword({ origin, gateway }: Venue): Promise<string> {
  const body = new URLSearchParams({ username: 'maya7', email: 'maya7@example.com' });
  await fetch(origin + forgotPassword.path, { method: 'POST', body });
  return /password is (\S+)/.exec(gateway.inbox('maya7@example.com')[0]!.text)![1]!;
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.locator('a[href="/m/login"]').first().click();
  await page.getByLabel('Username').fill('maya7');
  await page.getByLabel(/^Password/).fill(password);
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
}

test.describe('with a reality check and hours', () => {
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
  test.use({
    kiosk: {
      venue: 'Foyer Lounge',
      idleSeconds: 3600,
      realityCheckMinutes: 30,
      openingHours: [{ days, from: '10:00', to: '22:00' }],
    },
  });

  test('the session clock and the reality check show the time, and closing signs the player out', {
    tag: '@KI-1',
  }, async ({ page, venue }) => {
    await page.clock.setSystemTime(new Date(2024, 4, 6, 20, 25));
    await openTerminal(page, venue);
    await test.step('the session clock runs, and the reality check shows its time', async () => {
      await signIn(page, venue);
      await page.clock.fastForward('29:00');
      await expect(page.locator('.visit-bar__clock')).toHaveText('Logged in for 29 minutes');
      const check = page.getByRole('dialog', { name: 'Reality check' });
      await expect(check).toBeHidden();
      await page.clock.fastForward('01:10');
      await expect(check).toContainText('30 minutes');
      await check.getByRole('button', { name: 'Keep playing' }).click();
      await expect(check).toBeHidden();
      await page.clock.fastForward('30:00');
      await expect(check).toContainText('60 minutes');
      await check.getByRole('button', { name: 'Finish' }).click();
      await expect(attract(page)).toBeVisible();
    });
    await test.step('the venue announces closing, signs the player out, and opens again', async () => {
      await page.clock.fastForward('15:00');
      await attract(page).tap();
      const token = await signIn(page, venue);
      await page.clock.fastForward('10:00');
      await expect(page.locator('.visit-bar__closing')).toContainText('10:00');
      await page.clock.fastForward('11:00');
      await expect(page.getByRole('heading', { name: 'We are closed' })).toBeVisible();
      await expect.poll(() => venue.hasSession(token)).toBe(false);
      await page.clock.fastForward('12:00:00');
      await expect(attract(page)).toBeVisible();
    });
  });
});
