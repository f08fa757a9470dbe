import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { escapeHtml } from '../lib/escape-html.ts';
import { LANGUAGE_KEY } from '../lib/language-key.ts';
import type { BrandOf } from './brand.ts';
import { styleOf } from './brand-page.ts';
import { contentPolicy } from './content-policy.ts';
import { pageHeaders } from './documents.ts';
import { inlineSource } from './packed-page.ts';
import { languageOf } from './page-responses.ts';
import type { Settings } from './settings.ts';

/** Title and link of the page. */
const texts: Readonly<Record<string, readonly [title: string, link: string]>> = {
  EN: ['This page does not exist', 'Go to the home page'],
  ES: ['Esta página no existe', 'Ir al inicio'],
  HI: ['यह पेज मौजूद नहीं है', 'होम पेज पर जाएँ'],
  JA: ['このページは存在しません', 'ホームへ'],
  KO: ['존재하지 않는 페이지입니다', '홈으로 이동'],
  PT: ['Esta página não existe', 'Ir para o início'],
  TY: ['’Aita teie ’api e vai ra', 'Haere i te ’api mātāmua'],
  UR: ['یہ صفحہ موجود نہیں', 'ہوم پیج پر جائیں'],
};

/** Colours for brands without their own are those of the built-in styles. */
const STYLE = `body{display:grid;min-height:100vh;box-sizing:border-box;margin:0;padding:24px;place-content:center;
justify-items:center;gap:12px;background:var(--ground,#0d0f14);color:var(--text,#f4f1ea);text-align:center;
font:16px/1.5 system-ui,sans-serif}:lang(ur)>body{font-family:"Noto Sans","Noto Nastaliq Urdu",sans-serif;line-height:2}
img{max-width:200px;height:44px;object-fit:contain}h1{margin:0;font-size:26px}p{margin:0;color:var(--muted,#a0a7b5)}
.art{width:min(240px,70vw);font-weight:800;font-size:44px;text-anchor:middle;fill:var(--accent-text,#f3d08c)}
.art rect{fill:var(--raised,#181d27);stroke:var(--accent,#e8b75a);stroke-width:2}
.art circle{fill:var(--accent,#e8b75a)}.art circle+circle{fill:none;stroke:var(--raised,#181d27);stroke-width:7;stroke-dasharray:9 9.85}
.art circle~text{fill:var(--on-accent,#1c1403)}
a{min-height:44px;box-sizing:border-box;margin-top:12px;padding:10px 24px;border-radius:12px;
background:var(--accent,#e8b75a);color:var(--on-accent,#1c1403);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--text,#f4f1ea);outline-offset:3px}@media (forced-colors:active){a{border:1px solid}}`;

/** Two cards and a chip with the digits of 404. */
const ART = `<svg class="art" viewBox="0 0 240 120" aria-hidden="true"><g transform="rotate(-9 50 60)"><rect x="18" y="14" width="64" height="92" rx="10"/><text x="50" y="76">4</text></g><g transform="rotate(9 190 60)"><rect x="158" y="14" width="64" height="92" rx="10"/><text x="190" y="76">4</text></g><g><circle cx="120" cy="60" r="42"/><circle cx="120" cy="60" r="36"/><text x="120" y="76">0</text></g></svg>`;

type Brand = Pick<Settings, 'brand'>;

interface NotFoundPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Returns the logo for dark pages, if the policy allows its address. */
function logoOf({ brand }: Brand): string {
  const logo = typeof brand?.logo === 'object' ? brand.logo.dark : brand?.logo;
  return logo?.startsWith('/m/') ? `<img src="${escapeHtml(logo)}" alt="">` : '';
}

/** Languages of the page. */
export const notFoundLanguages: readonly string[] = Object.keys(texts);

/** Returns the page of a brand in a language, by default in English. */
export async function notFoundPage(settings: Brand, language: string): Promise<NotFoundPage> {
  const [title, link] = texts[language] ?? texts.EN!;
  const name = escapeHtml(settings.brand?.name ?? '');
  const style = STYLE + styleOf(settings);
  const lang = language.toLowerCase();
  const html = `<!doctype html>
<html lang="${lang}" dir="${lang === 'ur' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}${name && ` – ${name}`}</title><link rel="icon" href="data:,">
<style>${style}</style></head>
<body>${logoOf(settings)}<p>${name}</p>${ART}<h1>${title}</h1><a href="/m/home">${link}</a></body>
</html>
`;
  const policy = contentPolicy({
    'style-src': await inlineSource(style),
    'img-src': "'self' data:",
    'font-src': "'self'",
  });
  return {
    html,
    headers: { ...pageHeaders(policy), 'Cache-Control': 'no-store', Vary: 'Accept, Cookie' },
  };
}

/**
 * Answers addresses that do not exist: browsers with a page in the brand's colours, others with plain text. Each page is
 * created once for a brand's settings, so that a flood of such requests is cheap.
 */
export function notFound(brandOf: BrandOf): (c: Context) => Promise<Response> {
  const pages = new WeakMap<Settings, Map<string, Promise<NotFoundPage>>>();
  return async (c) => {
    const isForPeople = c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html');
    const settings = isForPeople ? await brandOf(c).settings() : undefined;
    if (!settings) return c.text('404 Not Found', 404);
    const ofBrand = pages.get(settings) ?? new Map<string, Promise<NotFoundPage>>();
    pages.set(settings, ofBrand);
    const language = languageOf(settings, getCookie(c, LANGUAGE_KEY));
    const known = ofBrand.get(language) ?? notFoundPage(settings, language);
    ofBrand.set(language, known);
    const { html, headers } = await known;
    return c.html(html, 404, headers);
  };
}
