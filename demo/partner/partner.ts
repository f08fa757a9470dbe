import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { mountFiles, sendPage } from '../web/pages.ts';
import { type HardPage, hardIndex, hardPages, sandboxed } from './hard-pages.ts';

const folder = new URL('./pages/', import.meta.url);
/** Global styles of a hostile page. */
const HOSTILE = '<link rel="stylesheet" href="/hostile.css">';
const REFERRER = { 'Referrer-Policy': 'strict-origin-when-cross-origin' };

/**
 * Creates a partner's site, on another origin: a review blog with a strict policy that embeds the operator's
 * widgets, and pages for developers. `gateway` is the operator's origin, which is inserted into pages and
 * policy.
 */
export function createPartner(gateway: string): Hono {
  const app = new Hono();
  // Allows its own style sheets and the operator's origin; no inline style, no inline script.
  const sources = {
    'script-src': gateway,
    'style-src': "'self'",
    'img-src': `'self' data: ${gateway}`,
    'connect-src': gateway,
    'frame-src': gateway,
  };
  const policy = contentPolicy(sources);
  const withOwn = contentPolicy({ ...sources, 'script-src': `'self' ${gateway}` });
  const page = (path: string, document: string, head = '', allowed = policy) => {
    app.get(path, (c) => {
      const html = readFileSync(new URL(document, folder), 'utf8')
        .replaceAll('{{gateway}}', gateway)
        .replace('</head>', `${head}</head>`);
      return sendPage(c, html, allowed, REFERRER);
    });
  };
  const hardPage = (
    path: string,
    { html, policy: more, headers }: Pick<HardPage, 'html' | 'policy' | 'headers'>,
  ) => {
    app.get(path, (c) => {
      const nonce = randomBytes(16).toString('base64url');
      const filled = (text: string) => text.replaceAll('{{gateway}}', gateway).replaceAll('{{nonce}}', nonce);
      const own = filled(contentPolicy({ ...sources, ...more }));
      return sendPage(c, filled(html), own, { ...REFERRER, ...headers });
    });
  };
  page('/', 'index.html');
  page('/ur', 'ur.html');
  page('/hostile', 'index.html', HOSTILE);
  page('/playground', 'playground.html', '', withOwn);
  hardPage('/hard', { html: hardIndex() });
  for (const each of hardPages) hardPage(`/hard/${each.name}`, each);
  hardPage('/hard/sandboxed', { html: sandboxed, policy: { 'frame-ancestors': "'self'" } });
  mountFiles(app, '/hard', new URL('./hard/', folder));
  mountFiles(app, '', folder);
  return app;
}
