import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { Origin } from '../mount-contract.ts';
import type { FrameRefusal } from './connect-frame.ts';

/** Inserted by the build: texts in all languages, because requests may fail now. */
declare const __FAILURE_TEXTS__: Readonly<Record<LanguageCode, { frame: Readonly<Record<string, string>> }>>;

/** In `em` of the dialog's host, which has the reader's font size whatever the page's rules are. */
const RULES =
  'div{display:grid;gap:1em;align-content:center;box-sizing:border-box;max-inline-size:32em;block-size:100%;' +
  'margin:auto;padding:24px;overflow:auto;font:.875em/1.5 system-ui,sans-serif;text-align:center}div:lang(ur){line-height:1.9}p{margin:0}a{display:grid;place-content:center;' +
  'min-block-size:44px;padding-inline:1em;border-radius:12px;background:#e8b75a;color:#1c1403;font-weight:600;' +
  'text-decoration:none}';

/** Literal keys, which the build searches for. */
const keys = {
  policy: 'frame.policy',
  refused: 'frame.refused',
  silent: 'frame.silent',
  there: 'frame.there',
} as const;

const texts = __FAILURE_TEXTS__;
const textOf = (language: LanguageCode, name: keyof typeof keys) =>
  texts[language].frame[keys[name].split('.')[1]!] ?? '';

/** Renders the reason and a link to the equivalent page on the operator's site. */
function renderRefusal(
  root: ShadowRoot,
  { site }: Origin,
  why: FrameRefusal,
  address: string,
  language: LanguageCode,
): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const box = document.createElement('div');
  const reason = document.createElement('p');
  const link = document.createElement('a');
  reason.role = 'alert';
  Object.assign(link, { href: address, target: '_blank', rel: 'noreferrer' });
  link.textContent = textOf(language, 'there');
  box.append(reason, link);
  // Set after insertion, so that screen readers announce it.
  setTimeout(() => {
    reason.textContent = textOf(language, why).replace('{{host}}', new URL(site).host);
  });
  return box;
}

export type RenderRefusal = typeof renderRefusal;

/** Lazy modules export `mount`. */
export const mount = renderRefusal;
