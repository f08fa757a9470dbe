import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPath } from '../../src/features/messages/customer-service.ts';
import { call } from '../../src/gateway/client.ts';
import type { AnyEndpoint } from '../../src/gateway/endpoint.ts';
import { getAnnouncements } from '../../src/gateway/endpoints/announcements.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { endpoints } from '../../src/gateway/endpoints/table.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';
import { boardQuery, newsQuery, openGateway, PASSWORD, type TestGateway } from './harness.ts';

const ACME = 'http://127.0.0.1:4301';
const rows = Object.values(endpoints) as AnyEndpoint[];
let gateway: TestGateway;
beforeEach(() => {
  gateway = openGateway();
});
afterEach(() => gateway.close());

const ask = (row: AnyEndpoint, method: string, origin: string) =>
  gateway.app.request(row.path, { method, headers: { Origin: origin } });

describe('other origins', () => {
  test.each(rows.map((row) => [row.name, row] as const))(
    'EM-1 %s is readable exactly if it is open',
    async (_, row) => {
      const allowed = (await ask(row, row.method, ACME)).headers;
      expect(allowed.get('Access-Control-Allow-Origin')).toBe(row.open ? ACME : null);
      expect(allowed.get('Access-Control-Allow-Credentials')).toBeNull();
      if (row.open) expect(allowed.get('Vary')).toContain('Origin');
      for (const origin of ['https://evil.example', 'null', `${ACME}.evil.example`]) {
        expect((await ask(row, row.method, origin)).headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
      expect((await ask(row, 'OPTIONS', ACME)).status).toBe(row.open ? 204 : 403);
      expect((await ask(row, 'OPTIONS', 'https://evil.example')).status).toBe(403);
    },
  );
});

describe('caching', () => {
  test('a guest’s news are kept by the browser, a member’s are not', async () => {
    const path = `${getAnnouncements.path}?${new URLSearchParams(newsQuery)}`;
    const guest = await gateway.app.request(path);
    expect(guest.headers.get('Cache-Control')).toBe('public, max-age=30');
    expect(guest.headers.get('Vary')).toContain('Authorization');
    const { token } = await gateway.signIn('maya7');
    const own = await gateway.app.request(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(own.headers.get('Cache-Control')).toBe('no-store');
    const dead = await gateway.app.request(path, { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } });
    expect((await dead.json()).success).toBe(true);
  });

  test('refusals and the status are never kept', async () => {
    for (const path of [getWinners.path, '/wps/system/status', '/wps/member/info', '/wps/nothing']) {
      expect((await gateway.app.request(path)).headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe('secrets', () => {
  test('no reply holds a password, a hash, a private key or a whole name of a winner', async () => {
    await gateway.signIn('maya7');
    const status = await call(getStatus, {});
    expect(Object.keys(status.encryption.jwk).sort()).toEqual(['e', 'kty', 'n']);
    const { vo } = await call(getWinners, { query: { ...boardQuery, limitNum: 60 } });
    for (const { customerName } of vo) expect(customerName).toMatch(/^..•••.$/u);
    const answer = await gateway.app.request('/wps/member/info', { method: 'GET' });
    expect(await answer.text()).not.toContain(PASSWORD);
  });

  test('a bad request names the field, never its value', async () => {
    const answer = await gateway.app.request(`${getWinners.path}?merchantCode=x&limitNum=topsecret`);
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toContain('limitNum');
    expect(text).not.toContain('topsecret');
  });

  test('MS-6 customer-service addresses are hidden by their last 8 characters', async () => {
    const { info } = await call(getStatus, {});
    for (const { path } of info.customerService) {
      expect(path).not.toContain('foyer');
      expect(openPath(path)).toMatch(/^(https:\/\/[a-z]+\.foyer\.example\/|http:\/\/localhost\/demo\/chat$)/);
    }
  });

  test('a body beyond the limit is refused', async () => {
    const body = JSON.stringify({ data: 'x'.repeat(70_000), moduleId: 'COMM3' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    const answer = await gateway.app.request('/wps/session/login', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'the body is too large' });
  });
});
