import { fileURLToPath } from 'node:url';
import { callerOf } from '../../src/edge/node/caller.ts';
import { phoneFlags } from '../fixtures/operator/status.ts';
import { createDemoGateway, type DemoGateway } from '../gateway/gateway.ts';
import { createPartner } from '../partner/partner.ts';
import { hostsOf, onlyHosts } from './hosts.ts';
import { type Listening, listen } from './listen.ts';
import { mountReload, RELOAD_SCRIPT, type Reload } from './reload.ts';
import { mountSite } from './site.ts';

export interface DemoOptions {
  /** 0 picks a free one. */
  port: number;
  partnerPort: number;
  /** Path of the database file, or `:memory:`. */
  database: string;
  reset?: boolean;
  /** As of the gateway: games that the category RNG grows to. */
  games?: number;
  faults?: boolean;
  /** Origin that leads here through a proxy, which addresses in replies then begin with. */
  publicBase?: string;
  /** As of the gateway: whose word on who calls is taken. */
  trustedProxies?: readonly string[];
  /** Further pages of partners, by their codes, that may use the embed. */
  partnerPages?: Readonly<Record<string, readonly string[]>>;
  /** Pages send their figures and errors, which the operators' page shows; `true` unless given. */
  reporting?: boolean;
  /** Whitelabel flags on top of the gateway's own; every method of signing in and recovering unless given. */
  flags?: Readonly<Record<string, boolean>>;
  /** Pages load again when told to. */
  reloading?: boolean;
  /** Whether pages begin with what is known of the gateway; not with `faults`, whose calls are to be made, unless told. */
  firstView?: boolean;
  /** Where the builds are; `dist` of the project unless given. */
  dist?: string;
  /** Folder with site.json and kiosk.json; `demo` of the project unless given. */
  configs?: string;
}

export interface Demo {
  gateway: DemoGateway;
  /** Address of gateway and site. */
  origin: string;
  /** Address of the partner's pages, which is another site to a browser. */
  partnerOrigin: string;
  reload: Reload | undefined;
  close(): Promise<void>;
}

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Starts gateway, site and partner on this machine. @throws PortTaken, UnusableDatabase */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const running: Listening[] = [];
  const closeAll = async () => {
    for (const one of running) await one.close();
  };
  let gateway: DemoGateway | undefined;
  try {
    // The ports come first: a second start must not touch the database of the first one.
    let siteHosts: ReadonlySet<string> = new Set();
    const site = await listen(
      {
        fetch: onlyHosts(
          () => siteHosts,
          (...call: Parameters<DemoGateway['app']['fetch']>) => gateway?.app.fetch(...call) ?? starting(),
        ),
      },
      options.port,
    );
    siteHosts = hostsOf(site.port, options.publicBase ? [options.publicBase] : []);
    running.push(site);
    const origin = `http://localhost:${site.port}`;
    let partnerHosts: ReadonlySet<string> = new Set();
    const partnerPages = onlyHosts(() => partnerHosts, createPartner(origin).fetch);
    const partner = await listen({ fetch: partnerPages }, options.partnerPort);
    partnerHosts = hostsOf(partner.port);
    running.push(partner);
    const partnerOrigin = `http://127.0.0.1:${partner.port}`;
    // A page in a sandbox has no origin of its own; it has a code of its own, so that nobody else's is free for all.
    const { partnerPages: further = {} } = options;
    const acme = [partnerOrigin, ...(further.acme ?? [])];
    const partners = { ...further, acme, sandbox: ['null'] };
    const { database, reset = false, faults = false, games = 0 } = options;
    const { trustedProxies = [], publicBase = '', reporting = true, flags = phoneFlags } = options;
    gateway = createDemoGateway({ database, reset, faults, games, partners, trustedProxies, publicBase });
    const { app, close } = gateway;
    Object.assign(gateway.switches.whitelabel, flags);
    running.push({ port: 0, close: async () => close() });
    const reload = options.reloading ? mountReload(app) : undefined;
    mountSite(app, {
      dist: options.dist ?? folderOf('../../dist'),
      configs: options.configs ?? folderOf('..'),
      partners,
      reloadScript: reload && RELOAD_SCRIPT,
      reportsFrom: reporting ? callerOf(trustedProxies) : undefined,
      firstViewAt: (options.firstView ?? !faults) ? publicBase || origin : undefined,
    });
    return { gateway, origin, partnerOrigin, reload, close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function starting(): Response {
  return new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } });
}
