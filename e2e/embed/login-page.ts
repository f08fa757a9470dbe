import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect, PASSWORD, type TestEnvironment } from '../support/test-environment.ts';
import { openPage, scriptTag } from './partner-page.ts';

export const button = '<p><button id="login" type="button" data-foyer="login">Log in here</button></p>';

interface Options {
  body?: string;
  head?: string;
  lang?: string;
  /** Partner code; the registered one by default. */
  partner?: string;
  /** `frame-src` of the page's policy; the operator's origin by default. */
  frames?: string;
}

/** Opens a partner's page that may embed the operator frame. */
export async function openLoginPage(page: Page, environment: TestEnvironment, options: Options = {}) {
  const { origin } = environment.demo;
  const { partner = 'acme', frames = origin, body = button, lang = 'en' } = options;
  const head = `${options.head ?? ''}${scriptTag(origin).replace('acme', partner)}`;
  await openPage(page, environment, { head, body, lang, frames });
}

export const operatorFrame = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

/** Share of the window's height that the dialog takes at most. */
const SHARE = 0.96;
/** Pixels above the frame for the close button. */
const CLOSE_ROOM = 48;

export async function openLogin(page: Page, name = 'Log in here'): Promise<FrameLocator> {
  const pressed = page.getByRole('button', { name });
  // `aria-haspopup` is set once the code is loaded.
  await expect(pressed).toHaveAttribute('aria-haspopup', 'dialog');
  await pressed.click();
  const frame = operatorFrame(page);
  await expect(frame.locator('form')).toBeVisible();
  // The dialog has the height of its content, or nearly its share of the window if wide fonts make the content higher.
  const body = frame.locator('.frame__body');
  const fits = async () => {
    const hidden = await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    const box = await page.locator('dialog iframe').boundingBox();
    return hidden === 0 || box!.height >= SHARE * page.viewportSize()!.height - CLOSE_ROOM;
  };
  await expect.poll(fits).toBe(true);
  return frame;
}

/** Signs in in the frame, after the form has been visible for half a second. */
export async function signInByFrame(page: Page, username = 'maya7', password = PASSWORD): Promise<void> {
  const frame = operatorFrame(page);
  await frame.getByLabel(/^(Username|صارف)/).fill(username);
  await frame.locator('input[name=password]').fill(password);
  const form = frame.locator('form');
  await expect(async () => {
    // On a busy machine the form can go after the check of the click before.
    if (await form.count()) await form.locator('button[type=submit]').click({ timeout: 2_000 });
    await expect(form).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}

/**
 * Clicks a button that opens a window, and returns the window. Chromium ignores clicks in a frame that moved within
 * the last half second.
 */
export async function opensWindow(page: Page, pressed: Locator): Promise<Page> {
  const context = page.context();
  const before = context.pages().length;
  await expect(async () => {
    await pressed.click({ timeout: 2_000 });
    await expect.poll(() => context.pages().length, { timeout: 1_000 }).toBe(before + 1);
  }).toPass();
  return context.pages().at(-1)!;
}

/** Consents in the operator's window to play on the partner's page. */
export async function agreeToPlay(page: Page): Promise<void> {
  const opens = operatorFrame(page).getByRole('button', { name: 'Continue in a Foyer window' });
  await answerConsent(await opensWindow(page, opens), 'I agree');
}

/** Answers the consent window, which may close before the click returns. */
export async function answerConsent(popup: Page, answer: 'I agree' | 'Cancel'): Promise<void> {
  const closed = popup.waitForEvent('close');
  const clicked = popup.getByRole('button', { name: answer }).click();
  clicked.catch(() => {});
  await closed;
}
