import type { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, refuse } from '../desk/desk.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { endProviderCheck } from '../gateway/identity.ts';
import { mountPage, QUIET } from '../web/pages.ts';

const answer = v.object({ ticket: v.pipe(v.string(), v.maxLength(100)), verified: v.boolean() });

/** Serves the page of an invented provider of identity checks. */
export function mountProvider(app: Hono, gateway: Gateway): void {
  mountPage(app, '/demo/provider', { folder: new URL('./', import.meta.url), document: 'provider.html' });
  app.post('/demo/provider/answer', async (c) => {
    const given = await bodyOf(c, answer);
    const backUrl = given && endProviderCheck(gateway, given.ticket, given.verified);
    return backUrl === undefined ? refuse(c, 'unknown', 404) : c.json({ backUrl }, 200, QUIET);
  });
}
