import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { Gateway } from './gateway-state.ts';
import { inboxOf } from './inbox.ts';

const folder = new URL('../inbox/', import.meta.url);
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const files: Readonly<Record<string, string>> = {
  'inbox.js': 'text/javascript; charset=utf-8',
  'inbox.css': 'text/css; charset=utf-8',
};

/** The page that shows every SMS and e-mail the demo sends, in place of phones and mailboxes. */
export function mountInbox(app: Hono, gateway: Gateway): void {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  app.get('/demo/inbox', (c) =>
    c.html(readFileSync(new URL('inbox.html', folder), 'utf8'), 200, {
      ...headers,
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
  );
  app.get('/demo/inbox/messages', (c) => {
    const after = Number(c.req.query('after') ?? 0);
    const list = inboxOf(gateway, c.req.query('filter'), Number.isSafeInteger(after) ? after : 0);
    return c.json({ list }, 200, headers);
  });
  app.get('/demo/inbox/:file', (c) => {
    const type = files[c.req.param('file')];
    if (!type) return c.notFound();
    return c.body(readFileSync(new URL(c.req.param('file'), folder)), 200, {
      ...headers,
      'Content-Type': type,
    });
  });
}
