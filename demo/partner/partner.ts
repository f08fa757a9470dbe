import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { mountFiles, sendPage } from '../web/pages.ts';
import { contentPolicy } from '../web/policy.ts';

const folder = new URL('./pages/', import.meta.url);
/** Styles that a page has beside its own, and that get everywhere. */
const HOSTILE = '<link rel="stylesheet" href="/hostile.css">';

/**
 * A partner's own site, on an origin of its own: a review blog under a strict policy that shows the operator's
 * widgets. `gateway` tells the operator's origin, which is filled into its pages and its policy.
 */
export function createPartner(gateway: string): Hono {
  const app = new Hono();
  // Nothing but its own style sheets and the operator's origin; no inline style, no inline script.
  const policy = contentPolicy({
    'script-src': gateway,
    'style-src': "'self'",
    'img-src': `'self' data: ${gateway}`,
    'connect-src': gateway,
    'frame-src': gateway,
  });
  const page = (path: string, document: string, head = '') => {
    app.get(path, (c) => {
      const html = readFileSync(new URL(document, folder), 'utf8')
        .replaceAll('{{gateway}}', gateway)
        .replace('</head>', `${head}</head>`);
      return sendPage(c, html, policy, { 'Referrer-Policy': 'strict-origin-when-cross-origin' });
    });
  };
  page('/', 'index.html');
  page('/ur', 'ur.html');
  page('/hostile', 'index.html', HOSTILE);
  mountFiles(app, '', folder);
  return app;
}
