import { escapeHtml } from '../lib/escape-html.ts';
import { parseJson } from '../lib/json.ts';
import { scriptJson } from '../lib/script-json.ts';
import type { PlannedRead, RenderedPage } from '../lib/served-page.ts';
import { inBrand } from './brand-page.ts';
import { searchHead } from './search-engines.ts';
import type { Settings } from './settings.ts';

/** The inputs of a page. */
export interface PageParts {
  /** The build's `index.html`. */
  html: string;
  /** Text of the brand's site.json. */
  config: string;
  settings: Settings;
  origin: string;
  language: string;
  path: string;
  /** Number from 0 to 1 that chooses the image host. */
  draw: number;
  /** Absent if the browser renders the page. */
  rendered?: RenderedPage | undefined;
  /** Scripts and stylesheets below `assets/` that the page needs in addition to home's. */
  files: readonly string[];
  /** Areas of texts that the page needs in addition to the first ones. */
  areas: readonly string[];
  /** Rules of the stylesheets that the page inlines, by address, in their order. */
  sheets: ReadonlyMap<string, string>;
}

/** A page, and its inlined style, which its policy has to allow. */
export interface WrittenPage {
  html: string;
  style: string;
}

/** Builds a page with the brand's name and colours, its settings and the rendered HTML, if any. */
export function writtenPage(parts: PageParts): WrittenPage {
  const { html, config, settings, origin, language, path, draw, rendered } = parts;
  const served = {
    config: parseJson(config),
    language,
    draw,
    rendered: Boolean(rendered?.html),
  };
  const page = inBrand(html, settings, language)
    .replace(
      '<!-- served -->',
      () => `<script type="application/json" id="served">${scriptJson(served)}</script>`,
    )
    .replace(/<link rel="preload" as="fetch" href="\/m\/site\.json"[^>]*>/, '');
  // Placed after the HTML of the first paint, which does not need it.
  const values = `<script type="application/json" id="served-values">${scriptJson(rendered?.values ?? [])}</script>`;
  if (!rendered?.html) {
    const text = withOwnFiles(page, path).replace(BELOW_ROOT, (start) => (rendered ? values : '') + start);
    return { html: text, style: '' };
  }
  const { style, html: styled } = inlineSheets(page, parts);
  // The page contains the values of the reads that are the same for everyone.
  const calls = ownFiles(html, path)[0]?.calls?.filter(({ noDevice }) => !noDevice);
  const ofPage = { at: [path], files: parts.files, areas: parts.areas, calls };
  return {
    style,
    html: styled
      .replace(PAGE_FILES, (_, start, end) => `${start}rest${end}${scriptJson([ofPage])}`)
      .replace('<html lang="en">', () => `<html lang="${rendered.lang}" dir="${rendered.direction}">`)
      .replace(/<title>[^<]*<\/title>/, () => {
        const { title } = rendered;
        const head = searchHead({ settings, origin, path, language, title });
        return `<title>${escapeHtml(title)}</title>${head}`;
      })
      .replace(/<div id="root">([\s\S]*?)<\/div>\s*(?=<div id="start-failed")/, (_, frame: string) =>
        [`<div id="root">${rendered.html}</div>`, `<div id="neutral">${frame.trim()}</div>`, values].join(''),
      )
      .replace(START_TEXTS, (_, start: string, texts: string, end: string) =>
        [start, scriptJson(onlyOf(texts, rendered.lang)), end].join(''),
      ),
  };
}

/**
 * Reduces the list of page files to the page's own: the names of all files compress badly and would fill a quarter of the
 * connection's first round trip. The browser fetches the others later.
 */
function withOwnFiles(html: string, path: string): string {
  if (!path) return html;
  return html.replace(PAGE_FILES, (_, start, end) => `${start}rest${end}${scriptJson(ownFiles(html, path))}`);
}

/** Texts for code that does not arrive, by language; a rendered page needs only its own language. */
const START_TEXTS = /(id="start-texts">)([^<]*)(<)/;

function onlyOf(texts: string, lang: string): object {
  const all = (parseJson(texts) ?? {}) as Record<string, unknown>;
  return { [lang]: all[lang], en: all.en };
}

const BELOW_ROOT = '<div id="start-failed"';

const PAGE_FILES = /(id="page-files" data-)all(="[^"]*">)([^<]*)/;

interface PageFiles {
  at?: unknown;
  calls?: readonly PlannedRead[];
}

/** Returns the build's list of files and reads of a path's page. */
function ownFiles(html: string, path: string): PageFiles[] {
  const pages = parseJson(PAGE_FILES.exec(html)?.[3]);
  if (!Array.isArray(pages)) return [];
  return pages.filter(({ at }: PageFiles) => Array.isArray(at) && at.includes(path));
}

const LINKS = /<link rel="stylesheet" href="([^"]+)">/g;
const WIDE_LINK = /<link rel="stylesheet" media="[^"]*" href="[^"]*">/;

/** Returns the addresses of the stylesheets that a page needs, in their order. `files` are below `assets/`. */
export function sheetAddresses(html: string, files: readonly string[]): string[] {
  const first = [...html.matchAll(LINKS)].map(([, address = '']) => address);
  const own = files.filter((file) => file.endsWith('.css')).map((file) => `/m/assets/${file}`);
  // A module's rules follow those of its imports.
  return [...first, ...own.reverse()];
}

/** Inlines the page's stylesheets, so that the first paint waits for none of them. */
function inlineSheets(html: string, { sheets }: PageParts): WrittenPage {
  const style = [...sheets.values()].join('');
  const element = `<style data-href="${[...sheets.keys()].join(' ')}">${style}</style>`;
  return {
    style,
    html: html
      .replace(LINKS, (link, address: string) => (sheets.has(address) ? '' : link))
      .replace(WIDE_LINK, '')
      // Wide screens wait for their rules, because the layout would shift without them.
      .replace('</head>', () => `${element}${WIDE_LINK.exec(html)?.[0] ?? ''}</head>`),
  };
}
