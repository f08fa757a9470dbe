import { escapeHtml } from '../lib/escape-html.ts';
import { ownEntry } from '../lib/own-entry.ts';
import type { Brand } from './brand.ts';
import type { Compress } from './compressed.ts';
import { policyOf } from './documents.ts';
import type { Files } from './files.ts';
import { type MadePage, packed, styleSource } from './packed-page.ts';
import type { Settings } from './settings.ts';
import type { Sources } from './sources.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The brand's colours for the first paint, in the place of those of the builds; empty where it has none. */
function coloursOf({ brand = { name: '' } }: Settings): string {
  const known = (colour = '') => (COLOUR.test(colour) ? colour : '');
  const [accent, onAccent] = [known(brand.accent), known(brand.onAccent)];
  const button = `${accent && `background:${accent};`}${onAccent && `color:${onAccent}`}`;
  const mark = accent && `svg.first,.first .first__mark{fill:${accent}}`;
  const tokens = [
    accent && `--accent:${accent};--accent-light:${accent}`,
    onAccent && `--on-accent:${onAccent}`,
  ].filter(Boolean);
  const root = tokens.length > 0 && `html:root{${tokens.join(';')}}`;
  return `${root || ''}${mark}${button && `.first__failed button{${button}}`}`;
}

/** Returns the brand's description in a language, else in its default language; empty if it has none. */
export function descriptionOf(
  { brand, defaultLanguage = 'EN' }: Settings,
  language = defaultLanguage,
): string {
  const texts = brand?.description ?? {};
  return ownEntry(texts, language) ?? ownEntry(texts, defaultLanguage) ?? '';
}

/** A page of a build with the brand's name, description and colours; in its own language unless told. */
export function inBrand(html: string, settings: Settings, language?: string): string {
  const { name } = settings.brand ?? {};
  const colours = coloursOf(settings);
  const text = descriptionOf(settings, language);
  const description = text && `<meta name="description" content="${escapeHtml(text)}">`;
  // By functions: a text of a brand may have a `$`.
  const named = html.replace(
    /<title>[^<]*<\/title>/,
    (title) => (name ? `<title>${escapeHtml(name)}</title>` : title) + description,
  );
  return colours ? named.replace('</head>', () => `<style>${colours}</style></head>`) : named;
}

/** A build's policy with the origins of a brand, and one more style. */
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

/** Returns the CSP source of the style with a brand's colours. */
async function styleHash(settings: Settings): Promise<string> {
  const known = hashes.get(settings);
  if (known !== undefined) return known;
  const colours = coloursOf(settings);
  const source = colours && (await styleSource(colours));
  hashes.set(settings, source);
  return source;
}

/** The policy of a page of a build, as a brand sends it; `styles` allows those that a server wrote into it. */
export async function policyFor(one: Brand, build: Files, name?: string, styles = ''): Promise<string> {
  const settings = await one.settings();
  const own = settings && (await styleHash(settings));
  return policyWith(await policyOf(build, name), one.sources, [own, styles].filter(Boolean).join(' '));
}

interface Kept {
  page: Promise<MadePage>;
  /** What it was made of. */
  of: string;
  settings: Settings;
}

/** Pages of builds as a brand has them, made once. */
export function createBrandPages(
  compress: Compress,
): (one: Brand, build: Files) => Promise<MadePage | undefined> {
  const kept = new WeakMap<Brand, WeakMap<Files, Kept>>();
  return async (one, build) => {
    const settings = await one.settings();
    const file = await build.read('index.html');
    if (!settings || !file) return undefined;
    const pages = kept.get(one) ?? new WeakMap<Files, Kept>();
    kept.set(one, pages);
    const known = pages.get(build);
    if (known?.of === file.tag && known.settings === settings) return known.page;
    const page = packed(inBrand(new TextDecoder().decode(file.body), settings), compress);
    pages.set(build, { page, of: file.tag, settings });
    return page;
  };
}
