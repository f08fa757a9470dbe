import type { Hono } from 'hono';
import type { Gateway } from '../gateway/gateway-state.ts';
import { inboxOf } from '../gateway/inbox.ts';
import { mountPage, QUIET } from '../web/pages.ts';

/** Serves the page with all SMS and e-mails that the demo sends. */
export function mountInbox(app: Hono, gateway: Gateway): void {
  app.get('/demo/inbox/messages', (c) => {
    const after = Number(c.req.query('after') ?? 0);
    const list = inboxOf(gateway, c.req.query('filter'), Number.isSafeInteger(after) ? after : 0);
    return c.json({ list }, 200, QUIET);
  });
  mountPage(app, '/demo/inbox', { folder: new URL('./', import.meta.url), document: 'inbox.html' });
}
