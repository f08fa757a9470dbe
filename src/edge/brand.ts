import type { Context } from 'hono';
import type { BrandConfig } from './brand-config.ts';
import type { CheckedSettings } from './check-settings.ts';
import type { Files } from './files.ts';
import { createReadCache, type ReadCache, type ReadCacheOptions } from './read-cache.ts';
import { type EventLine, eventLine } from './request-log.ts';
import type { Settings } from './settings.ts';
import { createSettingsReader, type SettingsReport } from './settings-reader.ts';
import type { Sources } from './sources.ts';

/** A server to which calls are forwarded. */
export interface Upstream {
  origin: string;
  /** Path prefixes of the calls, such as `/wps/`. */
  paths: readonly string[];
  /** Sends a request; by default the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A brand with its files, settings and gateway. */
export interface Brand {
  /** The brand's `site.json` (the last valid one), `kiosk.json` and `icons/`. */
  files: Files;
  /** Partner codes with the origins of the partner's pages. */
  partners: Readonly<Record<string, readonly string[]>>;
  /** Origins that its pages may load images from, call and embed; empty for all. */
  sources: Sources;
  /** The gateway, when the brand's own hosts forward calls to it. */
  gateway?: Upstream | undefined;
  /** Its hosts with their ports; the read cache serves only these. */
  hosts: readonly string[];
  /** Cache of the gateway's public reads. */
  reads: ReadCache;
  /** Returns the settings of the last valid `site.json`; undefined while there was none. */
  settings(): Promise<Settings | undefined>;
  settingsReport(): Promise<SettingsReport>;
}

/** Returns the brand of a request. */
export type BrandOf = (c: Context) => Brand;

export interface BrandParts
  extends Partial<Pick<Brand, 'partners' | 'sources' | 'gateway' | 'hosts'> & ReadCacheOptions> {
  /** Receives the findings of a `site.json`. */
  onSettings?: (found: CheckedSettings) => void;
}

/** Creates a brand from its files and options. */
export function brand(files: Files, of: BrandParts = {}): Brand {
  const { partners = {}, sources = {}, gateway, hosts = [], clock = () => performance.now(), ...more } = of;
  const { onSettings = () => {}, ...room } = more;
  const settings = createSettingsReader(files, onSettings);
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
    settingsReport: settings.report,
  };
}

interface Surroundings {
  /** Returns how requests reach a brand's gateway; by default the global `fetch`. */
  fetchOf?(config: BrandConfig): Upstream['fetch'];
  filesOf(folder: string): Files;
  log(line: EventLine): void;
}

/** Creates the brands of a config, by host. */
export function brandsByHost(
  configs: readonly BrandConfig[],
  { filesOf, fetchOf, log }: Surroundings,
): Map<string, Brand> {
  const brands = new Map<string, Brand>();
  for (const config of configs) {
    const { hosts, folder, gateway, gatewayPaths, partners, sources } = config;
    const upstream = gateway ? { origin: gateway, paths: gatewayPaths, fetch: fetchOf?.(config) } : undefined;
    const onSettings = ({ problems, notes }: CheckedSettings) =>
      log(eventLine('site.json', { host: hosts[0], problems, notes }));
    const one = brand(filesOf(folder), { partners, sources, gateway: upstream, hosts, onSettings });
    for (const host of hosts) brands.set(host, one);
  }
  return brands;
}
