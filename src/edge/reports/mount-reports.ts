import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Files } from '../files.ts';
import { readPolicyReports } from './read-policy-report.ts';
import { type Report, readReport } from './read-report.ts';
import type { ReportSink } from './report-sink.ts';

/** Maximum bytes of a report. */
const LARGEST = 8 * 1024;
const REPORTS = '/m/reports';
const POLICIES = '/m/reports/policy';

/** Adds the endpoints for reports of pages (errors, vitals) and of browsers (refused policies). */
export function mountReports(
  app: Hono,
  sink: ReportSink,
  builds: Readonly<Record<'site' | 'kiosk', Files>>,
): void {
  const refuse = (c: Context, why: string, status: 403 | 413 | 415 | 422 | 429) => {
    sink.figures.refuse(why);
    return c.body(null, status, { 'Cache-Control': 'no-store' });
  };
  const noteRelease = createReleaseNotes(sink);
  const limited = bodyLimit({ maxSize: LARGEST, onError: (c) => refuse(c, 'large', 413) });
  /** Rejects a report by its headers or its client, before reading the body. */
  const guarded =
    (types: RegExp): MiddlewareHandler =>
    async (c, next) => {
      if (c.req.header('Sec-Fetch-Site') === 'cross-site') return refuse(c, 'foreign', 403);
      if (!types.test(c.req.header('Content-Type') ?? '')) return refuse(c, 'type', 415);
      if (!sink.allow(sink.addressOf(c))) return refuse(c, 'flood', 429);
      return limited(c, next);
    };
  const taking = (read: (data: unknown) => readonly Report[]) => async (c: Context) => {
    const reports = read(await c.req.json().catch(() => undefined));
    if (!reports.length) return refuse(c, 'malformed', 422);
    for (const build of ['site', 'kiosk'] as const) await noteRelease(builds[build]);
    for (const report of reports) sink.take(c, report);
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  };
  // Beacons are sent as text, because JSON would need a preflight request.
  app.post(
    REPORTS,
    guarded(/^(text\/plain|application\/json)\b/),
    taking((data) => listOf(readReport(data))),
  );
  app.post(POLICIES, guarded(/^application\/(csp-report|reports\+json|json)\b/), taking(readPolicyReports));
}

const listOf = (report: Report | undefined) => (report ? [report] : []);

/**
 * Returns a function that registers the release of a build when the build changes. Reports of other releases
 * count as `other`.
 */
function createReleaseNotes(sink: ReportSink) {
  const noted = new WeakMap<Files, string>();
  return async (files: Files): Promise<void> => {
    const file = await files.read('manifest.json').catch(() => undefined);
    if (!file || noted.get(files) === file.tag) return;
    noted.set(files, file.tag);
    const manifest = new TextDecoder().decode(file.body);
    const release = /"first":\s*\[\s*"assets\/main-([\w-]{8,20})\.js"/.exec(manifest)?.[1];
    if (release) sink.figures.serve(release);
  };
}

/** Adds the report endpoint to the policies of pages. */
export function reportedPolicies(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const policy = c.res.headers.get('Content-Security-Policy');
    if (!policy) return;
    // Browsers use named endpoints only over HTTPS, and then ignore `report-uri`.
    const collected = c.req.url.startsWith('https:');
    const to = `report-uri ${POLICIES}${collected ? '; report-to policy' : ''}`;
    c.header('Content-Security-Policy', `${policy}; ${to}`);
    if (collected) c.header('Reporting-Endpoints', `policy="${POLICIES}"`);
  };
}
