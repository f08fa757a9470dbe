import { parseJson } from '../lib/json.ts';
import { inBrand } from './brand-page.ts';
import type { Compress } from './compressed.ts';
import { firstScreen } from './first-screen.ts';
import type { FirstAnswer, FirstView } from './first-view.ts';
import { type MadePage, packed } from './packed-page.ts';
import type { Settings } from './settings.ts';

/** Bytes of a page, compressed, which a connection carries in its first round. */
const MOST = 14_000;

/** What a page is made of. */
export interface PageParts {
  /** As the build wrote it. */
  html: string;
  /** Text of the brand's site.json. */
  config: string;
  settings: Settings;
  /** Origin of the page. */
  origin: string;
  /** Path of it, where its first screen is known. */
  path: string;
  view: FirstView;
  /** From 0 up to 1: which host pictures come from. */
  draw: number;
}

/** JSON as it may stand in a script element: `<` could end that. */
const inert = (json: string) => json.replaceAll('<', '\\u003c');

/** A page with the brand's name and colour, its settings, and as much of the first answers and pictures as it can carry. */
export async function makePage(parts: PageParts, compress: Compress): Promise<MadePage> {
  const { answers } = parts.view;
  for (let count = answers.length; count > 0; count--) {
    // What matters most comes first; pictures stand for answers that are there.
    const made = await packed(written(parts, answers.slice(0, count)), compress, MOST);
    if (made) return made;
  }
  return packed(written(parts, []), compress);
}

/**
 * A page with the files of its own code alone: of those of all pages, names that do not compress, the connection's first round
 * would be a quarter full. The others come when it stands.
 */
function withOwnFiles(html: string, path: string): string {
  return html.replace(
    /(id="page-files" data-)all(="[^"]*">)([^<]*)/,
    (whole, start: string, end: string, list: string) => {
      const pages = parseJson(list);
      if (!path || !Array.isArray(pages)) return whole;
      const own = pages.filter((page: { at?: unknown }) => Array.isArray(page.at) && page.at.includes(path));
      return `${start}rest${end}${inert(JSON.stringify(own))}`;
    },
  );
}

function written(
  { html, config, settings, origin, path, view, draw }: PageParts,
  answers: FirstAnswer[],
): string {
  const { language, screen: kind } = view;
  const screen = firstScreen({ kind, view: { ...view, answers }, settings, origin, draw });
  const group = (wanted: FirstAnswer['group']) => {
    const some = answers.filter((answer) => answer.group === wanted);
    return `"${wanted}":{${some.map(({ address, kept }) => `${JSON.stringify(address)}:${kept.text}`).join()}}`;
  };
  const data = [
    `{"config":${config}`,
    `"language":${JSON.stringify(language)}`,
    `"draw":${draw}`,
    group('shared'),
    group('mobile'),
    `${group('own')}}`,
  ].join();
  const page = inBrand(withOwnFiles(html, path), settings, language)
    .replace(
      '<!-- first answers -->',
      () => `<script type="application/json" id="first-answers">${inert(data)}</script>`,
    )
    .replace(/<link rel="preload" as="fetch" href="\/m\/site\.json"[^>]*>/, '');
  // The build's own first paint is that of home.
  if (!screen) return page;
  if (kind === 'home')
    return page.replace('<i class="first__banner"></i>', () => `<i class="first__banner">${screen}</i>`);
  // It lies over the place of the site, beside it, until the site has its own there.
  const over = `<div class="first first--list" aria-hidden="true">${screen}</div>`;
  return page
    .replace(/(<div id="root">)[\s\S]*?(<\/div>\s*<div id="start-failed")/, '$1$2')
    .replace('<div id="start-failed"', () => `${over}<div id="start-failed"`);
}
