import type { Hono } from 'hono';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { inboxOf } from '../gateway/inbox.ts';
import { mountPage } from '../web/pages.ts';

/** The page that shows every SMS and e-mail the demo sends, in place of phones and mailboxes. */
export function mountInbox(app: Hono, gateway: Gateway): void {
  app.get('/demo/inbox/messages', (c) => {
    const after = Number(c.req.query('after') ?? 0);
    const list = inboxOf(gateway, c.req.query('filter'), Number.isSafeInteger(after) ? after : 0);
    return c.json({ list }, 200, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  });
  mountPage(app, '/demo/inbox', {
    folder: new URL('./', import.meta.url),
    document: 'inbox.html',
    policy: contentPolicy({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': 'data:',
      'connect-src': "'self'",
      'trusted-types': "'none'",
    }),
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
  });
}
