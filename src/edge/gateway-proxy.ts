import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { proxy } from 'hono/proxy';
import type { BrandOf } from './brand.ts';

/** Milliseconds in which a gateway has to begin its answer; its callers have limits of their own, which are shorter. */
const LIMIT = 60_000;

export interface ProxyOptions {
  brandOf: BrandOf;
  /** Address of whoever calls. */
  addressOf(c: Context): string;
}

/**
 * Passes calls on to the brand's gateway as they are, and its answers back. The gateway learns by `X-Forwarded-For`,
 * `-Host` and `-Proto` who called and by which address; what a caller wrote there itself is not passed on.
 */
export function gatewayProxy({ brandOf, addressOf }: ProxyOptions) {
  const packed = compress();
  return createMiddleware(async (c, next) => {
    const { gateway } = brandOf(c);
    if (!gateway?.paths.some((path) => c.req.path.startsWith(path))) return next();
    return packed(c, async () => {
      c.res = await pass(c, gateway.origin, addressOf(c));
    });
  });
}

async function pass(c: Context, origin: string, caller: string): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(c.req.url);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMIT);
  try {
    return await proxy(origin + pathname + search, {
      raw: c.req.raw,
      // Where a gateway leads is for the browser to follow.
      redirect: 'manual',
      signal: AbortSignal.any([c.req.raw.signal, limit.signal]),
      headers: {
        ...c.req.header(),
        Host: undefined,
        Forwarded: undefined,
        'X-Forwarded-For': caller,
        'X-Forwarded-Proto': protocol.slice(0, -1),
        'X-Forwarded-Host': host,
        'X-Request-Id': c.get('requestId'),
      },
    });
  } catch {
    // The envelope of the contract: a caller tells it as what it is, and tries again.
    const late = limit.signal.aborted;
    const errorCode = late ? 'gateway.late' : 'gateway.away';
    return c.json({ success: false, errorCode }, late ? 504 : 502, { 'Cache-Control': 'no-store' });
  } finally {
    clearTimeout(timer);
  }
}
