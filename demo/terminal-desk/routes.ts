import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { messageFields } from '../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { bodyOf, mountDesk, refuse } from '../desk/desk.ts';
import { createCommand } from '../gateway/fleet/commands.ts';
import { setConfig } from '../gateway/fleet/configs.ts';
import { isFleetSecret } from '../gateway/fleet/desk-secret.ts';
import { publicKeyOf } from '../gateway/fleet/states.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { QUIET } from '../web/pages.ts';
import { fleetReport } from './fleet-report.ts';
import { register, renewKey } from './register.ts';

const AT = '/demo/terminals';
const OPERATOR = 'operator';

const id = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const filled = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const bodies = {
  session: v.object({ secret: filled(128) }),
  command: v.variant('order', [
    v.object({ terminal: id, order: v.picklist(['reload', 'restart', 'signOut', 'refresh']) }),
    v.object({ terminal: id, ...messageFields }),
  ]),
  config: v.object({ venue: id, text: filled(32_000) }),
  terminal: v.object({ id, venue: id, name: filled(80) }),
  key: v.object({ terminal: id }),
};

/** Mounts the page on which an operator manages terminals, like in a back office. */
export function mountTerminalDesk(app: Hono, gateway: Gateway): void {
  const desk = mountDesk(app, gateway, {
    at: AT,
    cookie: 'terminal_desk',
    folder: new URL('./', import.meta.url),
    document: 'terminals.html',
    credentials: bodies.session,
    limit: gateway.limits.fleetDesk,
    subjectOf: ({ secret }) => (isFleetSecret(gateway.store, secret) ? OPERATOR : undefined),
  });

  app.use(`${AT}/fleet/*`, async (c, next) => {
    if (!desk.subjectOf(c)) return refuse(c, 'closed', 401);
    return next();
  });
  // The report of 500 terminals has more than a megabyte.
  app.use(`${AT}/fleet/report`, compress());
  app.get(`${AT}/fleet/report`, (c) => c.json(fleetReport(gateway), 200, QUIET));
  app.post(`${AT}/fleet/commands`, async (c) => {
    const body = await bodyOf(c, bodies.command);
    if (!body) return refuse(c, 'invalid', 400);
    // Without an enrolled machine there is no recipient.
    if (!publicKeyOf(gateway.store, body.terminal)) return refuse(c, 'unable', 404);
    const { terminal, ...asked } = body;
    await createCommand(gateway, terminal, asked);
    return c.json({}, 200, QUIET);
  });
  app.post(`${AT}/fleet/config`, async (c) => {
    const body = await bodyOf(c, bodies.config);
    if (!body) return refuse(c, 'invalid', 400);
    const { venue, text } = body;
    if (!gateway.store.one('SELECT 1 AS found FROM venues WHERE id = ?', venue))
      return refuse(c, 'unable', 404);
    return c.json({ version: setConfig(gateway, venue, text) }, 200, QUIET);
  });
  app.post(`${AT}/fleet/terminals`, async (c) => {
    const body = await bodyOf(c, bodies.terminal);
    const key = body && register(gateway, body.id, body.venue, body.name);
    return key ? c.json({ key }, 200, QUIET) : refuse(c, body ? 'taken' : 'invalid', 400);
  });
  app.post(`${AT}/fleet/key`, async (c) => {
    const body = await bodyOf(c, bodies.key);
    const key = body && renewKey(gateway, body.terminal);
    return key ? c.json({ key }, 200, QUIET) : refuse(c, 'unable', 404);
  });
}
