import type { Context } from 'hono';
import { callerOf, networkOf } from '../../src/edge/node/caller.ts';

/** Tells where a call comes from, as limits count it: an IPv6 network is one caller. @throws TypeError as {@link callerOf} */
export function callerAddress(trusted: readonly string[] = []): (c: Context) => string {
  const caller = callerOf(trusted);
  return (c) => networkOf(caller(c));
}

/** The token of an Authorization header that has one. */
export function bearerOf(c: Context): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('Authorization') ?? '')?.[1];
}
