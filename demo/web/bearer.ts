import type { Context } from 'hono';

/** The token of an Authorization header that has one. */
export function bearerOf(c: Context): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(c.req.header('Authorization') ?? '')?.[1];
}
