import type { Context } from 'hono';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { Refusal } from './refusal.ts';

/** Origins of registered partners, by code. */
export type Partners = Readonly<Record<string, readonly string[]>>;

/** Seconds that a browser may cache a preflight. */
const PREFLIGHT_LIFE = '600';

/** The page that makes a public call. */
export interface Caller {
  /** The partner's code; empty for the operator's pages and for other clients. */
  partner: string;
  /** Set for a page of another origin. */
  origin?: string;
}

/** Returns whether the origin belongs to the partner. */
function isPartnerPage(partners: Partners, partner: string, origin: string): boolean {
  return Object.hasOwn(partners, partner) && (partners[partner] ?? []).includes(origin);
}

/**
 * Finds the partner of a public call by its origin and code: a code is valid on the partner's origins only.
 * Without a code the origin decides. Allows the page to read the response, without credentials. @throws
 * Refusal that any page may read
 */
export function authorizePage(c: Context, partners: Partners, own: string): Caller {
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('Origin');
  if (!origin || origin === own) return { partner: '' };
  const named = c.req.query('partner') ?? '';
  const partner =
    named || (Object.keys(partners).find((code) => isPartnerPage(partners, code, origin)) ?? '');
  if (!isPartnerPage(partners, partner, origin)) {
    c.header('Access-Control-Allow-Origin', '*');
    throw new Refusal(featureRefusal.partnerOrigin, { status: 403 });
  }
  c.header('Access-Control-Allow-Origin', origin);
  // Other origins cannot read the header otherwise.
  c.header('Access-Control-Expose-Headers', 'Retry-After');
  return { partner, origin };
}

/** Answers a preflight: public calls of registered partners are allowed, all others refused. */
export function answerPreflight(c: Context, partners: Partners, open: boolean, method: string): Response {
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('Origin') ?? '';
  const registered = Object.keys(partners).some((code) => isPartnerPage(partners, code, origin));
  if (!open || !registered) return c.body(null, 403);
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Allow-Methods', method);
  c.header('Access-Control-Allow-Headers', 'Content-Type, Device');
  c.header('Access-Control-Max-Age', PREFLIGHT_LIFE);
  return c.body(null, 204);
}
