import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { parseJson } from '../lib/json.ts';
import { LANGUAGE_KEY, LANGUAGE_PARAMETER } from '../lib/language-key.ts';
import type { PageRenderer, PageRequest } from '../lib/served-page.ts';
import type { Brand } from './brand.ts';
import { type Compress, compressed } from './compressed.ts';
import { type Files, textOf } from './files.ts';
import { inlineSource, type MadePage, packed } from './packed-page.ts';
import { addressesIn, languageOf, pageResponses } from './page-responses.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { sheetAddresses, writtenPage } from './rendered-page.ts';
import type { Settings } from './settings.ts';
import { type WaitUntil, waitUntilOf } from './wait-until.ts';

/** Milliseconds for which a page is sent again without checking its inputs. */
const UNSEEN = 1_000;
/** Maximum number of cached pages per brand. */
const PAGES = 200;
/** Pages per minute that are recompressed at the best level: some 50 ms each, for an eighth fewer bytes. */
const SHRUNK = 60;
/** Milliseconds after which pages may use another image host, if there are several. */
const DRAW = 600_000;
/** Maximum bytes of a compressed page. A connection's first round trip carries about 14,000, which include the first paint. */
const ROOM = 20_000;
/** Maximum number of responses in a page; a page that is too large has fewer. */
const MOST_RESPONSES = 12;

/** The build's list of files per module (`src/build/module-files.ts`). */
const moduleList = v.object({ texts: v.string(), modules: v.record(v.string(), v.array(v.string())) });

/** The inputs that all pages of a brand share. */
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

/** The inputs of one page. */
interface RenderInputs {
  basis: Basis;
  one: Brand;
  build: Files;
  origin: string;
  /** Empty for a path that is not rendered. */
  path: string;
  language: string;
  /** Areas of texts that the page needs; undefined for a path that is not rendered. */
  areas: readonly string[] | undefined;
  /** Whether the query changes the content, so that only values are written. */
  isShaped: boolean;
  draw: number;
  waitUntil: WaitUntil;
}

interface CachedPage {
  page: Promise<MadePage>;
  /** Compresses the page at the best level; undefined once that is done. */
  shrink?: (() => Promise<MadePage>) | undefined;
  /** Identifies the inputs. */
  of: string;
  /** Identifies the responses that the page contains. */
  responses: () => string;
  seenAt: number;
}

interface RenderedPagesOptions {
  clock(): number;
  compress: Compress;
  /** Counts a page that has to be rendered for a client; returns false above the limit. */
  mayRender(c: Context): boolean;
  /** Loads the site's server build; undefined if there is none. */
  renderer(): Promise<PageRenderer | undefined>;
  /** Receives the error when a page cannot be rendered. */
  onProblem(error: unknown): void;
}

/** The site's pages for visitors. */
export interface RenderedPages {
  /** Returns the page of a request; undefined if the host is not one of the brand's, or the brand has no settings. */
  pageFor(c: Context, one: Brand, build: Files): Promise<MadePage | undefined>;
}

/** Minifies a site.json and removes what the page already contains. */
function shortest(text: string): string {
  const config = JSON.parse(text) as Settings;
  if (config.brand) delete config.brand.description;
  return JSON.stringify(config);
}

/** Creates a bounded cache of pages by brand, address and language, which renders a page again when its inputs have changed. */
export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { clock, compress, mayRender, renderer: rendererOf, onProblem } = options;
  const bases = new WeakMap<Brand, Basis>();
  const kept = new WeakMap<Brand, Map<string, CachedPage>>();
  const mayShrink = createRateLimiter({ each: SHRUNK, now: clock });
  let shrinking = false;

  /** Compresses a page at the best level, after the response, one page at a time. */
  function shrinkLater(entry: CachedPage, waitUntil: WaitUntil): void {
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
    waitUntil(done().catch(() => {}));
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
    // Browsers fetch an operator's texts; the server would render the product's.
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

  /** Renders a page with the responses in memory: with as many as fit, or as the neutral frame where it cannot be rendered. */
  async function render(inputs: RenderInputs): Promise<{ page: MadePage; tag: string }> {
    const { basis, one, build, origin, path, language, areas, isShaped, draw, waitUntil } = inputs;
    const { html, config, settings, renderer, modules } = basis;
    const parts = { html, config, settings, origin, language, path, draw, areas: areas ?? [] };
    const plain = () => packed(writtenPage({ ...parts, files: [], sheets: new Map() }).html, compress);
    let tag = '';
    if (!areas || !renderer) return { page: await plain(), tag };
    try {
      const messages = await messagesOf(build, `${modules.texts}${language}/`, areas);
      for (let most = MOST_RESPONSES; most >= 0; most--) {
        const responses = pageResponses(one, settings, origin, waitUntil, most);
        const request = { config, origin, path, language, messages, draw, now: Date.now() };
        const whole = await renderer.render({ ...request, responseTo: responses.of });
        tag = responses.tag();
        const rendered = isShaped ? { ...whole, html: '' } : whole;
        const names = new Set(rendered.modules.flatMap((id) => modules.modules[id] ?? []));
        const files = [...names].map((file) => file.replace(/^assets\//, ''));
        const sheets = await readSheets(build, sheetAddresses(html, files), classesIn(rendered.html));
        const page = writtenPage({ ...parts, rendered, files, sheets });
        const made = await packed(page.html, compress, most ? ROOM : Infinity);
        if (made) return { page: { ...made, styles: page.style && (await inlineSource(page.style)) }, tag };
        // Approximates the number of real responses.
        most = Math.min(most, responses.count());
      }
    } catch (error) {
      onProblem(error);
      // Matches no responses, so the next request tries again.
      tag = 'failed';
    }
    return { page: await plain(), tag };
  }

  return {
    async pageFor(c, one, build) {
      const { origin, host, pathname, search } = new URL(c.req.url);
      if (!one.hosts.includes(host)) return undefined;
      const basis = await basisOf(one, build);
      if (!basis) return undefined;
      const { settings, renderer } = basis;
      // The only parts of the request that affect a page; each has few values.
      const path = pathname.replace(/(.)\/$/, '$1');
      const areas = renderer?.areasOf(path);
      // With such a query the page shows something else, from much of the same data.
      const isShaped = areas !== undefined && renderer!.isShapedBy(path, search);
      const language = languageOf(settings, c.req.query(LANGUAGE_PARAMETER), getCookie(c, LANGUAGE_KEY));
      const at = areas ? path : '';
      const key = `${origin} ${at} ${language} ${isShaped}`;
      const pages = kept.get(one) ?? new Map<string, CachedPage>();
      kept.set(one, pages);
      const known = pages.get(key);
      // The version before: on a quiet site a page changes between its values as new ones and as old ones.
      const formerKey = `${key} former`;
      const former = pages.get(formerKey);
      if (known && clock() - known.seenAt < UNSEEN) return known.page;
      const waitUntil = waitUntilOf(c);
      const slot = (settings.imageCDNs?.length ?? 0) > 1 ? Math.floor(clock() / DRAW) : 0;
      const of = `${basis.tag} ${slot}`;
      const isCurrent = (before: string) =>
        before === sameResponses(one, settings, origin, waitUntil, before);
      pages.delete(key);
      const current = [known, former].find((entry) => entry?.of === of && isCurrent(entry.responses()));
      if (current) {
        if (known && current === former) pages.set(formerKey, known);
        pages.set(key, current);
        current.seenAt = clock();
        shrinkLater(current, waitUntil);
        return current.page;
      }
      // Above the limit a client gets the former page, or one that is not rendered.
      if (!mayRender(c)) {
        if (known) pages.set(key, known);
        return known?.page;
      }
      // Few digits, which do not compress.
      const draw = Math.floor(Math.random() * 1_000) / 1_000;
      const inputs = { basis, one, build, origin, path: at, language, areas, isShaped, draw, waitUntil };
      let tag = '';
      const page = render(inputs).then((made) => {
        tag = made.tag;
        return made.page;
      });
      const shrink = compress === compressed ? undefined : async () => smallest(await page);
      const entry: CachedPage = { page, shrink, of, responses: () => tag, seenAt: clock() };
      pages.delete(formerKey);
      if (known) pages.set(formerKey, known);
      pages.set(key, entry);
      while (pages.size > PAGES) pages.delete(pages.keys().next().value!);
      // Others are compressed at the best level at their second request, so that single visits do not use up its limit.
      if (known) waitUntil(page.then(() => shrinkLater(entry, waitUntil)).catch(() => {}));
      return page;
    },
  };
}

/** Returns a page compressed at the best level. */
async function smallest(page: MadePage): Promise<MadePage> {
  const made = await packed(new TextDecoder().decode(page.bytes), compressed);
  return { ...page, packed: made.packed };
}

/** Returns the class names in a page's markup. */
const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Returns whether some selector of a stylesheet has only classes that the markup has. */
function applies(rules: string, classes: ReadonlySet<string>): boolean {
  for (const [, selectors = ''] of rules.matchAll(/([^{}]+)\{/g)) {
    for (const selector of selectors.split(',')) {
      const names = selector.match(/\.[a-z][\w-]*/gi) ?? [];
      if (names.length > 0 && names.every((name) => classes.has(name.slice(1)))) return true;
    }
  }
  return false;
}

/**
 * Reads the stylesheets that the build has of a page, by address, without those that do not apply to its markup: the code they belong
 * to waits for them.
 */
async function readSheets(
  build: Files,
  addresses: readonly string[],
  classes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const address of addresses) {
    const rules = await textOf(build, address.replace(/^\/m\//, ''));
    if (rules !== undefined && applies(rules, classes)) sheets.set(address, rules);
  }
  return sheets;
}

/** Returns the tag that the same responses have now. */
function sameResponses(
  one: Brand,
  settings: Settings,
  origin: string,
  waitUntil: WaitUntil,
  before: string,
): string {
  const now = pageResponses(one, settings, origin, waitUntil);
  for (const address of addressesIn(before)) now.of({ name: '', address, audience: 'everyone' });
  return now.tag();
}
