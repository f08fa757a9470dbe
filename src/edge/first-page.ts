import { escaped } from '../lib/escaped.ts';
import { compressed, tagOf } from './compressed.ts';
import { firstScreen } from './first-screen.ts';
import type { FirstAnswer, FirstView } from './first-view.ts';
import type { Settings } from './settings.ts';

/** Bytes of a page, compressed, which a connection carries in its first round. */
const MOST = 14_000;

/** A page as it goes out. */
export interface MadePage {
  bytes: Uint8Array<ArrayBuffer>;
  /** Compressed; brotli where the runtime writes it. */
  packed: { br: Uint8Array<ArrayBuffer> | undefined; gzip: Uint8Array<ArrayBuffer> };
  /** Of its content, without quotes. */
  tag: string;
}

/** What a page is made of. */
export interface PageParts {
  /** As the build wrote it. */
  html: string;
  /** Text of the brand's site.json. */
  config: string;
  settings: Settings;
  /** Origin of the page. */
  origin: string;
  view: FirstView;
  /** From 0 up to 1: which host pictures come from. */
  draw: number;
}

/** JSON as it may stand in a script element: `<` could end that. */
const inert = (json: string) => json.replaceAll('<', '\\u003c');

/** A page with the brand's name and colour, its settings, and as much of the first answers and pictures as it can carry. */
export async function makePage(parts: PageParts): Promise<MadePage> {
  const { answers } = parts.view;
  for (let count = answers.length; count >= 0; count--) {
    // What matters most comes first; pictures stand for answers that are there.
    const made = await packed(written(parts, answers.slice(0, count)));
    const { br, gzip } = made.packed;
    if ((br ?? gzip).length <= MOST || count === 0) return made;
  }
  throw new Error('unreachable');
}

function written({ html, config, settings, origin, view, draw }: PageParts, answers: FirstAnswer[]): string {
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
  const { name, accent } = settings.brand ?? {};
  // By functions: a text of a brand may have a `$`.
  let page = html
    .replace(
      '<!-- first answers -->',
      () => `<script type="application/json" id="first-answers">${inert(data)}</script>`,
    )
    .replace(/<link rel="preload" as="fetch" href="\/m\/site\.json"[^>]*>/, '');
  if (name) page = page.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`);
  if (accent && COLOUR.test(accent)) page = page.replace('<path d="M5 28', `<path fill="${accent}" d="M5 28`);
  // Without a picture the first paint of the build says as much.
  if (!screen.includes('<img')) return page;
  if (kind === 'home')
    return page.replace('<i class="first__banner"></i>', () => `<i class="first__banner">${screen}</i>`);
  // It lies over the place of the site, beside it, until the site has its own there.
  const over = `<div class="first first--list" aria-hidden="true">${screen}</div>`;
  return page
    .replace(/(<div id="root">)[\s\S]*?(<\/div>\s*<div id="start-failed")/, '$1$2')
    .replace('<div id="start-failed"', () => `${over}<div id="start-failed"`);
}

const COLOUR = /^#[0-9a-f]{6}$/i;

async function packed(text: string): Promise<MadePage> {
  const bytes = new TextEncoder().encode(text);
  return {
    bytes,
    packed: { br: await compressed(bytes, 'brotli'), gzip: (await compressed(bytes, 'gzip'))! },
    tag: await tagOf(bytes),
  };
}
