import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Brand } from './brand.ts';
import { createEdge } from './edge.ts';
import type { EdgeOptions } from './edge-options.ts';
import { gatewayProxy } from './gateway-proxy.ts';
import { health } from './health.ts';
import { notFound } from './not-found.ts';
import { onceAMinute } from './once-a-minute.ts';
import { publicReads } from './public-reads.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { mountMetrics } from './reports/operators.ts';
import { callerLeft, type EventLine, eventLine, type LogLine, requestLog } from './request-log.ts';

/** One year, for the host and its subdomains. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Pages per minute that are rendered for one address and for all; each takes about 10 ms. */
const RENDERS = { each: 60, all: 1_200 };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Returns whether an error means that the client closed the connection, as during an upload. */
const hasLeft = (c: Context, error: Error) =>
  c.req.raw.signal.aborted || ('code' in error && error.code === 'ECONNRESET');

export interface FrontOptions
  extends Pick<EdgeOptions, 'builds' | 'reports' | 'sameForAll' | 'compress' | 'renderer'> {
  /** Brands by host; a host without a port matches every port. */
  brands: ReadonlyMap<string, Brand>;
  /** Returns the client's address. */
  addressOf(c: Context): string;
  /**
   * Returns whether a request arrives from a proxy whose protocol and request id are believed; by default
   * none.
   */
  trusts?: ((c: Context) => boolean) | undefined;
  log(line: LogLine | EventLine): void;
  /** Returns the key under which limits count a client; by default its address. */
  networkOf?: ((c: Context) => string) | undefined;
  /** Returns the number of log lines that could not be written, if known. */
  droppedLines?: (() => number) | undefined;
  /** A platform's middleware around all responses. A Hono app around this one would lose its pages of wrong addresses. */
  around?: MiddlewareHandler | undefined;
  /** Returns whether the server is shutting down. */
  isStopping?: (() => boolean) | undefined;
}

/** Creates an operator's front server: all brands by host, with a proxy to their gateways. */
export function createFront({ brands, builds, reports, addressOf, log, ...more }: FrontOptions): Hono {
  const { trusts = () => false, isStopping = () => false, droppedLines } = more;
  const known = (c: Context) => {
    const { host, hostname } = new URL(c.req.url);
    return brands.get(host) ?? brands.get(hostname);
  };
  const brandOf = (c: Context) => known(c)!;

  const app = new Hono();
  if (more.around) app.use(more.around);
  app.onError((error, c: Context) => {
    if (hasLeft(c, error)) return callerLeft();
    log(eventLine('failed', { id: c.get('requestId'), error: error.stack ?? String(error) }));
    return c.json({ success: false, errorCode: 'server.error' }, 500, { 'Cache-Control': 'no-store' });
  });
  // Requested by load balancers, service managers and Prometheus, by the machine's address instead of a brand's host.
  app.get('/healthz', health({ brands, site: builds.site, isStopping, droppedLines }));
  if (reports) mountMetrics(app, reports);
  app.use(requestLog(log, trusts));
  app.use(async (c, next) => {
    if (METHODS.includes(c.req.method)) return next();
    return c.body(null, 405, { Allow: METHODS.join(', '), 'Cache-Control': 'no-store' });
  });
  app.use(async (c, next) => {
    // An invented host would fill caches, or show another brand's files.
    if (!known(c)) return c.text('This host is not served here.\n', 421, { 'Cache-Control': 'no-store' });
    return next();
  });
  app.use(async (c, next) => {
    // A proxy with the certificate forwards HTTPS requests by HTTP.
    if (trusts(c) && c.req.header('X-Forwarded-Proto') === 'https') {
      c.req.raw = new Request(c.req.url.replace(/^http:/, 'https:'), c.req.raw);
    }
    await next();
    if (c.req.url.startsWith('https:')) c.header('Strict-Transport-Security', HSTS);
  });
  app.notFound(notFound(brandOf));
  app.use(publicReads(brandOf));
  app.use(gatewayProxy({ brandOf, addressOf }));
  const { sameForAll, compress, renderer, networkOf = addressOf } = more;
  const limiter = createRateLimiter({ ...RENDERS, now: () => performance.now() });
  const mayRender = (c: Context) => limiter(networkOf(c));
  const mayLogProblem = onceAMinute();
  const onProblem = (error: unknown) => {
    // Each visit may try to render the page again.
    if (!mayLogProblem()) return;
    log(
      eventLine('render', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  };
  const findings = () =>
    Promise.all(
      [...new Set(brands.values())].map(async (one) => ({
        host: one.hosts[0] ?? '',
        ...(await one.settingsReport()),
      })),
    );
  app.route(
    '/',
    createEdge({ builds, brandOf, reports, findings, sameForAll, compress, mayRender, renderer, onProblem }),
  );
  return app;
}
