import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { HOUR } from '../fixtures/durations.ts';
import { createExpiringTokens } from '../gateway/expiring-tokens.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import type { Limiter } from '../gateway/limiter.ts';
import { mountFiles, mountPage, QUIET } from '../web/pages.ts';

/** A page of an operator's back office, and its login. */
export interface DeskOptions<Credentials extends v.GenericSchema> {
  at: string;
  /** Name of its cookie. */
  cookie: string;
  /** Folder of its document, styles and scripts. */
  folder: URL;
  document: string;
  /** Schema of the login form. */
  credentials: Credentials;
  /** Limits login attempts per address. */
  limit: Limiter;
  /** Returns the owner of these credentials; undefined if they are wrong. */
  subjectOf(given: v.InferOutput<Credentials>): string | undefined;
}

export interface Desk {
  /** Returns the owner of the caller's session. */
  subjectOf(c: Context): string | undefined;
}

/** Responds with an error code. */
export function refuse(c: Context, error: string, status: 400 | 401 | 403 | 404 | 429): Response {
  return c.json({ error }, status, QUIET);
}

/**
 * Returns the body of a request if it is JSON of this shape. A form of another site cannot send JSON without
 * a preflight.
 */
export async function bodyOf<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  if (c.req.header('Content-Type') !== 'application/json') return undefined;
  const read = v.safeParse(schema, await c.req.json().catch(() => undefined));
  return read.success ? read.output : undefined;
}

/** Mounts a back office page and its session, in a cookie that scripts cannot read. */
export function mountDesk<Credentials extends v.GenericSchema>(
  app: Hono,
  gateway: Gateway,
  options: DeskOptions<Credentials>,
): Desk {
  const { at, cookie: name, folder, document, credentials, limit } = options;
  const cookie = { path: at, httpOnly: true, sameSite: 'Strict' } as const;
  const sessions = createExpiringTokens<string>({ clock: gateway.clock, life: 8 * HOUR, most: 1000 });
  const tokenOf = (c: Context) => getCookie(c, name) ?? '';
  const subjectOf = (c: Context) => sessions.valueOf(tokenOf(c));

  app.post(`${at}/session`, async (c) => {
    const given = await bodyOf(c, credentials);
    if (given === undefined) return refuse(c, 'invalid', 400);
    if (!limit.allow(gateway.addressOf(c))) return refuse(c, 'many', 429);
    const subject = options.subjectOf(given);
    if (!subject) return refuse(c, 'wrong', 403);
    setCookie(c, name, sessions.open(subject), cookie);
    return c.json({ subject }, 200, QUIET);
  });
  app.get(`${at}/session`, (c) => c.json({ subject: subjectOf(c) ?? '' }, 200, QUIET));
  app.delete(`${at}/session`, (c) => {
    sessions.end(tokenOf(c));
    deleteCookie(c, name, cookie);
    return c.body(null, 204);
  });
  mountPage(app, at, { folder, document });
  return { subjectOf };
}

/** Serves the files that all back office pages share. */
export function mountDeskFiles(app: Hono): void {
  mountFiles(app, '/demo/desk', new URL('./', import.meta.url));
  mountFiles(app, '/demo/styles', new URL('../../src/operators/', import.meta.url));
}
