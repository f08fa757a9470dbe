import type { Hono } from 'hono';
import { escapeHtml } from '../lib/escape-html.ts';
import { LANGUAGE_PARAMETER } from '../lib/language-key.ts';
import { scriptJson } from '../lib/script-json.ts';
import type { PageRenderer } from '../lib/served-page.ts';
import { routeAt, routes } from '../routes/routes.ts';
import { icons } from './app-manifest.ts';
import type { BrandOf } from './brand.ts';
import { languagesOf } from './public-read.ts';
import type { Settings } from './settings.ts';

const HOME = routes.home[0];

/** Returns a page's address in a language; without the parameter in the brand's own. */
function addressIn({ defaultLanguage = 'EN' }: Settings, address: string, language: string): string {
  return language === defaultLanguage ? address : `${address}?${LANGUAGE_PARAMETER}=${language}`;
}

/** Codes of languages are those of ISO 639, in capitals. */
const localeOf = (language: string) => language.toLowerCase();

interface HeadOptions {
  settings: Settings;
  origin: string;
  path: string;
  language: string;
  title: string;
}

/**
 * Returns the head elements for search engines and link previews: the canonical address, Open Graph, and on home the
 * operator as structured data. `path` is the address of a rendered page.
 */
export function searchHead({ settings, origin, path, language, title }: HeadOptions): string {
  const canonicalPath = routes[routeAt(path) ?? 'home'][0];
  const address = addressIn(settings, origin + canonicalPath, language);
  const name = settings.brand?.name ?? '';
  const image = `${origin}/m/icons/${icons[1].file}`;
  const properties: Readonly<Record<string, string>> = {
    url: address,
    site_name: name,
    title,
    image,
    locale: localeOf(language),
  };
  const tags = Object.entries(properties)
    .filter(([, content]) => content)
    .map(([property, content]) => `<meta property="og:${property}" content="${escapeHtml(content)}">`);
  const operator = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: origin + HOME,
    logo: image,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...tags,
    canonicalPath === HOME && `<script type="application/ld+json">${scriptJson(operator)}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Returns the sitemap: each rendered page in each language of the brand, with links between its languages. */
function sitemapOf(settings: Settings, origin: string, renderer: PageRenderer | undefined): string {
  const offered = languagesOf(settings);
  const paths = Object.values(routes)
    .map(([path]) => path)
    .filter((path) => renderer?.areasOf(path));
  const link = (lang: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(address)}"/>`;
  const pages = paths.flatMap((path) => {
    const address = origin + path;
    const links = offered.map((language) => link(localeOf(language), addressIn(settings, address, language)));
    const alternates = [...links, link('x-default', address)].join('');
    return offered.map(
      (language) =>
        `<url><loc>${escapeHtml(addressIn(settings, address, language))}</loc>${alternates}</url>`,
    );
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${pages.join('\n')}</urlset>\n`;
}

/** Paths that have no page for search engines: back ends, desks and venues. */
const DISALLOWED = ['/wps/', '/lgw/', '/operators', '/kiosk/', '/embed/', '/m/reports'];

interface SearchOptions {
  brandOf: BrandOf;
  renderer(): Promise<PageRenderer | undefined>;
}

/** Serves `robots.txt` and `sitemap.xml` of each brand. */
export function mountSearchEngines(app: Hono, { brandOf, renderer }: SearchOptions): void {
  app.get('/robots.txt', (c) => {
    const { origin } = new URL(c.req.url);
    const rules = DISALLOWED.map((path) => `Disallow: ${path}`);
    return c.text(['User-agent: *', ...rules, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'), 200, {
      'Cache-Control': 'no-cache',
    });
  });
  app.get('/sitemap.xml', async (c) => {
    const settings = await brandOf(c).settings();
    if (!settings) return c.notFound();
    const { origin } = new URL(c.req.url);
    return c.body(sitemapOf(settings, origin, await renderer()), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
