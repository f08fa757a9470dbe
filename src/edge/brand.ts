import type { Context } from 'hono';
import type { Files } from './files.ts';
import { createReadCache, type ReadCache, type ReadCacheOptions } from './read-cache.ts';
import type { Settings } from './settings.ts';
import type { Sources } from './sources.ts';

/** A server that calls are passed on to. */
export interface Upstream {
  origin: string;
  /** What its paths begin with, such as `/wps/`. */
  paths: readonly string[];
  /** How it is reached; by the network unless told. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** What one brand is served with. */
export interface Brand {
  /** `site.json`, `kiosk.json` and `icons/`. */
  files: Files;
  /** Partners' codes, each with the origins of its pages. */
  partners: Readonly<Record<string, readonly string[]>>;
  /** Origins that its pages may show, ask and frame, where they are not all. */
  sources: Sources;
  /** Its gateway, where that is reached through the brand's own addresses. */
  gateway?: Upstream | undefined;
  /** Its hosts as they stand in addresses: what is kept for everybody is kept for these alone. */
  hosts: readonly string[];
  /** Answers of its gateway's public reads. */
  reads: ReadCache;
  /** What is in `site.json`; nothing where there is none. @throws SyntaxError */
  settings(): Promise<Settings | undefined>;
}

/** The brand that a call is for. */
export type BrandOf = (c: Context) => Brand;

export type BrandParts = Partial<
  Pick<Brand, 'partners' | 'sources' | 'gateway' | 'hosts'> & ReadCacheOptions
>;

/** A brand by its files and its partners. */
export function brand(files: Files, of: BrandParts = {}): Brand {
  const { partners = {}, sources = {}, gateway, hosts = [], clock = () => performance.now(), ...room } = of;
  let known: { tag: string; settings: Settings } | undefined;
  return {
    files,
    partners,
    sources,
    gateway,
    hosts,
    reads: createReadCache({ clock, ...room }),
    async settings() {
      const file = await files.read('site.json');
      if (!file) return undefined;
      if (known?.tag !== file.tag) {
        known = { tag: file.tag, settings: JSON.parse(new TextDecoder().decode(file.body)) as Settings };
      }
      return known.settings;
    },
  };
}
