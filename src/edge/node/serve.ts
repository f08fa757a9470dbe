import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { type Brand, brand } from '../brand.ts';
import { createEdge } from '../edge.ts';
import { gatewayProxy } from '../gateway-proxy.ts';
import { publicReads } from '../public-reads.ts';
import { createReportSink } from '../reports/report-sink.ts';
import { type LogLine, requestLog } from '../request-log.ts';
import { callerOf, isTrustedProxy, networkOf, peerOf } from './caller.ts';
import { folderFiles } from './folder-files.ts';
import { keepLines } from './kept-lines.ts';
import { openServer } from './listen.ts';
import type { ServeConfig } from './serve-config.ts';

export interface Serving {
  port: number;
  /** Takes no more connections, lets what is being answered end, and cuts what has not ended after `ms`. */
  stop(ms?: number): Promise<void>;
}

/** Milliseconds that answers have to end in when the server stops. */
const GRACE = 10_000;
/** A year, for the host and all below it. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** The front server on Node, for all the brands of a config. @throws PortTaken */
export async function startServing(config: ServeConfig, log: (line: LogLine) => void): Promise<Serving> {
  const brands = new Map<string, Brand>();
  for (const { hosts, folder, gateway, gatewayPaths, partners } of config.brands) {
    const upstream = gateway ? { origin: gateway, paths: gatewayPaths } : undefined;
    const one = brand(folderFiles(folder), { partners, gateway: upstream, hosts });
    for (const host of hosts) brands.set(host, one);
  }
  const build = (name: string) => folderFiles(join(config.builds, name));
  const builds = {
    site: build('site'),
    kiosk: build('kiosk'),
    embed: build('embed'),
    operators: build('operators'),
  };
  // A host without a port is one on every port.
  const known = (c: Context) => {
    const { host, hostname } = new URL(c.req.url);
    return brands.get(host) ?? brands.get(hostname);
  };
  const brandOf = (c: Context) => known(c)!;
  const fromProxy = isTrustedProxy(config.trustedProxies);
  const trusts = (c: Context) => fromProxy(peerOf(c));
  const addressOf = callerOf(config.trustedProxies);
  const { file, countryHeader = '', ...told } = config.reports ?? {};
  const kept = file ? keepLines(file) : undefined;
  const reports =
    config.reports &&
    createReportSink({
      ...told,
      addressOf: (c) => networkOf(addressOf(c)),
      countryOf: (c) => (countryHeader && trusts(c) ? c.req.header(countryHeader) : undefined),
      keep: kept?.add,
    });
  let stopping = false;

  const app = new Hono();
  app.onError((error, c) => {
    console.error(error);
    return c.json({ success: false, errorCode: 'server.error' }, 500, { 'Cache-Control': 'no-store' });
  });
  // Asked by whatever keeps it running, by the machine's own address: no brand's.
  app.get('/healthz', async (c) => {
    const ready = await Promise.all([...brands.values()].map((one) => one.settings().catch(() => undefined)));
    const built = await builds.site.read('index.html');
    const healthy = !stopping && built !== undefined && ready.every((settings) => settings !== undefined);
    return c.json({ healthy, stopping, built: built !== undefined }, healthy ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  app.use(requestLog(log, trusts));
  app.use(async (c, next) => {
    // An address that somebody made up would lie in caches, and lead to another brand's files.
    if (!known(c)) return c.text('This host is not served here.\n', 421, { 'Cache-Control': 'no-store' });
    return next();
  });
  app.use(async (c, next) => {
    // Behind a proxy with the certificate a call comes by HTTP, and was made by HTTPS.
    if (trusts(c) && c.req.header('X-Forwarded-Proto') === 'https') {
      c.req.raw = new Request(c.req.url.replace(/^http:/, 'https:'), c.req.raw);
    }
    await next();
    if (c.req.url.startsWith('https:')) c.header('Strict-Transport-Security', HSTS);
  });
  app.use(publicReads(brandOf));
  app.use(gatewayProxy({ brandOf, addressOf }));
  app.route('/', createEdge({ builds, brandOf, reports }));

  const server = await openServer(app, config.port, config.address);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    stop(ms = GRACE) {
      stopping = true;
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), ms);
        server.close(() => {
          clearTimeout(cut);
          void (kept?.settled() ?? Promise.resolve()).then(resolve);
        });
        server.closeIdleConnections();
      });
    },
  };
}
