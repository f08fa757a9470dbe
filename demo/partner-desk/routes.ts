import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { sendFile } from '../../src/edge/files.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';
import { mountDesk, refuse } from '../desk/desk.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { hashToken } from '../gateway/tokens.ts';
import { QUIET } from '../web/pages.ts';
import { rangeOf, reportOf } from './figures-report.ts';

const AT = '/demo/partners';

const credentials = v.object({
  partner: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  secret: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});

const library = folderFiles(fileURLToPath(new URL('.', import.meta.resolve('uplot/dist/uPlot.min.css'))));

/** Returns the partner with this secret. */
function partnerBySecret(
  { store }: Gateway,
  { partner, secret }: v.InferOutput<typeof credentials>,
): string | undefined {
  return store.one<{ partner: string }>(
    'SELECT partner FROM partner_secrets WHERE partner = ? COLLATE NOCASE AND secret = ?',
    partner,
    hashToken(secret),
  )?.partner;
}

/** Mounts the page on which partners see their statistics, like in an operator's back office. */
export function mountPartnerDesk(app: Hono, gateway: Gateway): void {
  const desk = mountDesk(app, gateway, {
    at: AT,
    cookie: 'partner_desk',
    folder: new URL('./', import.meta.url),
    document: 'figures.html',
    credentials,
    limit: gateway.limits.partnerDesk,
    subjectOf: (given) => partnerBySecret(gateway, given),
  });
  app.get(`${AT}/figures`, (c) => {
    const partner = desk.subjectOf(c);
    if (!partner) return refuse(c, 'closed', 401);
    const range = rangeOf(gateway, c.req.query('from') ?? '', c.req.query('to') ?? '');
    if (typeof range === 'string') return refuse(c, range, 400);
    return c.json(reportOf(gateway, partner, range), 200, QUIET);
  });
  for (const name of ['uPlot.iife.min.js', 'uPlot.min.css']) {
    app.get(`${AT}/library/${name}`, async (c) => {
      const sent = await sendFile(c, library, name, { 'Cache-Control': 'public, max-age=3600' });
      return sent ?? c.notFound();
    });
  }
}
