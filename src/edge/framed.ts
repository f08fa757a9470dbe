import type { Context, Hono } from 'hono';
import { escapeHtml } from '../lib/escape-html.ts';
import type { BrandOf } from './brand.ts';
import { policyOf } from './documents.ts';
import { type Files, textOf } from './files.ts';
import type { Settings } from './settings.ts';

/**
 * An attribute of a mount, as the build describes it: a whole number in a range, a keyword, or text with a
 * pattern.
 */
type Attribute = { name: string; attribute: string } & (
  | { min: number; max: number }
  | { of: string[] }
  | { like: string }
);

/** A length in CSS pixels by language. */
interface Pixels {
  otherwise: number;
  by: Record<string, number>;
}

interface Mount {
  attributes: Attribute[];
  /**
   * `per` adds a height for each item that an attribute counts or names, without those that the base height
   * includes.
   */
  height: Pixels & { per: (Pixels & { name: string; included: number })[] };
  framed: boolean;
  /** Titles of the frame by language. */
  titles?: Record<string, string>;
}

/** Width in CSS pixels when the editor gives no maximum. */
const WIDTH = 600;
/** Seconds for which an editor may cache a response. */
const LIFE = 3600;
const PARTNER = /^[\w-]{1,64}$/;
const ANYWHERE = { 'Access-Control-Allow-Origin': '*' };

/**
 * Adds pages with one public mount each, which any site may embed (`/embed/frame/<mount>`), and the oEmbed
 * endpoint for editors into which such an address is pasted (`/embed/oembed`, https://oembed.com).
 */
export function mountFramed(app: Hono, files: Files, brandOf: BrandOf): void {
  app.get('/embed/frame/:mount{[a-z-]+}', async (c) => {
    const html = await textOf(files, `frame/${c.req.param('mount')}.html`);
    if (html === undefined) return c.notFound();
    const title = titleOf(frameOf(c.req.url, await tableIn(files)), await brandOf(c).settings());
    const oembed = new URL('/embed/oembed', c.req.url);
    oembed.searchParams.set('url', c.req.url);
    // The page also contains this link; the header serves editors that request only the head.
    c.header('Link', `<${oembed.href}>; rel="alternate"; type="application/json+oembed"`);
    const places: Record<string, string> = { oembed: oembed.href, title };
    const written = html.replace(/\{\{(\w+)\}\}/g, (_, place: string) => escapeHtml(places[place] ?? ''));
    return c.html(written, 200, {
      'Content-Security-Policy': await policyOf(files, 'frame/csp.txt'),
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      // Allows embedding in cross-origin isolated pages.
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });

  app.get('/embed/oembed', async (c) => {
    if (c.req.query('format') === 'xml') return c.text('Only JSON is here', 501, ANYWHERE);
    const asked = c.req.query('url') ?? '';
    const frame = sameOrigin(asked, c.req.url) ? frameOf(asked, await tableIn(files)) : undefined;
    const settings = await brandOf(c).settings();
    if (!frame || !settings?.brand) return c.text('There is nothing to embed at this address', 404, ANYWHERE);
    return c.json(richAnswer(c, frame, settings.brand.name, titleOf(frame, settings)), 200, {
      ...ANYWHERE,
      'Cache-Control': `public, max-age=${LIFE}`,
    });
  });
}

type Table = Readonly<Record<string, Mount>>;

async function tableIn(files: Files): Promise<Table> {
  return JSON.parse((await textOf(files, 'attributes.json')) ?? '{"mounts":{}}').mounts;
}

interface Frame {
  src: string;
  height: number;
  /** Titles by language. */
  titles: Readonly<Record<string, string>>;
  /** Code of the requested language; empty for the operator's default. */
  language: string;
}

const sameOrigin = (address: string, other: string) =>
  URL.canParse(address) && new URL(address).origin === new URL(other).origin;

/** Returns the brand and the title of the widget: `Foyer: Games`. */
function titleOf(frame: Frame | undefined, settings: Settings | undefined): string {
  const { titles = {}, language = '' } = frame ?? {};
  const name = titles[language] ?? titles[settings?.defaultLanguage ?? ''] ?? titles.EN;
  return [settings?.brand?.name, name].filter(Boolean).join(': ');
}

/** Returns the frame at an address with its valid attributes; undefined for other addresses. */
function frameOf(address: string, mounts: Table): Frame | undefined {
  const url = new URL(address);
  const name = /^\/embed\/frame\/([a-z-]+)$/.exec(url.pathname)?.[1];
  const mount = name && Object.hasOwn(mounts, name) ? mounts[name] : undefined;
  if (!mount?.framed) return undefined;
  const kept = new URLSearchParams();
  const partner = url.searchParams.get('partner') ?? '';
  if (PARTNER.test(partner)) kept.set('partner', partner);
  for (const rule of mount.attributes) {
    const text = url.searchParams.get(rule.name) ?? '';
    if (fits(rule, text)) kept.set(rule.name, text);
  }
  const query = kept.toString();
  return {
    src: `${url.origin}${url.pathname}${query && `?${query}`}`,
    height: heightOf(mount, kept),
    titles: mount.titles ?? {},
    language: kept.get('lang')?.toUpperCase() ?? '',
  };
}

/** Returns the height of a mount in CSS pixels. */
function heightOf({ height }: Mount, given: URLSearchParams): number {
  const language = given.get('lang')?.toUpperCase() ?? '';
  const of = ({ by, otherwise }: Pixels) => by[language] ?? otherwise;
  const parts = height.per.map((per) => {
    const counted = given.get(per.name);
    return counted ? of(per) * ((Number(counted) || 1) - per.included) : 0;
  });
  return Number(given.get('minHeight')) || parts.reduce((sum, part) => sum + part, of(height));
}

function fits(rule: Attribute, text: string): boolean {
  if ('of' in rule) return rule.of.some((word) => word.toLowerCase() === text.toLowerCase());
  if ('like' in rule) return new RegExp(rule.like).test(text);
  return /^\d+$/.test(text) && Number(text) >= rule.min && Number(text) <= rule.max;
}

function richAnswer(c: Context, { src, height: own }: Frame, brand: string, title: string) {
  const limit = (name: string) => Number(c.req.query(name)) || Number.POSITIVE_INFINITY;
  const width = Math.min(WIDTH, limit('maxwidth'));
  const height = Math.min(own, limit('maxheight'));
  const attributes = {
    src,
    title,
    width,
    height,
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: brand,
    provider_url: new URL(src).origin,
    title,
    html: `<iframe ${written.join(' ')}></iframe>`,
    width,
    height,
    cache_age: LIFE,
  };
}
