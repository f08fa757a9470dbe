import { brandStyle, themeColours } from '../lib/brand-colours.ts';
import { fontStyle } from '../lib/brand-font.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { ownEntry } from '../lib/own-entry.ts';
import type { Brand } from './brand.ts';
import type { Compress } from './compressed.ts';
import { policyOf } from './documents.ts';
import type { Files } from './files.ts';
import { type MadePage, packed, styleSource } from './packed-page.ts';
import type { Settings } from './settings.ts';
import type { Sources } from './sources.ts';

/** Returns CSS with the brand's colours and font; empty if it has none. */
function styleOf({ brand }: Settings): string {
  return brandStyle(brand ?? {}) + fontStyle(brand?.font);
}

/** Returns the brand's description in a language, else in its default language; empty if it has none. */
export function descriptionOf(
  { brand, defaultLanguage = 'EN' }: Settings,
  language = defaultLanguage,
): string {
  const texts = brand?.description ?? {};
  return ownEntry(texts, language) ?? ownEntry(texts, defaultLanguage) ?? '';
}

const metaElement = (attributes: Readonly<Record<string, string>>) =>
  `<meta${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}>`;

/** Inserts the brand's name, description, colours and font into a page, in its default language unless given. */
export function inBrand(html: string, settings: Settings, language?: string): string {
  const { name } = settings.brand ?? {};
  const style = styleOf(settings);
  const text = descriptionOf(settings, language);
  const description = text && `<meta name="description" content="${escapeHtml(text)}">`;
  // Functions, because a `$` in a brand's text is special in a replacement string.
  const named = html.replace(
    /<title>[^<]*<\/title>/,
    (title) => (name ? `<title>${escapeHtml(name)}</title>` : title) + description,
  );
  return style
    ? named
        .replace(
          /<meta name="theme-color"[^>]*>/,
          themeColours(settings.brand ?? {})
            .map(metaElement)
            .join(''),
        )
        .replace('</head>', () => `<style id="brand">${style}</style></head>`)
    : named;
}

/** Adds a brand's origins and one more style to a build's policy. */
function policyWith(policy: string, sources: Sources, style: string | undefined): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ', 1);
    if (name === 'style-src' && style) return `${directive} ${style}`;
    const own = sources[name as keyof Sources];
    return own ? directive.replace(/ https:(?= |$)/, own.map((one) => ` ${one}`).join('')) : directive;
  });
  return directives.join('; ');
}

const hashes = new WeakMap<Settings, string>();

/** Returns the CSP source of a brand's style. */
async function styleHash(settings: Settings): Promise<string> {
  const known = hashes.get(settings);
  if (known !== undefined) return known;
  const style = styleOf(settings);
  const source = style && (await styleSource(style));
  hashes.set(settings, source);
  return source;
}

/** Returns the policy of a brand's page; `styles` are the CSP sources of styles that the server inlined. */
export async function policyFor(one: Brand, build: Files, name?: string, styles = ''): Promise<string> {
  const settings = await one.settings();
  const own = settings && (await styleHash(settings));
  return policyWith(await policyOf(build, name), one.sources, [own, styles].filter(Boolean).join(' '));
}

interface CachedPage {
  page: Promise<MadePage>;
  /** Identifies the inputs. */
  of: string;
  settings: Settings;
}

/** Creates a cache of the builds' pages with a brand's name and colours. */
export function createBrandPages(
  compress: Compress,
): (one: Brand, build: Files) => Promise<MadePage | undefined> {
  const kept = new WeakMap<Brand, WeakMap<Files, CachedPage>>();
  return async (one, build) => {
    const settings = await one.settings();
    const file = await build.read('index.html');
    if (!settings || !file) return undefined;
    const pages = kept.get(one) ?? new WeakMap<Files, CachedPage>();
    kept.set(one, pages);
    const known = pages.get(build);
    if (known?.of === file.tag && known.settings === settings) return known.page;
    const page = packed(inBrand(new TextDecoder().decode(file.body), settings), compress);
    pages.set(build, { page, of: file.tag, settings });
    return page;
  };
}
