import type { Context } from 'hono';

/** Registered partners: code to the origins of their pages. */
export type Partners = Readonly<Record<string, readonly string[]>>;

/** Seconds a browser may keep the answer to a preflight. */
const PREFLIGHT_LIFE = '600';

/** Lets a registered partner's page read the reply; any other origin gets no CORS header. Never credentials. */
export function allowPartner(c: Context, partners: Partners): boolean {
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('Origin');
  if (!origin || !Object.values(partners).some((origins) => origins.includes(origin))) return false;
  c.header('Access-Control-Allow-Origin', origin);
  return true;
}

/** Answers a preflight: for open calls to registered partners, else a plain refusal. */
export function answerPreflight(c: Context, partners: Partners, open: boolean, method: string): Response {
  if (!open || !allowPartner(c, partners)) return c.body(null, 403);
  c.header('Access-Control-Allow-Methods', method);
  c.header('Access-Control-Allow-Headers', 'Content-Type, Device');
  c.header('Access-Control-Max-Age', PREFLIGHT_LIFE);
  return c.body(null, 204);
}
