import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';

const folder = new URL('../chat/', import.meta.url);
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const files: Readonly<Record<string, string>> = {
  'chat.js': 'text/javascript; charset=utf-8',
  'chat.css': 'text/css; charset=utf-8',
};

/** The page that stands for an operator's live chat: the desk, in the language it was launched in. */
export function mountChat(app: Hono): void {
  app.get('/demo/chat', (c) =>
    c.html(readFileSync(new URL('chat.html', folder), 'utf8'), 200, {
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  app.get('/demo/chat/:file', (c) => {
    const file = c.req.param('file');
    const type = files[file];
    if (!type) return c.notFound();
    return c.body(readFileSync(new URL(file, folder)), 200, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
