import type { Hono } from 'hono';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { mountPage } from '../web/pages.ts';

/** Serves the page that simulates an operator's live chat, in the requested language. */
export function mountChat(app: Hono): void {
  mountPage(app, '/demo/chat', {
    folder: new URL('./', import.meta.url),
    document: 'chat.html',
    policy: contentPolicy({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': 'data:',
      'trusted-types': "'none'",
    }),
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
  });
}
