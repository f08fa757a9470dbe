import { attributeName } from '../attribute-name.ts';

/** Put in by the build: the attributes of each mount that has a page of its own, as a page writes them. */
declare const __FRAMED__: Readonly<Record<string, readonly string[]>>;

/**
 * A page of the operator's with one mount and nothing else, for pages that may hold frames and run no scripts. What it is
 * to show stands in its address: `/embed/frame/winners?partner=acme&lang=ur&limit=5`. The loader, which comes after this
 * script, says what of it cannot be used.
 */
const query = new URLSearchParams(location.search);
const mount = document.querySelector<HTMLElement>('[data-mount]')!;
const loader = document.querySelector<HTMLScriptElement>('script[src$="/foyer.js"]')!;
const { mount: name = '' } = mount.dataset;

const sheet = new CSSStyleSheet();
// The heading is for screen readers: the widget shows its own.
sheet.replaceSync(
  'body{margin:0}a:focus-visible{outline:2px solid}h1{position:absolute;inline-size:1px;block-size:1px;margin:0;' +
    'overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
);
document.adoptedStyleSheets = [sheet];

loader.dataset.partner = query.get('partner') ?? '';
for (const [key, value] of query) {
  const attribute = attributeName(key);
  if (__FRAMED__[name]?.includes(attribute)) mount.setAttribute(attribute, value);
}
// A frame within a frame has nobody around it that the operator would know.
mount.dataset.play = 'tab';
mount.dataset.foyer = name;

/** Tells whoever holds the frame, if they listen; how high a widget is, is no secret. */
function tellHeight(height: number): void {
  if (parent !== window) parent.postMessage({ type: 'foyer:height', mount: name, height }, '*');
}

document.addEventListener('foyer:resize', (event) => {
  tellHeight((event as CustomEvent<{ height: number }>).detail.height);
});
document.addEventListener('foyer:ready', () => {
  const { lang } = mount.shadowRoot?.querySelector<HTMLElement>('.embed') ?? document.documentElement;
  document.documentElement.lang = lang;
  const heading = mount.shadowRoot?.querySelector('h1, h2, h3')?.textContent;
  if (!heading) return;
  document.title = heading;
  document.querySelector('h1')!.textContent = heading;
});
