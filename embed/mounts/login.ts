import type { LanguageCode } from '../../src/i18n/languages.ts';
import { theme } from '../attributes/common.ts';
import { type Choice, language, wordOf } from '../attributes/read-attributes.ts';
import { emit } from '../events.ts';
import type { Given, LoginMount, Mount, Origin } from '../mount-contract.ts';
import { said, wordsIn } from '../operator-dialog/login-texts.ts';
import { type OperatorDialog, operatorDialog, type Wish } from '../operator-dialog/operator-dialog.ts';
import { type FrameTheme, LONGEST_NAME } from '../operator-dialog/protocol.ts';
import { outgoingAddress } from '../operator-url.ts';
import { create, ofDocument, ownOf } from '../safe-document.ts';
import { sheetOf } from '../style-sheet.ts';
import { warn } from '../warn.ts';

/** Path of the login on the operator's site: the build takes it from the routes, which are large. */
declare const __LOGIN__: string;
/** The login's own button, where the page has not brought one. */
const BUTTON =
  ':host{display:inline-block!important;inline-size:auto!important;container-type:normal!important;' +
  'background:none!important;vertical-align:middle!important}' +
  'button{display:block;min-block-size:inherit;padding:0 20px;border:0;border-radius:12px;background:#e8b75a;color:#1c1403;' +
  'font:600 .875em/1.4 system-ui,sans-serif;cursor:pointer}button:lang(ur){line-height:1.9}' +
  'button:focus-visible{outline:2px solid #f3d08c;outline-offset:2px}';

/** As `readAttributes`, for attributes that are words alone: the rest of it weighs more than all there is to read here. */
function optionsOf(
  { attributes, pageLanguage }: Given,
  origin: Origin,
): Pick<Wish, 'lang' | 'theme' | 'words'> {
  const read = (name: 'lang' | 'theme', rule: Choice) => {
    const text = attributes[name];
    const word = wordOf(rule, text?.trim());
    if (text && !word) warn(`data-${name}="${text}" is not ${rule.of.join(', ')}`);
    return word;
  };
  const lang =
    (read('lang', language) as LanguageCode | undefined) ?? wordOf(language, pageLanguage.split('-')[0]);
  return { lang, theme: themeOf(read('theme', theme)), words: wordsIn(origin, lang) };
}

/** What the frame is told: it asks no system, since the page around may have been told otherwise. */
const themeOf = (theme: string | undefined): FrameTheme =>
  theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme:light)').matches)
    ? 'light'
    : 'dark';

const errorOf = (host: HTMLElement, mount: string) => (code: string) =>
  void emit(host, 'error', { mount, code });

let dialog: OperatorDialog | undefined;
/** The one dialog of the operator in the page. */
const dialogOf = (origin: Origin) => {
  dialog ??= operatorDialog(origin);
  return dialog;
};

/** The operator's login, and the account of who is signed in. It has no framework, since the frame does the work. */
const login: Mount = (host, root, given, origin) => {
  let now = given;
  /** Read anew each time, since the system's look may have changed. */
  const options = () => optionsOf(now, origin);
  const sayError = errorOf(host, 'login');
  const ended = new AbortController();
  // A button of the page's keeps its look and what stands in it; all else gets one of ours.
  const own = root.host === host ? create('button') : undefined;
  const button = own ?? host;
  let signedIn = false;
  /** What the button says to a visitor. */
  let visitors: string | undefined;

  const draw = async () => {
    const { lang, words: coming } = options();
    const words = await coming;
    if (ended.signal.aborted) return;
    if (own) {
      own.lang = lang ?? '';
      visitors = said(words, 'common.logIn') || new URL(origin.site).host;
    } else host.toggleAttribute('data-signed-in', signedIn);
    // Pictures and whatever else the page has in its button stay.
    if (button.firstElementChild || (!own && !signedIn && visitors === undefined)) return;
    visitors ??= button.textContent;
    button.textContent = (signedIn && said(words, 'shell.account')) || visitors;
  };
  const press = (event: Event) => {
    event.preventDefault();
    dialogOf(origin).open({
      ask: { type: 'open' },
      address: outgoingAddress(origin, __LOGIN__, { widget: 'login' }),
      ...options(),
      onRefused: sayError,
    });
  };
  button.addEventListener('click', press, ended);
  button.ariaHasPopup = 'dialog';
  const stop = dialogOf(origin).listen((message) => {
    if (typeof message === 'boolean') {
      signedIn = message;
      void draw();
      emit(host, 'session', { mount: 'login', signedIn });
    } else if (typeof message === 'string' && message !== 'closed') sayError(message);
  });
  if (own) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(BUTTON)];
    own.part = 'button';
    root.append(own);
  }
  void draw().then(() => ended.signal.aborted || emit(host, 'ready', { mount: 'login' }));

  return {
    update(further) {
      now = further;
      void draw();
    },
    unmount() {
      ended.abort();
      stop();
      if (own) return;
      host.ariaHasPopup = null;
      host.removeAttribute('data-signed-in');
      if (visitors !== undefined) host.textContent = visitors;
    },
  };
};

/** Plays a game of any mount, or shows the favourites, in the operator's frame over the page. */
const play: LoginMount['play'] = (host, origin, game, address) => {
  const dataset = ownOf(host.dataset);
  const options = optionsOf(
    { attributes: dataset, pageLanguage: ofDocument('documentElement').lang },
    origin,
  );
  dialogOf(origin).open({
    ask: game
      ? { type: 'play', ...game, gameName: game.gameName.slice(0, LONGEST_NAME), widget: dataset.foyer }
      : { type: 'favourites' },
    address,
    ...options,
    onRefused: errorOf(host, dataset.foyer!),
  });
};

export const mount: LoginMount = Object.assign(login, { play });
