import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callerOf } from '../../src/edge/node/caller.ts';
import { phoneFlags } from '../fixtures/operator/status.ts';
import { createDemoGateway, type DemoGateway } from '../gateway/gateway.ts';
import { createPartner } from '../partner/partner.ts';
import { hostsOf, restrictHosts } from './hosts.ts';
import { type Listening, listen } from './listen.ts';
import { brandHosts, mountSite } from './site.ts';

export interface DemoOptions {
  /** 0 picks a free port. */
  port: number;
  partnerPort: number;
  /** Path of the database file, or `:memory:`. */
  database: string;
  reset?: boolean;
  /** Size of the category RNG, as in the gateway's options. */
  games?: number;
  faults?: boolean;
  /** Public origin of the demo behind a proxy, for URLs in responses. */
  publicBase?: string;
  /** Trusted proxies, as in the gateway's options. */
  trustedProxies?: readonly string[];
  /** Additional pages of partners, by partner code, that may use the embed. */
  partnerPages?: Readonly<Record<string, readonly string[]>>;
  /** Whether pages send reports, which the operators' page shows; by default true. */
  reporting?: boolean;
  /** Whether the operators' page begins with two weeks of seeded visits; by default false with `faults`. */
  reportHistory?: boolean;
  /** Whitelabel flags that override the gateway's; by default all login and recovery methods are on. */
  flags?: Readonly<Record<string, boolean>>;
  /** Whether `publicBase` is the server of `npm run dev`, which has the pages; without a service worker. */
  development?: boolean;
  /** Whether pages contain gateway data; by default false with `faults`, whose tests need the calls. */
  firstView?: boolean;
  /** Whether simulated machines send the heartbeats of the seeded terminals; by default false. */
  terminals?: boolean;
  /** Folder of the builds, by default `dist`. */
  dist?: string;
  /** Folder of site.json and kiosk.json, by default `demo`. */
  configs?: string;
}

export interface Demo {
  gateway: DemoGateway;
  /** Origin of gateway and site. */
  origin: string;
  /** Origins of further brands with the same gateway. */
  brandOrigins: readonly string[];
  /** Origin of the partner's pages, which browsers treat as another site. */
  partnerOrigin: string;
  close(): Promise<void>;
}

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Starts gateway, site and partner on this machine. @throws PortTaken, UnusableDatabase */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { publicBase = '', development = false } = options;
  const running: Listening[] = [];
  const closeAll = async () => {
    for (const one of running) await one.close();
  };
  let gateway: DemoGateway | undefined;
  try {
    // Opens the ports first: a second start must not touch the database of the first one.
    let siteHosts: ReadonlySet<string> = new Set();
    const site = await listen(
      {
        fetch: restrictHosts(
          () => siteHosts,
          (...call: Parameters<DemoGateway['app']['fetch']>) => gateway?.app.fetch(...call) ?? starting(),
        ),
      },
      options.port,
    );
    const configs = options.configs ?? folderOf('..');
    const brandOrigins = brandHosts(configs).map((host) => `http://${host}:${site.port}`);
    siteHosts = hostsOf(site.port, [...brandOrigins, ...(publicBase ? [publicBase] : [])]);
    running.push(site);
    const origin = `http://localhost:${site.port}`;
    let partnerHosts: ReadonlySet<string> = new Set();
    const partnerPages = restrictHosts(
      () => partnerHosts,
      createPartner(development ? publicBase : origin).fetch,
    );
    const partner = await listen({ fetch: partnerPages }, options.partnerPort);
    partnerHosts = hostsOf(partner.port);
    running.push(partner);
    const partnerOrigin = `http://127.0.0.1:${partner.port}`;
    // A sandboxed page has no origin. It has its own partner code, so that no other code accepts such pages.
    const { partnerPages: further = {} } = options;
    const acme = [partnerOrigin, ...(further.acme ?? [])];
    const partners = { ...further, acme, sandbox: ['null'] };
    const { database, reset = false, faults = false, games = 0, terminals = false } = options;
    const { trustedProxies = [], reporting = true, flags = phoneFlags } = options;
    const { protection } = JSON.parse(readFileSync(join(configs, 'site.json'), 'utf8'));
    gateway = createDemoGateway({
      database,
      reset,
      faults,
      games,
      partners,
      trustedProxies,
      publicBase,
      protection,
      terminals,
    });
    const { app, close } = gateway;
    Object.assign(gateway.switches.whitelabel, flags);
    running.push({ port: 0, close: async () => close() });
    mountSite(app, {
      dist: options.dist ?? folderOf('../../dist'),
      configs,
      partners,
      settings: { ...(reporting && { reports: '/m/reports' }), ...(development && { offline: false }) },
      reportsFrom: reporting ? callerOf(trustedProxies) : undefined,
      reportHistory: options.reportHistory ?? !faults,
      firstViewAt: (options.firstView ?? !faults) ? publicBase || origin : undefined,
    });
    return { gateway, origin, brandOrigins, partnerOrigin, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function starting(): Response {
  return new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } });
}
