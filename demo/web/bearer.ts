import type { Context } from 'hono';

/** Returns the bearer token of the request. */
export function bearerOf(c: Context): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('Authorization') ?? '')?.[1];
}
