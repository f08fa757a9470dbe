import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { proxy } from 'hono/proxy';
import type { BrandOf, Upstream } from './brand.ts';
import { passedHeaders } from './passed-headers.ts';
import { isUnambiguous } from './plain-path.ts';
import { callerLeft } from './request-log.ts';

/** Milliseconds until a gateway must begin its response; clients have shorter timeouts. */
const LIMIT = 60_000;
/** Maximum bytes of a body; the contract's calls need a few hundred. */
const BODY = 1024 * 1024;

export interface ProxyOptions {
  brandOf: BrandOf;
  /** Returns the client's address. */
  addressOf(c: Context): string;
}

/**
 * Forwards calls to the brand's gateway unchanged, and returns its responses. Sends the client's address and
 * the requested host and protocol as `X-Forwarded-For`, `-Host` and `-Proto`, in place of the client's own
 * values.
 */
export function gatewayProxy({ brandOf, addressOf }: ProxyOptions) {
  const packed = compress();
  const limited = bodyLimit({
    maxSize: BODY,
    onError: (c) => refuse(c, 413, 'request.invalid', 'the body is too large'),
  });
  return createMiddleware(async (c, next) => {
    const { gateway } = brandOf(c);
    const { pathname } = new URL(c.req.url);
    if (!gateway?.paths.some((path) => pathname.startsWith(path))) return next();
    if (!isUnambiguous(pathname))
      return refuse(c, 400, 'request.invalid', 'the path has an encoded separator');
    const refused = await limited(c, async () => {
      await packed(c, async () => {
        c.res = await pass(c, gateway, addressOf(c));
      });
    });
    // A response of the gateway must not be run as a script of this origin.
    if (!refused) c.header('X-Content-Type-Options', 'nosniff');
    return refused;
  });
}

/** Answers with the contract's envelope, which clients can parse. */
const refuse = (c: Context, status: 400 | 413 | 502 | 504, errorCode: string, message?: string) =>
  c.json({ success: false, errorCode, message }, status, { 'Cache-Control': 'no-store' });

async function pass(c: Context, { origin, fetch: customFetch }: Upstream, caller: string): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(c.req.url);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMIT);
  try {
    return await proxy(origin + pathname + search, {
      raw: c.req.raw,
      ...(customFetch && { customFetch }),
      // The browser follows redirects.
      redirect: 'manual',
      signal: AbortSignal.any([c.req.raw.signal, limit.signal]),
      headers: {
        ...passedHeaders(c.req.raw.headers),
        'X-Forwarded-For': caller,
        'X-Forwarded-Proto': protocol.slice(0, -1),
        'X-Forwarded-Host': host,
        'X-Request-Id': c.get('requestId'),
      },
    });
  } catch (error) {
    if (c.req.raw.signal.aborted) return callerLeft();
    const late = limit.signal.aborted;
    c.set('problem', late ? 'The gateway is late' : String(error));
    return late ? refuse(c, 504, 'gateway.late') : refuse(c, 502, 'gateway.away');
  } finally {
    clearTimeout(timer);
  }
}
