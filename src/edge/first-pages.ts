import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { fromJson } from '../lib/json.ts';
import { LANGUAGE_KEY } from '../lib/language-key.ts';
import type { Brand } from './brand.ts';
import { type Files, textOf } from './files.ts';
import { makePage } from './first-page.ts';
import { firstViewOf, isNarrowed, languageOf, planAt } from './first-view.ts';
import type { FirstPage } from './first-view-plan.ts';
import { goOnOf } from './go-on.ts';
import type { MadePage } from './packed-page.ts';
import type { Settings } from './settings.ts';

/** Milliseconds that a page is sent again for without a look at what it is made of. */
const UNSEEN = 1_000;
/** Pages of a brand that are kept. */
const PAGES = 200;
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
  page: MadePage;
  /** What it was made of. */
  of: string;
  seenAt: number;
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
export function createFirstPages(clock: () => number): FirstPages {
  const bases = new WeakMap<Brand, Basis>();
  const kept = new WeakMap<Brand, Map<string, Kept>>();

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
    const plan = fromJson(await textOf(build, 'first-view.json'));
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
      const path = planAt(plan, pathname)?.at[0] ?? '';
      const language = languageOf(settings, getCookie(c, LANGUAGE_KEY));
      const narrowed = isNarrowed(query);
      const key = `${origin} ${path} ${language} ${narrowed}`;
      const pages = kept.get(one) ?? new Map<string, Kept>();
      kept.set(one, pages);
      const known = pages.get(key);
      if (known && clock() - known.seenAt < UNSEEN) return known.page;
      const view = firstViewOf(one, settings, plan, { origin, path, language, narrowed }, goOnOf(c));
      const slot = (settings.imageCDNs?.length ?? 0) > 1 ? Math.floor(clock() / DRAW) : 0;
      const of = [basis.tag, slot, ...view.answers.map(({ address, kept }) => address + kept.tag)].join(' ');
      const same = known?.of === of ? known.page : undefined;
      const page =
        same ?? (await makePage({ html, config, settings, origin, path, view, draw: Math.random() }));
      pages.delete(key);
      pages.set(key, { page, of, seenAt: clock() });
      if (pages.size > PAGES) pages.delete(pages.keys().next().value!);
      return page;
    },
  };
}
