import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect, PASSWORD, type TestEnvironment } from '../support/test-environment.ts';
import { openPage, scriptTag } from './partner-page.ts';

export const button = '<p><button id="login" type="button" data-foyer="login">Log in here</button></p>';

interface Options {
  body?: string;
  head?: string;
  lang?: string;
  /** Code of the partner; the registered one unless told. */
  partner?: string;
  /** `frame-src` of the page's policy; the operator's origin unless told. */
  frames?: string;
}

/** A page of the partner's that may hold the operator's frame. */
export async function openLoginPage(page: Page, environment: TestEnvironment, options: Options = {}) {
  const { origin } = environment.demo;
  const { partner = 'acme', frames = origin, body = button, lang = 'en' } = options;
  const head = `${options.head ?? ''}${scriptTag(origin).replace('acme', partner)}`;
  await openPage(page, environment, { head, body, lang, frames });
}

/** The operator's frame in the page. */
export const operatorFrame = (page: Page): FrameLocator => page.frameLocator('dialog iframe');

/** Pixels above the frame for the button that closes it. */
const CLOSE_ROOM = 48;

export async function openLogin(page: Page, name = 'Log in here'): Promise<FrameLocator> {
  const pressed = page.getByRole('button', { name });
  // Its code has come when it says that it opens something.
  await expect(pressed).toHaveAttribute('aria-haspopup', 'dialog');
  await pressed.click();
  const frame = operatorFrame(page);
  await expect(frame.locator('form')).toBeVisible();
  // The dialog has the height of its content, or nearly all of the window's where wide fonts make the content higher.
  const body = frame.locator('.frame__body');
  const fits = async () => {
    const hidden = await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    const box = await page.locator('dialog iframe').boundingBox();
    return hidden === 0 || box!.height >= page.viewportSize()!.height - CLOSE_ROOM;
  };
  await expect.poll(fits).toBe(true);
  return frame;
}

/** Signs in in the frame, as a person does: not before the form has been seen for a moment. */
export async function signInByFrame(page: Page, username = 'maya7', password = PASSWORD): Promise<void> {
  const frame = operatorFrame(page);
  await frame.getByLabel(/^(Username|صارف)/).fill(username);
  await frame.locator('input[name=password]').fill(password);
  await expect(async () => {
    await frame.locator('form button[type=submit]').click({ timeout: 2_000 });
    await expect(frame.locator('form')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}

/**
 * Presses what opens a window in the frame, and answers with that. Chromium leaves out what is pressed in a frame that has
 * moved within the last half second.
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

/** Agrees, in the operator's window, to play for money on the partner's page. */
export async function agreeToPlay(page: Page): Promise<void> {
  const opens = operatorFrame(page).getByRole('button', { name: 'Continue in a F windowoyer' });
  await answerConsent(await opensWindow(page, opens), 'I agree');
}

/** Presses a button of the window that asks for consent, which closes it, often before the click has returned. */
export async function answerConsent(popup: Page, answer: 'I agree' | 'Cancel'): Promise<void> {
  const closed = popup.waitForEvent('close');
  const clicked = popup.getByRole('button', { name: answer }).click();
  clicked.catch(() => {});
  await closed;
}
