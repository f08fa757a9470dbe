import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { Origin } from '../mount-contract.ts';
import { create, ofDocument } from '../safe-document.ts';
import { sheetOf } from '../style-sheet.ts';
import { type Connection, connect, type Refused } from './connect-frame.ts';
import { keepEntry } from './dialog-history.ts';
import { DIALOG_RULES, STRIP } from './dialog-styles.ts';
import { said, type Words } from './login-texts.ts';
import type { FrameTheme, FromFrame, ToFrame } from './protocol.ts';
import type { SayRefused } from './refused.ts';

/** What the frame may do: sign in by what the device holds, and a game may fill the screen. */
const ALLOW = 'publickey-credentials-get; identity-credentials-get; fullscreen';
/** Pixels that a dialog of a form has at least. */
const LEAST = 240;

/** What somebody wants of the operator's frame. */
export interface Wish {
  ask: ToFrame & { type: 'open' | 'favourites' | 'play' };
  /** Page of the operator's site that does the same, where the frame cannot be had. */
  address: string;
  lang: LanguageCode | undefined;
  /** Texts in that language. */
  words: Promise<Words>;
  theme: FrameTheme;
  /** Told why the frame cannot be had. */
  onRefused(why: Refused): void;
}

type Listener = (message: FromFrame) => void;

export interface OperatorDialog {
  open(wish: Wish): void;
  /** Tells of what the frame says; returns what ends it. */
  listen(listener: Listener): () => void;
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, more: object = {}) =>
  Object.assign(create(tag), more);

/** Put in by the build: the file of what is said where there is no frame, and the languages that are written so. */
declare const __REFUSED__: string;
declare const __RIGHT_TO_LEFT__: readonly LanguageCode[];
const rightToLeft = __RIGHT_TO_LEFT__;

/**
 * The one dialog of an operator in the page, with the operator's frame in it. It stands beside the page's content, not
 * in a mount: whatever moves a mount, or draws it anew, leaves the frame as it is.
 */
export function operatorDialog(origin: Origin): OperatorDialog {
  const { site, partner } = origin;
  const listeners = new Set<Listener>();
  const host = element('div');
  const dialog = element('dialog');
  const close = element('button', { textContent: '×' });
  const frame = element('iframe', { allow: ALLOW, referrerPolicy: 'origin' });
  let connection: Connection | undefined;
  let connected = false;
  let wish: Wish | undefined;
  let instead: HTMLElement | undefined;
  let leave = () => {};

  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(DIALOG_RULES)];
  dialog.append(close);
  root.append(dialog);

  const shut = () => dialog.close();
  close.onclick = shut;
  dialog.onclick = ({ target }) => {
    if (target === dialog) shut();
  };
  dialog.onclose = () => {
    connection?.post({ type: 'close' });
    wish = undefined;
    leave();
  };

  const tell = () => {
    if (!wish || !connection) return;
    const { ask, lang, theme } = wish;
    if (lang) connection.post({ type: 'language', language: lang });
    connection.post({ type: 'theme', theme });
    connection.post(ask);
    frame.focus();
  };
  const hear = (message: FromFrame) => {
    if (typeof message === 'number') dialog.style.blockSize = `${Math.max(message, LEAST) + STRIP}px`;
    else if (message === 'closed') shut();
    for (const listener of listeners) listener(message);
  };
  const refuse = (why: Refused) => {
    connection = undefined;
    connected = false;
    frame.remove();
    if (!wish) return;
    const { address, onRefused } = wish;
    onRefused(why);
    origin.load!(__REFUSED__)
      .then((say) => (say as SayRefused)(root, origin, why, address, dialog.lang as LanguageCode))
      .then((box) => {
        instead?.remove();
        instead = box;
        dialog.prepend(box);
      })
      // Not even that can be had: the page that does the same opens, where the browser lets it.
      .catch(() => open(address, '_blank', 'noreferrer'));
  };
  const load = () => {
    instead?.remove();
    const query = new URLSearchParams({ partner, lang: wish?.lang ?? '' });
    frame.src = `${site}/embed/frame?${query}`;
    connection = connect(frame, site, {
      onConnected() {
        connected = true;
        tell();
      },
      onMessage: hear,
      onRefused: refuse,
    });
    dialog.prepend(frame);
  };

  return {
    open(next) {
      wish = next;
      const { ask, theme, words } = next;
      const code = next.lang ?? 'EN';
      dialog.lang = code;
      dialog.dir = rightToLeft.includes(code) ? 'rtl' : 'ltr';
      dialog.className = `${ask.type === 'open' ? '' : 'full'} ${theme}`;
      dialog.style.blockSize = '';
      void words.then((texts) => {
        const { gameName }: { type: string; gameName?: string } = ask;
        const title = gameName ?? said(texts, ask.type === 'open' ? 'common.logIn' : 'shell.favourites');
        dialog.ariaLabel = title;
        frame.title = title;
        close.ariaLabel = said(texts, 'common.close');
      });
      if (!host.isConnected) ofDocument('documentElement').append(host);
      if (!dialog.open) {
        dialog.showModal();
        leave = keepEntry(shut);
      }
      if (connected) tell();
      else if (!connection) load();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
