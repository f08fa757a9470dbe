import { attributeName } from '../attributes/attribute-name.ts';

type ByLanguage = Readonly<Record<string, string>>;

/** Inserted by the build: HTML attributes and titles of each mount that has a page. */
declare const __MOUNT_PAGES__: Readonly<
  Record<string, { attributes: readonly string[]; titles: ByLanguage }>
>;
/** Inserted by the build: 'Open {{site}}'. */
declare const __OPEN__: ByLanguage;

/**
 * A page with one mount, for sites that allow iframes but no scripts. The query has the attributes:
 * `/embed/frame/winners?partner=acme&lang=ur&limit=5`. The loader, which runs later, logs invalid ones.
 */
const query = new URLSearchParams(location.search);
const mount = document.querySelector<HTMLElement>('[data-mount]')!;
const loader = document.querySelector<HTMLScriptElement>('script[src$="/foyer.js"]')!;
const { mount: name = '' } = mount.dataset;
// Not an attribute of the mount.
delete mount.dataset.mount;

const sheet = new CSSStyleSheet();
// For screen readers: the mount shows its own heading.
sheet.replaceSync(
  'body{margin:0}a:focus-visible{outline:2px solid}h1{position:absolute;inline-size:1px;block-size:1px;margin:0;' +
    'overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
);
document.adoptedStyleSheets = [sheet];

/** Sets language and title, if the language is supported. */
function applyLanguage(language: string): void {
  const code = language.split('-')[0]!.toUpperCase();
  const title = __MOUNT_PAGES__[name]?.titles[code];
  if (!title) return;
  document.documentElement.lang = language;
  document.title = title;
  document.querySelector('h1')!.textContent = title;
  const link = mount.querySelector('a')!;
  link.textContent = __OPEN__[code]!.replace('{{site}}', location.host);
}

// Without `lang` the operator's default applies, which the mount finds out.
document.documentElement.lang = '';
applyLanguage(query.get('lang')?.toLowerCase() ?? '');

loader.dataset.partner = query.get('partner') ?? '';
for (const [key, value] of query) {
  const attribute = attributeName(key);
  if (__MOUNT_PAGES__[name]?.attributes.includes(attribute)) mount.setAttribute(attribute, value);
}
// The operator does not know the page around, so the operator frame would refuse to open.
if (__MOUNT_PAGES__[name]?.attributes.includes('data-play')) mount.dataset.play = 'tab';
mount.dataset.foyer = name;

/** Posts the height to the parent. Any origin may know it. */
function postHeight(height: number): void {
  if (parent !== window) parent.postMessage({ type: 'foyer:height', mount: name, height }, '*');
}

document.addEventListener('foyer:resize', (event) => {
  postHeight((event as CustomEvent<{ height: number }>).detail.height);
});
const languageShown = () => mount.shadowRoot?.querySelector<HTMLElement>('.embed')?.lang;
document.addEventListener('foyer:ready', () => applyLanguage(languageShown() ?? ''));
document.addEventListener('foyer:error', () =>
  applyLanguage(languageShown() || document.documentElement.lang || 'en'),
);
