import { type Context, Hono } from 'hono';
import type { Brand } from './brand.ts';
import { createEdge } from './edge.ts';
import type { EdgeOptions } from './edge-options.ts';
import { gatewayProxy } from './gateway-proxy.ts';
import { health } from './health.ts';
import { publicReads } from './public-reads.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { callerLeft, type EventLine, eventLine, type LogLine, requestLog } from './request-log.ts';

/** A year, for the host and all below it. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Pages a minute that are made for one address, and for all; each takes some 10 ms. */
const RENDERS = { each: 60, all: 1_200 };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Whether an error means that the caller went away, as in the middle of an upload. */
const hasLeft = (c: Context, error: Error) =>
  c.req.raw.signal.aborted || ('code' in error && error.code === 'ECONNRESET');

export interface FrontOptions
  extends Pick<EdgeOptions, 'builds' | 'reports' | 'sameForAll' | 'compress' | 'renderer'> {
  /** Brands by their hosts; one without a port is a host on every port. */
  brands: ReadonlyMap<string, Brand>;
  /** Returns the client's address. */
  addressOf(c: Context): string;
  /**
   * Returns whether a request arrives from a proxy whose protocol and request id are believed; by default
   * none.
   */
  trusts?: ((c: Context) => boolean) | undefined;
  log(line: LogLine | EventLine): void;
  /** The key under which limits count a caller; by default its address. */
  networkOf?: ((c: Context) => string) | undefined;
  /** Returns how many lines of the log could not be written, where that is known. */
  droppedLines?: (() => number) | undefined;
  /** Whether it takes no more requests soon. */
  isStopping?: (() => boolean) | undefined;
}

/** The front server of an operator: all brands by their hosts, with the calls that are passed on to their gateways. */
export function createFront({ brands, builds, reports, addressOf, log, ...told }: FrontOptions): Hono {
  const { trusts = () => false, isStopping = () => false, droppedLines } = told;
  const known = (c: Context) => {
    const { host, hostname } = new URL(c.req.url);
    return brands.get(host) ?? brands.get(hostname);
  };
  const brandOf = (c: Context) => known(c)!;

  const app = new Hono();
  app.onError((error, c: Context) => {
    if (hasLeft(c, error)) return callerLeft();
    log(eventLine('failed', { id: c.get('requestId'), error: error.stack ?? String(error) }));
    return c.json({ success: false, errorCode: 'server.error' }, 500, { 'Cache-Control': 'no-store' });
  });
  // Asked by whatever keeps it running, by the machine's own address: no brand's.
  app.get('/healthz', health({ brands, site: builds.site, isStopping, droppedLines }));
  app.use(requestLog(log, trusts));
  app.use(async (c, next) => {
    if (METHODS.includes(c.req.method)) return next();
    return c.body(null, 405, { Allow: METHODS.join(', '), 'Cache-Control': 'no-store' });
  });
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
  const { sameForAll, compress, renderer, networkOf = addressOf } = told;
  const limiter = createRateLimiter({ ...RENDERS, now: () => performance.now() });
  const mayRender = (c: Context) => limiter(networkOf(c));
  let lastLogged = Number.NEGATIVE_INFINITY;
  /** Logs why a page could not be rendered, at most once a minute: each visit may be a new attempt. */
  const onProblem = (error: unknown) => {
    if (performance.now() - lastLogged < 60_000) return;
    lastLogged = performance.now();
    log(
      eventLine('render', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  };
  app.route(
    '/',
    createEdge({ builds, brandOf, reports, sameForAll, compress, mayRender, renderer, onProblem }),
  );
  return app;
}
