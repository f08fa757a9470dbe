import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { parseJson } from '../lib/json.ts';
import { LANGUAGE_KEY } from '../lib/language-key.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '../lib/served-page.ts';
import type { Brand } from './brand.ts';
import { type Compress, compressed } from './compressed.ts';
import { type Files, textOf } from './files.ts';
import { type GoOn, goOnOf } from './go-on.ts';
import { type MadePage, packed, styleSource } from './packed-page.ts';
import { addressesIn, languageOf, pageResponses } from './page-responses.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { writtenPage } from './rendered-page.ts';
import { LANGUAGE_PARAMETER } from './search-engines.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that a page is sent again for without a look at what it is made of. */
const UNSEEN = 1_000;
/** Pages of a brand that are kept. */
const PAGES = 200;
/** Pages per minute that are recompressed at the best level: some 50 ms each, for an eighth fewer bytes. */
const SHRUNK = 60;
/** Milliseconds after which pictures may come from another host, where there are several. */
const DRAW = 600_000;
/** Bytes of a page, compressed. A connection carries some 14,000 in its first round, with what is painted first. */
const ROOM = 20_000;
/** Responses that a page has at most: of one that is too large the last are left out. */
const MOST_RESPONSES = 12;

/** What the build says of its files (`src/build/module-files.ts`). */
const moduleList = v.object({ texts: v.string(), modules: v.record(v.string(), v.array(v.string())) });

/** What all pages of a brand are made of. */
interface Basis {
  html: string;
  config: string;
  settings: Settings;
  renderer: PageRenderer | undefined;
  modules: v.InferOutput<typeof moduleList>;
  /** Changes with any of these. */
  tag: string;
  seenAt: number;
}

interface Kept {
  page: Promise<MadePage>;
  /** Makes it with the best compression; nothing once that is done. */
  shrink?: (() => Promise<MadePage>) | undefined;
  /** What it was made of. */
  of: string;
  /** Names the responses that it was rendered with. */
  responses: () => string;
  seenAt: number;
}

interface RenderedPagesOptions {
  clock(): number;
  compress: Compress;
  /** Counts a page that has to be made for a caller; false once those are too many. */
  mayRender(c: Context): boolean;
  /** The site's server build; nothing where it cannot be had. */
  renderer(): Promise<PageRenderer | undefined>;
  /** Receives the error when a page cannot be rendered. */
  onProblem(error: unknown): void;
}

/** The site's pages as visitors get them. */
export interface RenderedPages {
  /** The page that a request is for; nothing where a brand or a host is not ready for one. */
  pageFor(c: Context, one: Brand, build: Files): Promise<MadePage | undefined>;
}

/** Minifies a site.json and removes what the page already contains. */
function shortest(text: string): string {
  const config = JSON.parse(text) as Settings;
  if (config.brand) delete config.brand.description;
  return JSON.stringify(config);
}

/** Pages by brand, address and language, in memory and bounded; made again when what they are made of has changed. */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { clock, compress, mayRender, renderer: rendererOf, onProblem } = options;
  const bases = new WeakMap<Brand, Basis>();
  const kept = new WeakMap<Brand, Map<string, Kept>>();
  const mayShrink = createRateLimiter({ each: SHRUNK, now: clock });
  let shrinking = false;

  /** Recompresses a page at its second request, after the response, one page at a time. */
  function shrinkLater(entry: Kept, goOn: GoOn): void {
    const { shrink } = entry;
    if (!shrink || shrinking || !mayShrink('')) return;
    shrinking = true;
    entry.shrink = undefined;
    const done = async () => {
      try {
        const page = await shrink();
        entry.page = Promise.resolve(page);
      } finally {
        shrinking = false;
      }
    };
    goOn(done().catch(() => {}));
  }

  async function basisOf(one: Brand, build: Files): Promise<Basis | undefined> {
    const known = bases.get(one);
    if (known && clock() - known.seenAt < UNSEEN) return known;
    const [page, site] = await Promise.all([build.read('index.html'), one.files.read('site.json')]);
    const settings = await one.settings();
    if (!page || !site || !settings) return undefined;
    const tag = `${page.tag} ${site.tag}`;
    if (known?.tag === tag) {
      known.seenAt = clock();
      return known;
    }
    const decoder = new TextDecoder();
    const list = v.safeParse(moduleList, parseJson(await textOf(build, 'modules.json')));
    const config = shortest(decoder.decode(site.body));
    // Texts of the operator's own are fetched by browsers; a server would render the product's.
    const ownTexts = Boolean((parseJson(config) as { texts?: unknown }).texts);
    const basis: Basis = {
      html: decoder.decode(page.body),
      config,
      settings,
      renderer: list.success && !ownTexts ? await rendererOf() : undefined,
      modules: list.success ? list.output : { texts: '', modules: {} },
      tag,
      seenAt: clock(),
    };
    bases.set(one, basis);
    return basis;
  }

  /** Reads the texts of a page, which the build stores next to its code. */
  async function messagesOf(build: Files, folder: string, areas: readonly string[]) {
    const read = async (area: string) => parseJson(await textOf(build, `${folder}${area}.json`)) ?? {};
    const [first = {}, ...others] = await Promise.all(['first', ...areas].map(read));
    const more = areas.map((area, index) => [area, others[index]]);
    return { ...first, ...Object.fromEntries(more) } as PageRequest['messages'];
  }

  return {
    async pageFor(c, one, build) {
      const { origin, host, pathname, search } = new URL(c.req.url);
      if (!one.hosts.includes(host)) return undefined;
      const basis = await basisOf(one, build);
      if (!basis) return undefined;
      const { html, config, settings, renderer, modules } = basis;
      // Of a request this is all that counts, each of a few values.
      const path = pathname.replace(/(.)\/$/, '$1');
      const areas = renderer?.areasOf(path);
      // By such a query it shows something else, with much of the same data.
      const isShaped = areas !== undefined && renderer!.isShapedBy(path, search);
      const language = languageOf(settings, c.req.query(LANGUAGE_PARAMETER), getCookie(c, LANGUAGE_KEY));
      const at = areas ? path : '';
      const key = `${origin} ${at} ${language} ${isShaped}`;
      const pages = kept.get(one) ?? new Map<string, Kept>();
      kept.set(one, pages);
      const known = pages.get(key);
      if (known && clock() - known.seenAt < UNSEEN) return known.page;
      const goOn = goOnOf(c);
      const slot = (settings.imageCDNs?.length ?? 0) > 1 ? Math.floor(clock() / DRAW) : 0;
      const of = `${basis.tag} ${slot}`;
      const isCurrent = (before: string) => before === sameResponses(one, settings, origin, goOn, before);
      pages.delete(key);
      if (known?.of === of && isCurrent(known.responses())) {
        pages.set(key, known);
        known.seenAt = clock();
        shrinkLater(known, goOn);
        return known.page;
      }
      // Above the limit a client gets the former page, or one that is not rendered.
      if (!mayRender(c)) {
        if (known) pages.set(key, known);
        return known?.page;
      }
      const draw = Math.random();
      let tag = '';
      const write = (rendered?: RenderedPage) => {
        const files = [...new Set(rendered?.modules.flatMap((id) => modules.modules[id] ?? []))];
        return { rendered, files: files.map((file) => file.replace(/^assets\//, '')) };
      };
      const make = async (packedBy: Compress): Promise<MadePage> => {
        const parts = { html, config, settings, origin, language, path: at, draw, areas: areas ?? [] };
        const plain = () => {
          const { html: text } = writtenPage({ ...parts, files: [], rulesOf: () => undefined });
          return packed(text, packedBy);
        };
        if (!areas || !renderer) return plain();
        try {
          const messages = await messagesOf(build, `${modules.texts}${language}/`, areas);
          for (let most = MOST_RESPONSES; most >= 0; most--) {
            const responses = pageResponses(one, settings, origin, goOn, most);
            const responseTo = responses.of;
            const now = Date.now();
            const request = { config, origin, path: at, language, messages, draw, now, responseTo };
            const plainPath = await renderer.render(request);
            const { rendered, files } = write(isShaped ? { ...plainPath, html: '' } : plainPath);
            tag = responses.tag();
            const rules = await rulesIn(build, html, files);
            const page = writtenPage({ ...parts, rendered, files, rulesOf: (address) => rules.get(address) });
            const made = await packed(page.html, packedBy, most ? ROOM : Infinity);
            // Fewer of them only where there were as many.
            if (made) return { ...made, styles: page.style && (await styleSource(page.style)) };
            most = Math.min(most, responses.count());
          }
        } catch (error) {
          onProblem(error);
          // Holds for no responses: it is tried again.
          tag = 'failed';
        }
        return plain();
      };
      const page = make(compress);
      const shrink = compress === compressed ? undefined : () => make(compressed);
      pages.set(key, { page, shrink, of, responses: () => tag, seenAt: clock() });
      if (pages.size > PAGES) pages.delete(pages.keys().next().value!);
      return page;
    },
  };
}

/** The rules of the sheets that a page has inlined, by their addresses. */
async function rulesIn(build: Files, html: string, files: readonly string[]): Promise<Map<string, string>> {
  const first = [...html.matchAll(/<link rel="stylesheet" href="\/m\/([^"]+)">/g)].map(
    ([, name = '']) => name,
  );
  const own = files.filter((file) => file.endsWith('.css')).map((file) => `assets/${file}`);
  const rules = new Map<string, string>();
  for (const name of [...first, ...own]) {
    const text = await textOf(build, name);
    if (text !== undefined) rules.set(`/m/${name}`, text);
  }
  return rules;
}

/** The same responses as they are now. */
function sameResponses(one: Brand, settings: Settings, origin: string, goOn: GoOn, before: string): string {
  const now = pageResponses(one, settings, origin, goOn);
  for (const address of addressesIn(before)) now.of({ name: '', address, audience: 'everyone' });
  return now.tag();
}
