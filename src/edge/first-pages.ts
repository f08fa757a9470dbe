import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseJson } from '../lib/json.ts';
import { LANGUAGE_KEY } from '../lib/language-key.ts';
import type { Brand } from './brand.ts';
import { type Compress, compressed } from './compressed.ts';
import { type Files, textOf } from './files.ts';
import { makePage } from './first-page.ts';
import { firstViewOf, isNarrowed, languageOf, planAt } from './first-view.ts';
import type { FirstPage } from './first-view-plan.ts';
import { type GoOn, goOnOf } from './go-on.ts';
import type { MadePage } from './packed-page.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that a page is sent again for without a look at what it is made of. */
const UNSEEN = 1_000;
/** Pages of a brand that are kept. */
const PAGES = 200;
/** Pages a minute that are compressed once more, by the best that the platform has: some 50 ms each, for an eighth fewer bytes. */
const SHRUNK = 60;
/** Milliseconds after which pictures may come from another host, where there are several. */
const DRAW = 600_000;

/** What all pages of a brand are made of. */
interface Basis {
  html: string;
  config: string;
  settings: Settings;
  plan: readonly FirstPage[];
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
  seenAt: number;
}

interface FirstPagesOptions {
  clock(): number;
  compress: Compress;
  /** Counts a page that has to be made for a caller; false once those are too many. */
  mayRender(c: Context): boolean;
}

/** The site's pages as they are known ahead of a request. */
export interface FirstPages {
  /** The page that a request is for; nothing where a brand or a host is not ready for one. */
  pageFor(c: Context, one: Brand, build: Files): Promise<MadePage | undefined>;
}

/** A site.json in the shortest form of it, without what stands in the page already. */
function shortest(text: string): string {
  const config = JSON.parse(text) as Settings;
  if (config.brand) delete config.brand.description;
  return JSON.stringify(config);
}

/** Pages by brand, address and language, in memory and bounded; made anew when what they are made of is another. */
export function createFirstPages({ clock, compress, mayRender }: FirstPagesOptions): FirstPages {
  const bases = new WeakMap<Brand, Basis>();
  const kept = new WeakMap<Brand, Map<string, Kept>>();
  const mayShrink = createRateLimiter({ each: SHRUNK, now: clock });
  let shrinking = false;

  /** Compresses a page once more that is asked for again, behind its answer, one page at a time. */
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
    const plan = parseJson(await textOf(build, 'first-view.json'));
    const basis: Basis = {
      html: decoder.decode(page.body),
      config: shortest(decoder.decode(site.body)),
      settings,
      plan: Array.isArray(plan) ? plan : [],
      tag,
      seenAt: clock(),
    };
    bases.set(one, basis);
    return basis;
  }

  return {
    async pageFor(c, one, build) {
      const { origin, host, pathname, searchParams: query } = new URL(c.req.url);
      if (!one.hosts.includes(host)) return undefined;
      const basis = await basisOf(one, build);
      if (!basis) return undefined;
      const { html, config, settings, plan } = basis;
      // Of a request this is all that counts, each of a few values.
      const planned = planAt(plan, pathname);
      const path = planned?.at[0] ?? '';
      const language = languageOf(settings, getCookie(c, LANGUAGE_KEY));
      const narrowed = isNarrowed(query, planned);
      const key = `${origin} ${path} ${language} ${narrowed}`;
      const pages = kept.get(one) ?? new Map<string, Kept>();
      kept.set(one, pages);
      const known = pages.get(key);
      if (known && clock() - known.seenAt < UNSEEN) return known.page;
      const goOn = goOnOf(c);
      const view = firstViewOf(one, settings, plan, { origin, path, language, narrowed }, goOn);
      const slot = (settings.imageCDNs?.length ?? 0) > 1 ? Math.floor(clock() / DRAW) : 0;
      const of = [basis.tag, slot, ...view.answers.map(({ address, kept }) => address + kept.tag)].join(' ');
      pages.delete(key);
      if (known?.of === of) {
        pages.set(key, known);
        known.seenAt = clock();
        shrinkLater(known, goOn);
        return known.page;
      }
      // A caller who has too many made gets the page of a moment ago, or one without answers.
      if (!mayRender(c)) {
        if (known) pages.set(key, known);
        return known?.page;
      }
      const parts = { html, config, settings, origin, path, view, draw: Math.random() };
      const page = makePage(parts, compress);
      const shrink = compress === compressed ? undefined : () => makePage(parts, compressed);
      pages.set(key, { page, shrink, of, seenAt: clock() });
      if (pages.size > PAGES) pages.delete(pages.keys().next().value!);
      return page;
    },
  };
}
