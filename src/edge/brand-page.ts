import { brandStyle, themeColours } from '../lib/brand-colours.ts';
import { fontStyle } from '../lib/brand-font.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { ownEntry } from '../lib/own-entry.ts';
import { THEME_SCRIPT } from '../lib/theme-choice.ts';
import type { Brand } from './brand.ts';
import type { Compress } from './compressed.ts';
import { policyOf } from './documents.ts';
import type { Files } from './files.ts';
import { inlineSource, type MadePage, packed } from './packed-page.ts';
import type { Settings } from './settings.ts';
import type { Sources } from './sources.ts';

/** Returns CSS with the brand's colours and font; empty if it has none. */
export function styleOf({ brand }: Pick<Settings, 'brand'>): string {
  return brandStyle(brand ?? {}) + fontStyle(brand?.font);
}

/** Returns the brand's description in a language, else in its default language; empty if it has none. */
function descriptionOf({ brand, defaultLanguage = 'EN' }: Settings, language = defaultLanguage): string {
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
  const description =
    text && `<meta property="og:description" name="description" content="${escapeHtml(text)}">`;
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
        .replace('</head>', () => `<style id="brand">${style}</style>${scriptOf(settings)}</head>`)
    : named;
}

/** Returns the script of a brand whose theme players choose; empty for another. */
const scriptOf = ({ brand }: Settings) => (brand?.theme === 'auto' ? `<script>${THEME_SCRIPT}</script>` : '');

type Inline = Readonly<Record<'style-src' | 'script-src', string>>;

/** Adds a brand's origins, and the sources of its inline style and script, to a build's policy. */
function policyWith(policy: string, sources: Sources, inline: Inline): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = ''] = directive.split(' ', 1);
    const source = inline[name as keyof Inline];
    if (source) return `${directive} ${source}`;
    const own = sources[name as keyof Sources];
    return own ? directive.replace(/ https:(?= |$)/, own.map((one) => ` ${one}`).join('')) : directive;
  });
  return directives.join('; ');
}

const hashes = new WeakMap<Settings, Inline>();

/** Returns the CSP sources of a brand's style and script. */
async function inlineSources(settings: Settings): Promise<Inline> {
  const known = hashes.get(settings);
  if (known) return known;
  const style = styleOf(settings);
  const sources = {
    'style-src': style && (await inlineSource(style)),
    'script-src': scriptOf(settings) && (await inlineSource(THEME_SCRIPT)),
  };
  hashes.set(settings, sources);
  return sources;
}

/** Returns the policy of a brand's page; `styles` are the CSP sources of styles that the server inlined. */
export async function policyFor(one: Brand, build: Files, name?: string, styles = ''): Promise<string> {
  const settings = await one.settings();
  const own = settings && (await inlineSources(settings));
  return policyWith(await policyOf(build, name), one.sources, {
    'style-src': [own?.['style-src'], styles].filter(Boolean).join(' '),
    'script-src': own?.['script-src'] ?? '',
  });
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
