import { attributeName } from '../attributes/attribute-name.ts';

type ByLanguage = Readonly<Record<string, string>>;

/** Put in by the build: of each mount that has a page of its own the attributes, as a page writes them, and what it is called. */
declare const __FRAMED__: Readonly<Record<string, { attributes: readonly string[]; titles: ByLanguage }>>;
/** Put in by the build: 'Open {{site}}'. */
declare const __OPEN__: ByLanguage;

/**
 * A page of the operator's with one mount and nothing else, for pages that may hold frames and run no scripts. What it is
 * to show stands in its address: `/embed/frame/winners?partner=acme&lang=ur&limit=5`. The loader, which comes after this
 * script, says what of it cannot be used.
 */
const query = new URLSearchParams(location.search);
const mount = document.querySelector<HTMLElement>('[data-mount]')!;
const loader = document.querySelector<HTMLScriptElement>('script[src$="/foyer.js"]')!;
const { mount: name = '' } = mount.dataset;
// It is none of the mount's own.
delete mount.dataset.mount;

const sheet = new CSSStyleSheet();
// The heading is for screen readers: the widget shows its own.
sheet.replaceSync(
  'body{margin:0}a:focus-visible{outline:2px solid}h1{position:absolute;inline-size:1px;block-size:1px;margin:0;' +
    'overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
);
document.adoptedStyleSheets = [sheet];

/** Has the page speak a language, if it is one of them. */
function speak(language: string): void {
  const code = language.split('-')[0]!.toUpperCase();
  const title = __FRAMED__[name]?.titles[code];
  if (!title) return;
  document.documentElement.lang = language;
  document.title = title;
  document.querySelector('h1')!.textContent = title;
  const link = mount.querySelector('a')!;
  link.textContent = __OPEN__[code]!.replace('{{site}}', location.host);
}

// Without a language in the address the operator's default decides, which the widget finds out.
document.documentElement.lang = '';
speak(query.get('lang')?.toLowerCase() ?? '');

loader.dataset.partner = query.get('partner') ?? '';
for (const [key, value] of query) {
  const attribute = attributeName(key);
  if (__FRAMED__[name]?.attributes.includes(attribute)) mount.setAttribute(attribute, value);
}
// A frame within a frame has nobody around it that the operator would know.
if (__FRAMED__[name]?.attributes.includes('data-play')) mount.dataset.play = 'tab';
mount.dataset.foyer = name;

/** Tells whoever holds the frame, if they listen; how high a widget is, is no secret. */
function tellHeight(height: number): void {
  if (parent !== window) parent.postMessage({ type: 'foyer:height', mount: name, height }, '*');
}

document.addEventListener('foyer:resize', (event) => {
  tellHeight((event as CustomEvent<{ height: number }>).detail.height);
});
const languageShown = () => mount.shadowRoot?.querySelector<HTMLElement>('.embed')?.lang;
document.addEventListener('foyer:ready', () => speak(languageShown() ?? ''));
document.addEventListener('foyer:error', () =>
  speak(languageShown() || document.documentElement.lang || 'en'),
);
