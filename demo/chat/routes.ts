import type { Hono } from 'hono';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { helpSeeds } from '../fixtures/content/help.ts';
import { languageOf } from '../fixtures/languages.ts';
import { chatAgents } from '../gateway/chat-agents.ts';
import type { Gateway } from '../gateway/gateway-state.ts';
import { mountPage, QUIET } from '../web/pages.ts';

/** Serves the page that simulates an operator's live chat. Its replies are the answers of the help centre. */
export function mountChat(app: Hono, { clock }: Gateway): void {
  app.get('/demo/chat/desk', (c) => {
    const language = languageOf(c.req.query('language') ?? '');
    const agents = chatAgents(clock(), language, '').filter(({ online }) => online);
    const answers = helpSeeds.map(({ title, content, frequent = false }) => ({
      question: title[language],
      paragraphs: content(language)
        .split(/<\/?p>/)
        .filter(Boolean),
      frequent,
    }));
    return c.json(
      { agents: agents.map(({ name, image }) => ({ name, picture: image })), answers },
      200,
      QUIET,
    );
  });
  mountPage(app, '/demo/chat', {
    folder: new URL('./', import.meta.url),
    document: 'chat.html',
    policy: contentPolicy({
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'trusted-types': "'none'",
    }),
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
  });
}
