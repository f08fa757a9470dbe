import type { Context } from 'hono';
import type { BrandConfig } from './brand-config.ts';
import type { Files } from './files.ts';
import { createReadCache, type ReadCache, type ReadCacheOptions } from './read-cache.ts';
import { type EventLine, eventLine } from './request-log.ts';
import { createSettingsReader, type Settings, type SettingsState } from './settings.ts';
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
  /** `site.json`, the last one that can be used, `kiosk.json` and `icons/`. */
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
  /** Returns what the last usable `site.json` says; nothing while there was none. */
  settings(): Promise<Settings | undefined>;
  settingsState(): Promise<SettingsState>;
}

/** The brand that a call is for. */
export type BrandOf = (c: Context) => Brand;

export interface BrandParts
  extends Partial<Pick<Brand, 'partners' | 'sources' | 'gateway' | 'hosts'> & ReadCacheOptions> {
  /** Gets why a `site.json` cannot be used. */
  warn?: (problem: string) => void;
}

/** A brand by its files and its partners. */
export function brand(files: Files, of: BrandParts = {}): Brand {
  const { partners = {}, sources = {}, gateway, hosts = [], clock = () => performance.now(), ...more } = of;
  const { warn = () => {}, ...room } = more;
  const settings = createSettingsReader(files, warn);
  return {
    files: {
      read: async (path, accepted) =>
        path === 'site.json' ? (await settings.read())?.file : files.read(path, accepted),
    },
    partners,
    sources,
    gateway,
    hosts,
    reads: createReadCache({ clock, ...room }),
    settings: async () => (await settings.read())?.settings,
    settingsState: settings.state,
  };
}

interface Surroundings extends Pick<Upstream, 'fetch'> {
  filesOf(folder: string): Files;
  log(line: EventLine): void;
}

/** The brands of a config by their hosts. */
export function brandsByHost(
  configs: readonly BrandConfig[],
  { filesOf, fetch, log }: Surroundings,
): Map<string, Brand> {
  const brands = new Map<string, Brand>();
  for (const { hosts, folder, gateway, gatewayPaths, partners, sources } of configs) {
    const upstream = gateway ? { origin: gateway, paths: gatewayPaths, fetch } : undefined;
    const warn = (problem: string) => log(eventLine('site.json', { host: hosts[0], problem }));
    const one = brand(filesOf(folder), { partners, sources, gateway: upstream, hosts, warn });
    for (const host of hosts) brands.set(host, one);
  }
  return brands;
}
