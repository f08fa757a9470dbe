import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const folder = new URL('./pages/', import.meta.url);
const pages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/ur': 'ur.html',
  '/hostile': 'hostile.html',
};
const sheets = ['partner.css', 'hostile.css'];

/**
 * A partner's own site, on an origin of its own: a review blog under a strict policy that shows the operator's
 * widgets. `gateway` tells the operator's origin, which is filled into its pages and its policy.
 */
export function createPartner(gateway: string): Hono {
  const app = new Hono();
  for (const [path, file] of Object.entries(pages)) {
    app.get(path, (c) => {
      const html = readFileSync(new URL(file, folder), 'utf8').replaceAll('{{gateway}}', gateway);
      return c.html(html, 200, {
        'Content-Security-Policy': policyFor(gateway),
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      });
    });
  }
  for (const sheet of sheets) {
    app.get(`/${sheet}`, (c) =>
      c.body(readFileSync(new URL(sheet, folder)), 200, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'no-cache',
      }),
    );
  }
  return app;
}

/** Nothing but its own style sheets and the operator's origin; no inline style, no inline script. */
function policyFor(gateway: string): string {
  return [
    "default-src 'none'",
    `script-src ${gateway}`,
    "style-src 'self'",
    `img-src 'self' data: ${gateway}`,
    `connect-src ${gateway}`,
    `frame-src ${gateway}`,
    "font-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
