import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { message } from '../../src/gateway/terminal-words.ts';
import { giveCommand } from '../gateway/fleet/commands.ts';
import { setConfig } from '../gateway/fleet/configs.ts';
import { isFleetSecret } from '../gateway/fleet/desk-secret.ts';
import { publicKeyOf } from '../gateway/fleet/states.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { createDeskSessions } from '../partner-desk/desk-sessions.ts';
import { mountPage } from '../web/pages.ts';
import { fleetReport } from './fleet-report.ts';
import { register, renewKey } from './register.ts';

const AT = '/demo/terminals';
const COOKIE = 'terminal_desk';
const cookie = { path: AT, httpOnly: true, sameSite: 'Strict' } as const;
const QUIET = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const OPERATOR = 'operator';

const id = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const filled = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const bodies = {
  session: v.object({ secret: filled(128) }),
  command: v.variant('order', [
    v.object({ terminal: id, order: v.picklist(['reload', 'restart', 'signOut', 'refresh']) }),
    v.object({ terminal: id, ...message }),
  ]),
  config: v.object({ venue: id, text: filled(32_000) }),
  terminal: v.object({ id, venue: id, name: filled(80) }),
  key: v.object({ terminal: id }),
};

/** A form of another site cannot send JSON without asking first. */
async function bodyOf<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  if (c.req.header('Content-Type') !== 'application/json') return undefined;
  const read = v.safeParse(schema, await c.req.json().catch(() => undefined));
  return read.success ? read.output : undefined;
}

/** The desk where an operator looks after its terminals, as a back office would have it. Its secret opens it. */
export function mountTerminalDesk(app: Hono, gateway: Gateway): void {
  const sessions = createDeskSessions(gateway.clock);
  const tokenOf = (c: Context) => getCookie(c, COOKIE) ?? '';
  const fail = (c: Context, error: string, status: 400 | 401 | 403 | 404 | 429) =>
    c.json({ error }, status, QUIET);

  app.post(`${AT}/session`, async (c) => {
    const body = await bodyOf(c, bodies.session);
    if (!body) return fail(c, 'invalid', 400);
    if (!gateway.limits.fleetDesk.allow(gateway.addressOf(c))) return fail(c, 'many', 429);
    if (!isFleetSecret(gateway.store, body.secret)) return fail(c, 'wrong', 403);
    setCookie(c, COOKIE, sessions.open(OPERATOR), cookie);
    return c.json({ open: true }, 200, QUIET);
  });
  app.get(`${AT}/session`, (c) => c.json({ open: sessions.partnerOf(tokenOf(c)) === OPERATOR }, 200, QUIET));
  app.delete(`${AT}/session`, (c) => {
    sessions.end(tokenOf(c));
    deleteCookie(c, COOKIE, cookie);
    return c.body(null, 204);
  });
  app.use(`${AT}/fleet/*`, async (c, next) => {
    if (sessions.partnerOf(tokenOf(c)) !== OPERATOR) return fail(c, 'closed', 401);
    return next();
  });
  app.get(`${AT}/fleet/report`, (c) => c.json(fleetReport(gateway), 200, QUIET));
  app.post(`${AT}/fleet/commands`, async (c) => {
    const body = await bodyOf(c, bodies.command);
    if (!body) return fail(c, 'invalid', 400);
    // Without its key there is nobody to take it.
    if (!publicKeyOf(gateway.store, body.terminal)) return fail(c, 'unable', 404);
    const { terminal, ...asked } = body;
    await giveCommand(gateway, terminal, asked);
    return c.json({}, 200, QUIET);
  });
  app.post(`${AT}/fleet/config`, async (c) => {
    const body = await bodyOf(c, bodies.config);
    if (!body) return fail(c, 'invalid', 400);
    const { venue, text } = body;
    if (!gateway.store.one('SELECT 1 AS found FROM venues WHERE id = ?', venue))
      return fail(c, 'unable', 404);
    return c.json({ version: setConfig(gateway, venue, text) }, 200, QUIET);
  });
  app.post(`${AT}/fleet/terminals`, async (c) => {
    const body = await bodyOf(c, bodies.terminal);
    const key = body && register(gateway, body.id, body.venue, body.name);
    return key ? c.json({ key }, 200, QUIET) : fail(c, body ? 'taken' : 'invalid', 400);
  });
  app.post(`${AT}/fleet/key`, async (c) => {
    const body = await bodyOf(c, bodies.key);
    const key = body && renewKey(gateway, body.terminal);
    return key ? c.json({ key }, 200, QUIET) : fail(c, 'unable', 404);
  });
  mountPage(app, AT, {
    folder: new URL('./', import.meta.url),
    document: 'terminals.html',
    policy: contentPolicy({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': 'data:',
      'connect-src': "'self'",
      'trusted-types': "'none'",
    }),
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
  });
}
