import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Network address of the caller; `in-process` for a call that came over no network. */
export function addressOf(c: Context): string {
  if (!c.env || !('incoming' in c.env)) return 'in-process';
  // An IPv4 address may come written as one of IPv6.
  return (getConnInfo(c).remote.address ?? '').replace(/^::ffff:/, '');
}

/** The token of an Authorization header that has one. */
export function bearerOf(c: Context): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('Authorization') ?? '')?.[1];
}
