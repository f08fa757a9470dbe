import { type Context, Hono } from 'hono';
import { manifestOf } from './app-manifest.ts';
import { createBrandPages, policyFor } from './brand-page.ts';
import { PUBLIC_HEADERS, publicFile } from './brand-public.ts';
import { compressed } from './compressed.ts';
import { sendDocument, sendRendered } from './documents.ts';
import type { EdgeOptions } from './edge-options.ts';
import { mountEmbed } from './embed.ts';
import { FOREVER, hasHash, sendFile } from './files.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { mountReports, reportedPolicies } from './reports/mount-reports.ts';
import { mountMetrics, mountOperators } from './reports/operators.ts';
import { mountSearchEngines } from './search-engines.ts';
import { mountWorker } from './site-worker.ts';

/** Header of a brand's files: browsers revalidate them, and get 304 while they are unchanged. */
const ASKED_AGAIN = { 'Cache-Control': 'no-cache' };

/** Creates the server of site, kiosk and embed with their headers. It uses Web APIs only, so that it runs on Workers. */
export function createEdge({
  builds,
  brandOf,
  reports,
  findings = async () => [],
  sameForAll = () => {},
  compress = compressed,
  mayRender = () => true,
  renderer = async () => undefined,
  onProblem = () => {},
  clock = () => performance.now(),
}: EdgeOptions): Hono {
  const app = new Hono();
  if (reports) {
    app.use(reportedPolicies());
    mountReports(app, reports, builds);
    mountMetrics(app, reports);
    if (builds.operators) mountOperators(app, reports, builds.operators, findings);
  }
  const pages = createRenderedPages({ clock, compress, mayRender, renderer, onProblem });
  const brandPage = createBrandPages(compress);
  const page = async (c: Context, build: 'site' | 'kiosk') => {
    const one = brandOf(c);
    sameForAll(c);
    // A cookie selects the language of the site's rendered pages.
    const made = build === 'site' ? await pages.pageFor(c, one, builds.site) : undefined;
    const policy = await policyFor(one, builds[build], undefined, made?.styles);
    if (made) return sendRendered(c, made, { policy, vary: 'Accept-Encoding, Cookie' });
    const own = await brandPage(one, builds[build]);
    if (own) return sendRendered(c, own, { policy, vary: 'Accept-Encoding' });
    const sent = await sendDocument(c, builds[build], 'index.html', { policy });
    return sent ?? c.text(`The ${build} is not built. Run: npm run build`, 503);
  };
  const fileOrPage = async (c: Context, build: 'site' | 'kiosk', prefix: string): Promise<Response> => {
    const path = c.req.path.slice(prefix.length);
    const cache = hasHash(path) ? FOREVER : 'no-cache';
    if (cache === FOREVER) sameForAll(c);
    const sent = await sendFile(c, builds[build], path, { 'Cache-Control': cache });
    if (sent) return sent;
    const own = build === 'site' ? publicFile(c.req.path) : undefined;
    if (own)
      return (
        (await sendFile(c, brandOf(c).files, own, { ...PUBLIC_HEADERS, 'Cache-Control': cache })) ??
        c.notFound()
      );
    return path.startsWith('assets/') ? c.notFound() : page(c, build);
  };
  const brandFile = async (c: Context, path: string) =>
    (await sendFile(c, brandOf(c).files, path, ASKED_AGAIN)) ?? c.notFound();

  app.get('/', (c) => page(c, 'site'));
  app.get('/m', (c) => page(c, 'site'));
  mountWorker(app, builds.site, brandOf);
  mountSearchEngines(app, { brandOf, renderer });
  app.get('/m/site.json', (c) => brandFile(c, 'site.json'));
  app.get('/m/app.webmanifest', async (c) => {
    const settings = await brandOf(c).settings();
    if (!settings?.brand) return c.notFound();
    const headers = { ...ASKED_AGAIN, 'X-Content-Type-Options': 'nosniff' };
    return c.json(manifestOf(settings.brand), 200, {
      ...headers,
      'Content-Type': 'application/manifest+json',
    });
  });
  app.get('/m/icons/:file{[\\w-]+\\.png}', (c) => brandFile(c, `icons/${c.req.param('file')}`));
  app.get('/m/icons/*', (c) => c.notFound());
  app.get('/m/*', (c) => fileOrPage(c, 'site', '/m/'));
  app.get('/kiosk', (c) => c.redirect('/kiosk/'));
  app.get('/kiosk/kiosk.json', (c) => brandFile(c, 'kiosk.json'));
  app.get('/kiosk/*', (c) => fileOrPage(c, 'kiosk', '/kiosk/'));
  mountEmbed(app, builds.embed, { brandOf, sameForAll });
  return app;
}
