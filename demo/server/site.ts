import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { partnerSettingsOf } from '../app/partner-settings.ts';
import { mountApp } from '../app/routes.ts';
import type { Partners } from '../gateway/partners.ts';
import { fileIn, hasHash, sendFile } from '../web/static-files.ts';
import { framedBy, policyOf, sendDocument } from './documents.ts';
import { mountFramed } from './framed.ts';

export interface SiteFolders {
  /** Where the builds are: `site`, `kiosk` and `embed` in it. */
  dist: string;
  /** Where `site.json` and `kiosk.json` are. */
  configs: string;
  partners: Partners;
  reloadScript?: string | undefined;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** The loader's address never changes, so a new one has to be noticed soon. */
const SHORT = 'public, max-age=300';
/** Files of the embed that a release replaces. */
const CURRENT = /^(foyer|diagnose)\.js$|^(manifest|attributes)\.json$/;
const ANYWHERE = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

const cacheFor = (path: string) => (hasHash(path) ? FOREVER : 'no-cache');

/** Serves the builds beside the gateway, as an operator's web server would. */
export function mountSite(app: Hono, folders: SiteFolders): void {
  const { dist, configs, partners, reloadScript } = folders;
  const page = (c: Context, build: string) => {
    const folder = join(dist, build);
    const file = fileIn(folder, 'index.html');
    if (!file) return c.text(`The ${build} is not built. Run: npm run build`, 503);
    return sendDocument(c, file, { policy: policyOf(folder), reloadScript });
  };
  const fileOrPage = async (c: Context, build: string, prefix: string): Promise<Response> => {
    const path = c.req.path.slice(prefix.length);
    const file = fileIn(join(dist, build), path);
    if (file && !path.endsWith('.html')) return sendFile(c, file, { 'Cache-Control': cacheFor(path) });
    return path.startsWith('assets/') ? c.notFound() : page(c, build);
  };

  app.get('/', (c) => page(c, 'site'));
  app.get('/m', (c) => page(c, 'site'));
  app.get('/m/site.json', (c) => sendConfig(c, configs, 'site.json'));
  mountApp(app, configs);
  app.get('/m/*', (c) => fileOrPage(c, 'site', '/m/'));
  app.get('/kiosk', (c) => c.redirect('/kiosk/'));
  app.get('/kiosk/kiosk.json', (c) => sendConfig(c, configs, 'kiosk.json'));
  app.get('/kiosk/*', (c) => fileOrPage(c, 'kiosk', '/kiosk/'));

  app.get('/embed/frame', async (c): Promise<Response> => {
    const folder = join(dist, 'embed');
    const file = fileIn(folder, 'frame.html');
    if (!file) return c.notFound();
    // Exactly the pages of the partner that is asked for may hold the frame; without one, none may.
    const partner = c.req.query('partner') ?? '';
    const origins = Object.hasOwn(partners, partner) ? (partners[partner] ?? []) : [];
    const policy = framedBy(policyOf(folder, 'frame-csp.txt'), origins);
    // The frame itself greets these pages alone.
    const parents = JSON.stringify(origins).replaceAll('<', '\\u003c');
    return sendDocument(c, file, {
      policy,
      reloadScript,
      change: (html) => html.replace('id="parents">[]<', `id="parents">${parents}<`),
    });
  });
  // The same page as a window of its own, in which somebody signs in for a frame.
  app.get('/embed/window', async (c): Promise<Response> => {
    const folder = join(dist, 'embed');
    const file = fileIn(folder, 'frame.html');
    if (!file) return c.notFound();
    const policy = framedBy(policyOf(folder, 'frame-csp.txt'), []);
    // The frame that opened it has to be reached.
    return sendDocument(c, file, { policy, reloadScript, openerPolicy: 'unsafe-none' });
  });
  mountFramed(app, join(dist, 'embed'), configs);
  // Small, and asked for by every page with a mount before anything of it can show.
  app.get('/embed/site.json', compress({ threshold: 0 }), (c) => {
    const file = fileIn(configs, 'site.json');
    if (!file) return c.notFound();
    const settings = partnerSettingsOf(JSON.parse(readFileSync(file, 'utf8')));
    return c.json(settings, 200, {
      ...ANYWHERE,
      'Cache-Control': SHORT,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  app.get('/embed/*', (c) => {
    const path = c.req.path.slice('/embed/'.length);
    const file = fileIn(join(dist, 'embed'), path);
    if (!file || path.endsWith('.html')) return c.notFound();
    const cache = CURRENT.test(path) ? SHORT : FOREVER;
    return sendFile(c, file, { ...ANYWHERE, 'Cache-Control': cache });
  });
}

async function sendConfig(c: Context, folder: string, name: string): Promise<Response> {
  const file = fileIn(folder, name);
  return file ? sendFile(c, file, { 'Cache-Control': 'no-cache' }) : c.notFound();
}
