import type { LanguageCode } from '../../src/i18n/languages.ts';
import { theme } from '../attributes/common.ts';
import { type ChoiceRule, language, matchChoice } from '../attributes/read-attributes.ts';
import { emit } from '../events.ts';
import type { LoginMount, Mount, MountInput, Origin } from '../mount-contract.ts';
import { fetchLoginTexts, loginText } from '../operator-dialog/login-texts.ts';
import {
  type DialogRequest,
  type OperatorDialog,
  operatorDialog,
} from '../operator-dialog/operator-dialog.ts';
import { type FrameTheme, MAX_NAME_LENGTH } from '../operator-dialog/protocol.ts';
import { operatorUrl } from '../operator-url.ts';
import { createElement, documentProperty } from '../safe-document.ts';
import { createSheet } from '../style-sheet.ts';
import { warnOnce } from '../warn.ts';

/**
 * Inserted by the build, because importing the route table would add bytes: path of the login on the operator's site.
 */
declare const __LOGIN__: string;
/** Styles of the button for hosts that are not buttons themselves. */
const BUTTON =
  ':host{display:inline-block!important;inline-size:auto!important;container-type:normal!important;' +
  'background:none!important;vertical-align:middle!important}' +
  'button{display:block;min-block-size:inherit;padding:0 20px;border:0;border-radius:12px;background:#e8b75a;color:#1c1403;' +
  'font:600 .875em/1.4 system-ui,sans-serif;cursor:pointer}button:lang(ur){line-height:1.9}' +
  'button:focus-visible{outline:2px solid #f3d08c}';

/** A small `readAttributes` for keywords only, to save bytes. */
function optionsOf(
  { attributes, pageLanguage }: MountInput,
  origin: Origin,
): Pick<DialogRequest, 'lang' | 'theme' | 'words'> {
  const read = (name: 'lang' | 'theme', rule: ChoiceRule) => {
    const text = attributes[name];
    const word = matchChoice(rule, text?.trim());
    if (text && !word) warnOnce(`data-${name}="${text}" is not ${rule.of.join(', ')}`);
    return word;
  };
  const lang =
    (read('lang', language) as LanguageCode | undefined) ?? matchChoice(language, pageLanguage.split('-')[0]);
  return { lang, theme: themeOf(read('theme', theme)), words: fetchLoginTexts(origin, lang) };
}

/** Resolves `auto` here, because the page around may differ from the system. */
const themeOf = (theme: string | undefined): FrameTheme =>
  theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme:light)').matches)
    ? 'light'
    : 'dark';

const createErrorEmitter = (host: HTMLElement, mount: string) => (code: string) =>
  void emit(host, 'error', { mount, code });

let dialog: OperatorDialog | undefined;
const dialogOf = (origin: Origin) => {
  dialog ??= operatorDialog(origin);
  return dialog;
};

/**
 * The operator's login, or the account of a signed-in player. It uses no framework: the operator frame does the work.
 */
const login: Mount = (host, root, given, origin) => {
  let input = given;
  /** Read on every use, because the system theme may have changed. */
  const options = () => optionsOf(input, origin);
  const emitError = createErrorEmitter(host, 'login');
  const ended = new AbortController();
  // A `<button>` of the page keeps its look and content; other hosts get a button.
  const ownButton = root.host === host ? createElement('button') : undefined;
  const button = ownButton ?? host;
  let signedIn = false;
  /** The text for visitors. */
  let visitorText: string | undefined;

  const render = async () => {
    const { lang, words: coming } = options();
    const words = await coming;
    if (ended.signal.aborted) return;
    if (ownButton) {
      ownButton.lang = lang ?? '';
      visitorText = loginText(words, 'common.logIn') || new URL(origin.site).host;
    } else host.toggleAttribute('data-signed-in', signedIn);
    // Leaves a button with child elements unchanged.
    if (button.firstElementChild || (!ownButton && !signedIn && visitorText === undefined)) return;
    visitorText ??= button.textContent;
    button.textContent = (signedIn && loginText(words, 'shell.account')) || visitorText;
  };
  const onClick = (event: Event) => {
    event.preventDefault();
    dialogOf(origin).open({
      ask: { type: 'open' },
      address: operatorUrl(origin, __LOGIN__, { widget: 'login' }),
      ...options(),
      onRefused: emitError,
    });
  };
  button.addEventListener('click', onClick, ended);
  button.ariaHasPopup = 'dialog';
  const stop = dialogOf(origin).listen((message) => {
    if (typeof message === 'boolean') {
      signedIn = message;
      void render();
      emit(host, 'session', { mount: 'login', signedIn });
    } else if (typeof message === 'string' && message !== 'closed') emitError(message);
  });
  if (ownButton) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, createSheet(BUTTON)];
    ownButton.part = 'button';
    root.append(ownButton);
  }
  void render().then(() => ended.signal.aborted || emit(host, 'ready', { mount: 'login' }));

  return {
    update(further) {
      input = further;
      void render();
    },
    unmount() {
      ended.abort();
      stop();
      if (ownButton) return;
      host.ariaHasPopup = null;
      host.removeAttribute('data-signed-in');
      if (visitorText !== undefined) host.textContent = visitorText;
    },
  };
};

/** Opens a game of any mount, or the favourites, in the operator frame. */
const play: LoginMount['play'] = (host, origin, game, address) => {
  // Without properties that the page added to `Object.prototype`.
  const dataset = { __proto__: null, ...host.dataset } as unknown as DOMStringMap;
  const options = optionsOf(
    { attributes: dataset, pageLanguage: documentProperty('documentElement').lang },
    origin,
  );
  dialogOf(origin).open({
    ask: game
      ? { type: 'play', ...game, gameName: game.gameName.slice(0, MAX_NAME_LENGTH), widget: dataset.foyer }
      : { type: 'favourites' },
    address,
    ...options,
    onRefused: createErrorEmitter(host, dataset.foyer!),
  });
};

export const mount: LoginMount = Object.assign(login, { play });
