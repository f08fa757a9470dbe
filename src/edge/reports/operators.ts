import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { timingSafeEqual } from 'hono/utils/buffer';
import * as v from 'valibot';
import { type BrandFindings, facets, type OperatorFigures, vitals } from '../../gateway/visit-figures.ts';
import { contentPolicy } from '../content-policy.ts';
import { sendDocument } from '../documents.ts';
import { type Files, FOREVER, hasHash, sendFile } from '../files.ts';
import { prometheusText } from './prometheus.ts';
import type { ReportSink } from './report-sink.ts';

const AT = '/operators';
const COOKIE = 'foyer_operators';
const HOURS = 12;
/** Maximum bytes of a body. */
const LARGEST = 1024;
const QUIET = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const POLICY = contentPolicy({
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': 'data:',
  'connect-src': "'self'",
  'trusted-types': "'none'",
});

const credentials = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) });
const chosen = v.optional(v.pipe(v.string(), v.maxLength(80)), '');
const question = v.object({
  vital: v.fallback(v.picklist(vitals), 'LCP'),
  by: v.fallback(v.picklist(facets), 'route'),
  route: chosen,
  release: chosen,
  country: chosen,
});

/** Refuses a wrong token. Only failures count, so that they cannot shut out a caller with the right token. */
const refuseToken = (c: Context, sink: ReportSink, status: 401 | 403) =>
  sink.allowFailure(sink.addressOf(c))
    ? c.json({ error: 'wrong' }, status, QUIET)
    : c.json({ error: 'many' }, 429, QUIET);

/** Requires the token, or the cookie of a session. */
const guard =
  (sink: ReportSink, token: string, now = sink.now ?? Date.now): MiddlewareHandler =>
  async (c, next) => {
    const [scheme, given] = (c.req.header('Authorization') ?? '').split(' ');
    if (scheme === 'Bearer' && given) {
      return (await timingSafeEqual(given, token)) ? next() : refuseToken(c, sink, 401);
    }
    const until = await getSignedCookie(c, token, COOKIE).catch(() => undefined);
    return Number(until) > now() ? next() : c.json({ error: 'closed' }, 401, QUIET);
  };

/** Adds the figures for Prometheus, which asks each machine by its address. */
export function mountMetrics(app: Hono, sink: ReportSink): void {
  if (!sink.token) return;
  app.get(`${AT}/metrics`, guard(sink, sink.token), (c) =>
    c.body(prometheusText(sink.figures), 200, {
      ...QUIET,
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    }),
  );
}

/** Adds the page on which operators see the reports. A token signs in; a cookie keeps the session. */
export function mountOperators(
  app: Hono,
  sink: ReportSink,
  files: Files,
  findings: () => Promise<BrandFindings[]>,
): void {
  const { token, now = Date.now } = sink;
  // Without a configured token the page does not exist, so it is never open to everybody.
  if (!token) return;
  const answer = (c: Context, body: object, status: 200 | 400 | 401 | 403 | 413 | 429 = 200) =>
    c.json(body, status, QUIET);
  const guarded = guard(sink, token);

  const limited = bodyLimit({ maxSize: LARGEST, onError: (c) => answer(c, { error: 'invalid' }, 413) });
  app.post(`${AT}/session`, limited, async (c) => {
    // A form on another site cannot send JSON without a preflight request.
    if (c.req.header('Content-Type') !== 'application/json') return answer(c, { error: 'invalid' }, 400);
    const given = v.safeParse(credentials, await c.req.json().catch(() => undefined));
    if (!given.success) return answer(c, { error: 'invalid' }, 400);
    if (!(await timingSafeEqual(given.output.token, token))) return refuseToken(c, sink, 403);
    const until = now() + HOURS * 3_600_000;
    await setSignedCookie(c, COOKIE, String(until), token, {
      path: AT,
      httpOnly: true,
      sameSite: 'Strict',
      secure: c.req.url.startsWith('https:'),
      maxAge: HOURS * 3_600,
    });
    return answer(c, {});
  });
  app.delete(`${AT}/session`, (c) => {
    deleteCookie(c, COOKIE, { path: AT });
    return c.body(null, 204);
  });
  app.get(`${AT}/figures`, guarded, async (c) => {
    const asked = v.safeParse(question, c.req.query());
    if (!asked.success) return answer(c, { error: 'invalid' }, 400);
    const figures: OperatorFigures = { ...sink.figures.answer(asked.output), brands: await findings() };
    return answer(c, figures);
  });
  app.on('GET', [AT, `${AT}/`, `${AT}/index.html`], async (c) => {
    const page = await sendDocument(c, files, 'index.html', { policy: POLICY });
    return page ?? c.text('The page of the operators is not built. Run: npm run build', 503);
  });
  app.get(`${AT}/*`, async (c) => {
    const path = c.req.path.slice(AT.length + 1);
    const cache = hasHash(path) ? FOREVER : 'no-cache';
    return (await sendFile(c, files, path, { 'Cache-Control': cache })) ?? c.notFound();
  });
}
