import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Gateway } from '../gateway/gateway-state.ts';
import type { Limiter } from '../gateway/limiter.ts';
import { mountFiles, mountPage, QUIET } from '../web/pages.ts';
import { createDeskSessions } from './desk-sessions.ts';

/** A desk of an operator's back office, and what opens it. */
export interface DeskOptions<Credentials extends v.GenericSchema> {
  /** Its path. */
  at: string;
  /** Name of its cookie. */
  cookie: string;
  /** Where its document, styles and scripts are. */
  folder: URL;
  /** Name of its document. */
  document: string;
  /** What has to be given to open it. */
  credentials: Credentials;
  /** Tries by address. */
  limit: Limiter;
  /** Whose desk these credentials open; nothing where they are wrong. */
  subjectOf(given: v.InferOutput<Credentials>): string | undefined;
}

export interface Desk {
  /** Whose desk the caller has open. */
  subjectOf(c: Context): string | undefined;
}

/** Sends why something cannot be done, by a code. */
export function refuse(c: Context, error: string, status: 400 | 401 | 403 | 404 | 429): Response {
  return c.json({ error }, status, QUIET);
}

/** The body of a call, where it is JSON of that shape: a form of another site cannot send JSON without asking first. */
export async function bodyOf<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  if (c.req.header('Content-Type') !== 'application/json') return undefined;
  const read = v.safeParse(schema, await c.req.json().catch(() => undefined));
  return read.success ? read.output : undefined;
}

/** Mounts a desk's page and its session: a secret opens it, and a cookie that no script can read keeps it open. */
export function mountDesk<Credentials extends v.GenericSchema>(
  app: Hono,
  gateway: Gateway,
  options: DeskOptions<Credentials>,
): Desk {
  const { at, cookie: name, folder, document, credentials, limit } = options;
  const cookie = { path: at, httpOnly: true, sameSite: 'Strict' } as const;
  const sessions = createDeskSessions(gateway.clock);
  const tokenOf = (c: Context) => getCookie(c, name) ?? '';
  const subjectOf = (c: Context) => sessions.subjectOf(tokenOf(c));

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

/** Serves what the pages of all desks share. */
export function mountDeskFiles(app: Hono): void {
  mountFiles(app, '/demo/desk', new URL('./', import.meta.url));
}
