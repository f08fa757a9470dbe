import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { sendFile } from '../../src/edge/files.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { mountPage } from '../web/pages.ts';
import { createDeskSessions, partnerBySecret } from './desk-sessions.ts';
import { rangeOf, reportOf } from './figures-report.ts';

const AT = '/demo/partners';
const COOKIE = 'partner_desk';
const cookie = { path: AT, httpOnly: true, sameSite: 'Strict' } as const;
const QUIET = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const credentials = v.object({
  partner: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  secret: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});

const library = folderFiles(fileURLToPath(new URL('.', import.meta.resolve('uplot/dist/uPlot.min.css'))));

/**
 * The desk where a partner sees its figures, as an operator's own back office would have it. Its secret opens it, and a
 * cookie that no script can read keeps it open.
 */
export function mountPartnerDesk(app: Hono, gateway: Gateway): void {
  const sessions = createDeskSessions(gateway.clock);
  const tokenOf = (c: Context) => getCookie(c, COOKIE) ?? '';

  app.post(`${AT}/session`, async (c) => {
    // A form of another site cannot send JSON without asking first.
    if (c.req.header('Content-Type') !== 'application/json') return c.json({ error: 'invalid' }, 400, QUIET);
    const given = v.safeParse(credentials, await c.req.json().catch(() => undefined));
    if (!given.success) return c.json({ error: 'invalid' }, 400, QUIET);
    const { partner, secret } = given.output;
    if (!gateway.limits.partnerDesk.allow(gateway.addressOf(c))) return c.json({ error: 'many' }, 429, QUIET);
    const found = partnerBySecret(gateway, partner, secret);
    if (!found) return c.json({ error: 'wrong' }, 403, QUIET);
    setCookie(c, COOKIE, sessions.open(found), cookie);
    return c.json({ partner: found }, 200, QUIET);
  });
  app.get(`${AT}/session`, (c) => c.json({ partner: sessions.partnerOf(tokenOf(c)) ?? '' }, 200, QUIET));
  app.delete(`${AT}/session`, (c) => {
    sessions.end(tokenOf(c));
    deleteCookie(c, COOKIE, cookie);
    return c.body(null, 204);
  });
  app.get(`${AT}/figures`, (c) => {
    const partner = sessions.partnerOf(tokenOf(c));
    if (!partner) return c.json({ error: 'closed' }, 401, QUIET);
    const range = rangeOf(gateway, c.req.query('from') ?? '', c.req.query('to') ?? '');
    if (typeof range === 'string') return c.json({ error: range }, 400, QUIET);
    return c.json(reportOf(gateway, partner, range), 200, QUIET);
  });
  for (const name of ['uPlot.iife.min.js', 'uPlot.min.css']) {
    app.get(`${AT}/library/${name}`, async (c) => {
      const sent = await sendFile(c, library, name, { 'Cache-Control': 'public, max-age=3600' });
      return sent ?? c.notFound();
    });
  }
  mountPage(app, AT, {
    folder: new URL('./', import.meta.url),
    document: 'desk.html',
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
