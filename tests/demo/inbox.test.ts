import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InboxMessage } from '../../demo/gateway/inbox.ts';
import { call } from '../../src/gateway/client.ts';
import { forgotPassword } from '../../src/gateway/endpoints/passwords.ts';
import { openGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = openGateway();
  for (const username of ['maya7', 'ravi1']) {
    await call(forgotPassword, { body: { username, email: `${username}@example.com` } });
  }
});
afterEach(() => gateway.close());

const list = async (query = ''): Promise<InboxMessage[]> =>
  (await (await gateway.app.request(`/demo/inbox/messages${query}`)).json()).list;

test('messages come newest first, by recipient, and later ones alone', async () => {
  const all = await list();
  expect(all.map(({ recipient }) => recipient)).toEqual(['ravi1@example.com', 'maya7@example.com']);
  expect(await list('?filter=MAYA')).toEqual([all[1]]);
  expect(await list(`?after=${all[1]?.id}`)).toEqual([all[0]]);
  expect(await list('?after=nonsense')).toEqual(all);
  expect(gateway.inbox('ravi1')).toEqual([all[0]]);
});

test('the page runs under a strict policy, has no inline code and is kept nowhere', async () => {
  const answer = await gateway.app.request('/demo/inbox');
  const policy = answer.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const html = await answer.text();
  expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)| on[a-z]+=/);
  for (const [, address = ''] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
    expect((await gateway.app.request(address)).status).toBe(200);
  }
  expect((await gateway.app.request('/demo/inbox/inbox.html')).status).toBe(404);
  expect(readFileSync('demo/inbox/inbox.js', 'utf8')).not.toContain('innerHTML');
});
