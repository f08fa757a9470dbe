import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Brand, BrandOf } from './brand.ts';
import type { Ask, CachedResponse } from './fetch-cacheable.ts';
import { acceptedBy } from './files.ts';
import { publicRead } from './public-read.ts';
import { waitUntilOf } from './wait-until.ts';

/** The request headers on which a response depends. */
const VARY = 'Accept-Encoding, Authorization, Device, Origin';

/**
 * Answers public reads from the brand's cache. Passes on all other requests: with a session or an origin,
 * with unknown parameters or values, or on a host that is not exactly the brand's.
 */
export function publicReads(brandOf: BrandOf) {
  return createMiddleware<{ Variables: { problem: string } }>(async (c, next) => {
    const one = brandOf(c);
    const { origin, host, pathname, search } = new URL(c.req.url);
    if (!one.gateway?.paths.some((path) => pathname.startsWith(path)) || !one.hosts.includes(host))
      return next();
    const settings = await one.settings();
    const read = settings && publicRead(c.req.raw, pathname + search, settings);
    if (!read) return next();
    const outcome = await one.reads.get(
      keyOf(origin, read),
      read,
      createFetcher(one, origin),
      waitUntilOf(c),
    );
    if (outcome === 'untouched') return next();
    if (typeof outcome === 'object') return send(c, outcome, read.seconds * 1_000 - one.reads.ageOf(outcome));
    // Clients understand the contract's envelope, and retry.
    const late = outcome === 'late';
    c.set('problem', late ? 'The gateway is late' : 'The gateway is away');
    const refusal = { success: false, errorCode: late ? 'gateway.late' : 'gateway.away' };
    return c.json(refusal, late ? 504 : 502, { 'Cache-Control': 'no-store' });
  });
}

/** Returns a cache key, built only from validated parts. */
export const keyOf = (origin: string, { address, device }: { address: string; device: string }): string =>
  `${origin} ${device} ${address}`;

/**
 * Creates a function that sends reads to a brand's gateway, with validated values only and without a client's
 * headers.
 */
export function createFetcher({ gateway }: Pick<Brand, 'gateway'>, origin: string): Ask {
  const { host, protocol } = new URL(origin);
  return ({ address, device }, signal) => {
    if (!gateway) throw new Error('The brand has no gateway of its own');
    const headers = {
      Accept: 'application/json',
      'X-Forwarded-Proto': protocol.slice(0, -1),
      'X-Forwarded-Host': host,
      ...(device && { Device: device }),
    };
    const asked = new Request(gateway.origin + address, { headers, redirect: 'manual', signal });
    return (gateway.fetch ?? fetch)(asked);
  };
}

function send(c: Context, { bytes, gzip, tag }: CachedResponse, left: number): Response {
  const packed = acceptedBy(c.req.header('Accept-Encoding')).includes('gzip');
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': `public, max-age=${Math.max(0, Math.floor(left / 1_000))}`,
    Vary: VARY,
    ETag: `"${tag}${packed ? '-gzip' : ''}"`,
    ...(packed && { 'Content-Encoding': 'gzip' }),
  };
  const known = c.req.header('If-None-Match')?.includes(headers.ETag!);
  if (known) return c.body(null, 304, headers);
  return c.body(packed ? gzip : bytes, 200, headers);
}
