import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/** What the log says of one request: no query, since tickets and codes may stand there, no address, nobody's name. */
export interface LogLine {
  time: string;
  id: string;
  method: string;
  host: string;
  path: string;
  status: number;
  /** Milliseconds until the answer began. */
  ms: number;
}

const ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id, which gateway and answer carry as `X-Request-Id`, and logs it. An id that comes with the
 * request is kept where `trusts` says so.
 */
export function requestLog(log: (line: LogLine) => void, trusts: (c: Context) => boolean = () => false) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? '';
    const id = ID.test(given) && trusts(c) ? given : crypto.randomUUID();
    c.set('requestId', id);
    const from = performance.now();
    await next();
    c.header('X-Request-Id', id);
    const { host, pathname } = new URL(c.req.url);
    log({
      time: new Date().toISOString(),
      id,
      method: c.req.method,
      host,
      path: pathname,
      status: c.res.status,
      ms: Math.round(performance.now() - from),
    });
  });
}
