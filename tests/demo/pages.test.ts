import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
beforeAll(() => {
  gateway = openGateway();
});

const choose = new URLSearchParams({
  providerId: 'google.com',
  client_id: 'site',
  redirect_uri: 'http://localhost/m/login',
  response_type: 'id_token',
});

describe.each([
  {
    page: '/demo/chat',
    own: ['chat/chat.js', 'chat/chat-words.js', 'chat/find-answer.js', 'chat/chat.css'],
    at: '/demo/chat/',
  },
  {
    page: '/demo/partners',
    own: [
      'partner-desk/figures.js',
      'partner-desk/plots.js',
      'partner-desk/split-days.js',
      'partner-desk/tables.js',
      'partner-desk/figures.css',
    ],
    at: '/demo/partners/',
  },
  {
    page: '/demo/terminals',
    own: [
      'terminal-desk/terminals.js',
      'terminal-desk/terminal-card.js',
      'terminal-desk/terminal-state.js',
      'terminal-desk/terminals.css',
    ],
    at: '/demo/terminals/',
  },
  { page: '/demo/terminals', own: ['desk/desk.js'], at: '/demo/desk/' },
  { page: '/demo/terminals', own: ['../src/operators/dashboard.css'], at: '/demo/styles/' },
  { page: '/demo/inbox', own: ['inbox/inbox.js', 'inbox/inbox.css'], at: '/demo/inbox/' },
  { page: '/games/play', own: ['games/play.js', 'games/play.css', 'games/symbols.svg'], at: '/games/files/' },
  { page: `/emulator/auth/handler?${choose}`, own: [], at: '/demo/inbox/' },
])('$page', ({ page, own, at }) => {
  test('has a minimal policy, no caching and no referrer', async () => {
    const { status, headers } = await gateway.app.request(page);
    expect(status).toBe(200);
    const policy = headers.get('Content-Security-Policy')!.split('; ');
    for (const refused of ['default-src', 'base-uri', 'form-action'])
      expect(policy).toContain(`${refused} 'none'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.some((directive) => directive.startsWith('frame-ancestors '))).toBe(true);
    expect(policy.join()).not.toMatch(/unsafe|\*|https?:\/\/(?!127\.0\.0\.1)/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('has no inline code, and all its files exist', async () => {
    const html = await (await gateway.app.request(page)).text();
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)| on[a-z]+=/);
    const named = [...html.matchAll(/(?:src|href)="([^"#]+\.(?:js|css|svg))"/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, address] of named) {
      const { pathname } = new URL(address!, new URL(page, 'http://localhost'));
      expect([pathname, (await gateway.app.request(pathname)).status]).toEqual([pathname, 200]);
    }
  });

  test.each(own)('sends %s with its type and revalidation', async (file) => {
    const answer = await gateway.app.request(at + file.split('/').at(-1));
    expect(await answer.text()).toBe(readFileSync(`demo/${file}`, 'utf8'));
    expect(answer.headers.get('Content-Type')).toMatch(/^(text\/(javascript|css)|image\/svg)/);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test.each([
    'chat.html',
    'routes.ts',
    '%2e%2e%2fsite.json',
    '..%2fpartner%2fpages%2fpartner.css',
    'missing.js',
  ])('serves nothing at %s', async (file) => {
    expect((await gateway.app.request(at + file)).status).toBe(404);
  });
});

test('scripts of the pages write no HTML', () => {
  for (const file of globSync('demo/{chat,desk,games,inbox,partner-desk,terminal-desk}/*.js')) {
    expect([file, /innerHTML|outerHTML|insertAdjacentHTML/.test(readFileSync(file, 'utf8'))]).toEqual([
      file,
      false,
    ]);
  }
});

test.each(['index', 'ur'])('the article of the partner’s page %s says how long its reading takes', (name) => {
  const path = new URL(`../../demo/partner/pages/${name}.html`, import.meta.url);
  const [article] = readFileSync(path, 'utf8').match(/<article.*<\/article>/s)!;
  const words = article
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;
  const [, minutes] = article.match(/story__kicker.*?(\d+)/)!;
  expect(Number(minutes)).toBe(Math.ceil(words / 230));
});
