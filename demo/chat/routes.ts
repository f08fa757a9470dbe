import type { Hono } from 'hono';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { mountPage } from '../web/pages.ts';

/** The page that stands for an operator's live chat: the desk, in the language it was launched in. */
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
