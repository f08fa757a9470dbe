import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { Origin } from '../mount-contract.ts';
import { createElement, documentProperty } from '../safe-document.ts';
import { createSheet } from '../style-sheet.ts';
import { type Connection, connectFrame, type FrameRefusal } from './connect-frame.ts';
import type { PushDialogEntry } from './dialog-history.ts';
import { CLOSE_BUTTON_SIZE, DIALOG_RULES } from './dialog-styles.ts';
import { type LoginTexts, loginText } from './login-texts.ts';
import type { FrameTheme, FromFrame, ToFrame } from './protocol.ts';
import type { RenderRefusal } from './refused.ts';

/** Permissions of the frame: passkeys, federated sign-in, and full screen for games. */
const ALLOW = 'publickey-credentials-get; identity-credentials-get; fullscreen';
/** Minimal height of the frame in CSS pixels. */
const MIN_HEIGHT = 240;

/** The content of the operator frame. */
export interface DialogRequest {
  ask: ToFrame & { type: 'open' | 'favourites' | 'play' };
  /** The equivalent page on the operator's site, for when the frame cannot be shown. */
  address: string;
  lang: LanguageCode | undefined;
  /** Texts in that language. */
  words: Promise<LoginTexts>;
  theme: FrameTheme;
  /** Called if the frame cannot be shown. */
  onRefused(why: FrameRefusal): void;
}

type Listener = (message: FromFrame) => void;

export interface OperatorDialog {
  open(wish: DialogRequest): void;
  /** Calls back for each message of the frame. Returns a function that stops it. */
  listen(listener: Listener): () => void;
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, more: object = {}) =>
  Object.assign(createElement(tag), more);

/** Inserted by the build: the modules that explain a refused frame and add a history entry, and the right-to-left languages. */
declare const __REFUSED__: string;
declare const __BACK__: string;
declare const __RIGHT_TO_LEFT__: readonly LanguageCode[];
const rightToLeft = __RIGHT_TO_LEFT__;

/**
 * The only dialog of an operator in a page, with the operator frame in it. It is a child of the root element, because
 * moving or re-rendering a mount would reload the frame.
 */
export function operatorDialog(origin: Origin): OperatorDialog {
  const { site, partner } = origin;
  const listeners = new Set<Listener>();
  const host = element('div');
  const dialog = element('dialog');
  const closeButton = element('button', { textContent: '×' });
  const strip = element('b');
  const stripTitle = element('bdi');
  const frame = element('iframe', { allow: ALLOW, referrerPolicy: 'origin' });
  let connection: Connection | undefined;
  let connected = false;
  let request: DialogRequest | undefined;
  let refusalBox: HTMLElement | undefined;
  let removeHistoryEntry: (() => void) | undefined;

  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [createSheet(DIALOG_RULES)];
  dialog.append(strip, closeButton);
  strip.append(stripTitle);
  root.append(dialog);

  const closeDialog = () => dialog.close();
  closeButton.onclick = closeDialog;
  dialog.onclick = ({ target, offsetX, offsetY }) => {
    // The backdrop, not the strip of the close button.
    const isInside =
      Math.min(offsetX, offsetY, dialog.clientWidth - offsetX, dialog.clientHeight - offsetY) >= 0;
    if (target === dialog && !isInside) closeDialog();
  };
  dialog.onclose = () => {
    connection?.post({ type: 'close' });
    request = undefined;
    removeHistoryEntry?.();
    removeHistoryEntry = undefined;
  };

  const postRequest = () => {
    if (!request || !connection) return;
    const { ask, lang, theme } = request;
    if (lang) connection.post({ type: 'language', language: lang });
    connection.post({ type: 'theme', theme });
    connection.post(ask);
    frame.focus();
  };
  const onMessage = (message: FromFrame) => {
    if (typeof message === 'number')
      dialog.style.blockSize = `${Math.max(message, MIN_HEIGHT) + CLOSE_BUTTON_SIZE}px`;
    else if (message === 'closed') closeDialog();
    for (const listener of listeners) listener(message);
  };
  const showRefusal = (why: FrameRefusal) => {
    connection = undefined;
    connected = false;
    frame.remove();
    if (!request) return;
    const { address, onRefused } = request;
    onRefused(why);
    origin.load!(__REFUSED__)
      .then((say) => (say as RenderRefusal)(root, origin, why, address, dialog.lang as LanguageCode))
      .then((box) => {
        refusalBox?.remove();
        refusalBox = box;
        dialog.prepend(box);
      })
      // Opens the equivalent page instead, unless the browser blocks pop-ups.
      .catch(() => open(address, '_blank', 'noreferrer'));
  };
  const loadFrame = ({ lang, theme }: DialogRequest) => {
    refusalBox?.remove();
    const query = new URLSearchParams({ partner, lang: lang ?? '', theme, titled: '1' });
    frame.src = `${site}/embed/frame?${query}`;
    connection = connectFrame(frame, site, {
      onConnected() {
        connected = true;
        postRequest();
      },
      onMessage: onMessage,
      onRefused: showRefusal,
    });
    dialog.prepend(frame);
  };

  return {
    open(next) {
      request = next;
      const { ask, theme, words } = next;
      const code = next.lang ?? 'EN';
      dialog.lang = code;
      dialog.dir = rightToLeft.includes(code) ? 'rtl' : 'ltr';
      dialog.className = `${ask.type === 'open' ? '' : 'full'} ${theme}`;
      dialog.style.blockSize = '';
      void words.then((texts) => {
        const { gameName }: { type: string; gameName?: string } = ask;
        const title = gameName ?? loginText(texts, ask.type === 'open' ? 'common.logIn' : 'shell.favourites');
        dialog.ariaLabel = title;
        frame.title = title;
        stripTitle.textContent = ask.type === 'open' ? '' : title;
        closeButton.ariaLabel = loginText(texts, 'common.close');
      });
      if (!host.isConnected) documentProperty('documentElement').append(host);
      if (!dialog.open) {
        dialog.showModal();
        // Without this module, Back leaves the page.
        origin.load!(__BACK__)
          .then((push) => {
            if (dialog.open) removeHistoryEntry ??= (push as PushDialogEntry)(closeDialog);
          })
          .catch(() => {});
      }
      if (connected) postRequest();
      else if (!connection) loadFrame(next);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
