import type { Context } from 'hono';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { Refusal } from './refusal.ts';

/** Registered partners: code to the origins of their pages. */
export type Partners = Readonly<Record<string, readonly string[]>>;

/** Seconds a browser may keep the answer to a preflight. */
const PREFLIGHT_LIFE = '600';

/** Whose page an open call comes from. */
export interface Caller {
  /** The partner's code; empty for the operator's own pages, and for callers that are no page. */
  partner: string;
  /** Of a page of another origin. */
  origin?: string;
}

/** Whether a page is one of a partner's. */
function isPartnerPage(partners: Partners, partner: string, origin: string): boolean {
  return Object.hasOwn(partners, partner) && (partners[partner] ?? []).includes(origin);
}

/**
 * Whose page an open call comes from, by its origin and the code that it names: a code counts on the partner's own
 * pages alone. A page that names no code is its origin's. Lets a page read the answer; never with credentials.
 * @throws Refusal that any page may read, and that tells nothing else
 */
export function admitPage(c: Context, partners: Partners, own: string): Caller {
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
  // A page of another origin is not shown it otherwise.
  c.header('Access-Control-Expose-Headers', 'Retry-After');
  return { partner, origin };
}

/** Answers a preflight: for open calls to registered partners, else a plain refusal. */
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
