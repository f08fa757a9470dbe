/** A page whose styles, scripts or policy make embedding hard. */
export interface HardPage {
  /** Below `/hard/`. */
  name: string;
  title: string;
  about: string;
  /** Its document, with `{{gateway}}` and `{{nonce}}` as placeholders. */
  html: string;
  /** Directives that its policy adds to that of the other pages. */
  policy?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

/** One of each mount. */
const MOUNTS = [
  '<div data-foyer="announcements" data-banners="m_home" data-lang="en"></div>',
  '<div data-foyer="winners" data-limit="6" data-lang="en"></div>',
  '<div data-foyer="lobby" data-rows="1" data-lang="en"></div>',
  '<div data-foyer="login" data-lang="en"></div>',
]
  .map((mount) => `<div class="place">${mount}</div>`)
  .join('');

interface Parts {
  doctype?: string;
  attributes?: string;
  style?: string;
  /** Script that runs before the operator's. */
  script?: string;
  loader?: string;
  body?: string;
}

const loaderOf = (more = '') =>
  `<script async src="{{gateway}}/embed/foyer.js" data-partner="acme"${more}></script>`;

function documentOf(title: string, parts: Parts): string {
  const { doctype = '<!doctype html>', attributes = 'lang="en"', style, script } = parts;
  const { loader = loaderOf(), body = MOUNTS } = parts;
  const sheet = (name: string) => `<link rel="stylesheet" href="/hard/${name}.css">`;
  return `${doctype}<html ${attributes}><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
${sheet('place')}${style ? sheet(style) : ''}${script ? `<script src="/hard/${script}.js"></script>` : ''}${loader}
</head><body>${body}<p><a href="/hard">All hard pages</a></p></body></html>`;
}

type Row = Omit<HardPage, 'html'> & Parts;

const rows: readonly Row[] = [
  { name: 'plain', title: 'A plain page', about: 'What the others are compared with, pixel by pixel.' },
  {
    name: 'trusted-types',
    title: 'Trusted Types',
    about: "Nothing unchecked becomes a script, and the page lists no policy: trusted-types 'none'.",
    policy: { 'trusted-types': "'none'" },
  },
  {
    name: 'nonce',
    title: 'Nonces',
    about: 'Only scripts with the nonce of this answer run, no origin is allowed.',
    policy: { 'script-src': "'nonce-{{nonce}}'" },
    loader: loaderOf(' nonce="{{nonce}}"'),
  },
  {
    name: 'right-to-left',
    title: 'Right to left',
    about: 'The page is Urdu, the widgets are asked for English.',
    attributes: 'lang="ur" dir="rtl"',
  },
  {
    name: 'single-page',
    title: 'A page of pages',
    about: 'Mounts come and go with the address, without a new document.',
    policy: { 'script-src': "'self' {{gateway}}" },
    body:
      '<nav><a href="#wins">Wins</a> <a href="#about">About</a></nav><main class="view"></main>' +
      '<script src="/hard/single-page.js"></script>',
  },
  { name: 'unset', title: 'No styles at all', about: '* { all: unset !important }', style: 'unset' },
  {
    name: 'small-root',
    title: 'A small root',
    about: 'html { font-size: 62.5% }, and lines of twice the height.',
    style: 'small-root',
  },
  {
    name: 'fonts',
    title: 'Fonts of its own',
    about: 'The page gives its fonts the names of those that systems have.',
    style: 'fonts',
  },
  {
    name: 'amd',
    title: 'A loader of modules',
    about: 'define() takes any script for a module of its own.',
    script: 'amd',
    policy: { 'script-src': "'self' {{gateway}}" },
  },
  {
    name: 'import-map',
    title: 'An import map',
    about: 'The page names its modules, below the script: whatever is imported before that breaks them.',
    policy: { 'script-src': "'nonce-{{nonce}}'" },
    loader:
      loaderOf(' nonce="{{nonce}}"') +
      '<script type="importmap" nonce="{{nonce}}">{"imports":{"own":"/hard/own.js"}}</script>' +
      '<script type="module" nonce="{{nonce}}">import "own";</script>',
  },
  {
    name: 'sandbox',
    title: 'A sandbox',
    about: 'A frame without an origin, a storage or cookies.',
    policy: { 'frame-src': "'self'" },
    body: '<iframe class="place-frame" title="Sandbox" sandbox="allow-scripts" src="/hard/sandboxed"></iframe>',
  },
  {
    name: 'scaled',
    title: 'Scaled ancestors',
    about: 'Half of twice the size.',
    style: 'scaled',
    body: `<div class="twice"><div class="half">${MOUNTS}</div></div>`,
  },
  { name: 'quirks', title: 'Quirks mode', about: 'No doctype.', doctype: '' },
  {
    name: 'isolated',
    title: 'An isolated page',
    about: 'Cross-Origin-Embedder-Policy and Cross-Origin-Opener-Policy.',
    headers: {
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  {
    name: 'patched',
    title: 'Patched builtins',
    about: 'Array.prototype.reduce, toJSON and Object.prototype are the page’s own, as Prototype had it.',
    script: 'patched',
    policy: { 'script-src': "'self' {{gateway}}" },
  },
];

export const hardPages: readonly HardPage[] = rows.map(
  ({ name, title, about, policy, headers, ...parts }) => ({
    name,
    title,
    about,
    html: documentOf(title, parts),
    ...(policy && { policy }),
    ...(headers && { headers }),
  }),
);

/** The sandboxed document. It has its own partner, because only that one accepts pages without an origin. */
export const sandboxed = documentOf('In the sandbox', {
  loader: loaderOf().replace('acme', 'sandbox'),
});

/** Returns the index page. */
export function hardIndex(): string {
  const items = hardPages.map(
    ({ name, title, about }) =>
      `<li><a href="/hard/${name}">${title}</a> <span>${about.replace('<', '&lt;')}</span></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Hard pages – Acme Odds</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/partner.css"></head><body>
<header class="masthead"><p class="masthead__name"><a href="/">
<svg class="masthead__mark" width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
<circle cx="18" cy="18" r="17" fill="#0b6b5d" />
<circle cx="18" cy="18" r="13" fill="none" stroke="#fbfaf7" stroke-width="2" stroke-dasharray="5 4" />
<path d="M11 25 18 9l7 16M14 20h8" fill="none" stroke="#fbfaf7" stroke-width="3" />
</svg>
Acme Odds</a></p><nav class="masthead__nav" aria-label="For developers">
<a href="/playground">Playground</a> <a href="/hard" aria-current="page">Hard pages</a></nav></header>
<main class="page"><article class="story"><p class="story__kicker">For developers</p><h1>Hard pages</h1>
<p>The same four widgets on pages that make it hard. They look the same on each of them.</p>
<ul class="list">${items.join('')}<li><a href="/hostile">A hostile style sheet</a> <span>This site under rules that get everywhere.</span></li></ul>
</article></main></body></html>`;
}
