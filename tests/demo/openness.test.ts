import { beforeEach, describe, expect, test } from 'vitest';
import { decodePath } from '../../src/features/messages/customer-service.ts';
import { getAnnouncements } from '../../src/gateway/endpoints/announcements.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { endpoints } from '../../src/gateway/endpoints/table.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';
import { call } from '../../src/gateway/http/client.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { boardQuery, expectLimit, newsQuery, openGateway, PASSWORD, type TestGateway } from './harness.ts';

const ACME = 'http://127.0.0.1:4301';
const rows = Object.values(endpoints) as AnyEndpoint[];
let gateway: TestGateway;
beforeEach(() => {
  gateway = openGateway();
});

/** A call from a page of that origin. */
const sendRequest = (row: AnyEndpoint, method: string, origin: string) =>
  gateway.app.request(row.path, { method, headers: { Origin: origin } });

describe('other origins', () => {
  test.each(rows.map((row) => [row.name, row] as const))(
    '%s is readable exactly if it is open',
    { tags: ['EM-1'] },
    async (_, row) => {
      const allowed = (await sendRequest(row, row.method, ACME)).headers;
      expect(allowed.get('Access-Control-Allow-Origin')).toBe(row.open ? ACME : null);
      expect(allowed.get('Access-Control-Allow-Credentials')).toBeNull();
      if (row.open) expect(allowed.get('Vary')).toContain('Origin');
      for (const origin of ['https://evil.example', 'null', `${ACME}.evil.example`]) {
        const answer = await sendRequest(row, row.method, origin);
        expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
        // Any origin may read that a public call is refused, and nothing else.
        if (answer.headers.get('Access-Control-Allow-Origin') === null) expect(row.open).toBeUndefined();
        else {
          expect(answer.status).toBe(403);
          expect(await answer.json()).toEqual({ success: false, errorCode: 'partner.origin' });
        }
      }
      expect((await sendRequest(row, 'OPTIONS', ACME)).status).toBe(row.open ? 204 : 403);
      expect((await sendRequest(row, 'OPTIONS', 'https://evil.example')).status).toBe(403);
    },
  );
});

describe('partners', { tags: ['EM-1'] }, () => {
  const OTHER = 'https://other.example';
  beforeEach(() => {
    gateway = openGateway({ partners: { acme: [ACME], other: [OTHER, 'https://www.other.example'] } });
  });

  const board = (origin: string | undefined, partner = '') =>
    gateway.app.request(
      `${getWinners.path}?${new URLSearchParams({ ...query, ...(partner && { partner }) })}`,
      {
        headers: origin ? { Origin: origin } : {},
      },
    );
  const query = { ...boardQuery, limitNum: '3' };

  test('a code is valid on its partner’s pages only', async () => {
    for (const [origin, partner] of [
      [ACME, 'acme'],
      [OTHER, 'other'],
      ['https://www.other.example', 'other'],
      [ACME, ''],
    ] as const) {
      const answer = await board(origin, partner);
      expect((await answer.json()).success, `${origin} ${partner}`).toBe(true);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    }
    for (const [origin, partner] of [
      [ACME, 'other'],
      [OTHER, 'acme'],
      [ACME, 'nobody'],
      [ACME, 'constructor'],
      ['null', 'acme'],
    ] as const) {
      const answer = await board(origin, partner);
      expect(answer.status, `${origin} ${partner}`).toBe(403);
      expect(await answer.json()).toEqual({ success: false, errorCode: 'partner.origin' });
    }
    // The operator's pages, and clients that are not pages, need no partner.
    expect((await board('http://localhost')).status).toBe(200);
    expect((await board(undefined)).status).toBe(200);
  });

  test('limits reads per address and partner, with Retry-After', async () => {
    gateway.switches.openReads = 3;
    const once = async () => {
      const answer = await board(ACME, 'acme');
      if (answer.status === 200) return;
      throw Object.assign(new Error(), { code: (await answer.json()).errorCode });
    };
    await expectLimit(gateway, { most: 3, within: 60_000 }, once);
    for (let count = 0; count < 2; count++) await once();
    gateway.pass(20_001);
    const late = await board(ACME, 'acme');
    expect(late.status).toBe(429);
    expect(late.headers.get('Retry-After')).toBe('40');
    expect(late.headers.get('Access-Control-Allow-Origin')).toBe(ACME);
    expect(late.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect(late.headers.get('Cache-Control')).toBe('no-store');
    expect(await late.json()).toMatchObject({ errorCode: 'request.too.many', value: { retryAfter: 40 } });
    // The limit does not affect other partners' readers and the site's.
    expect((await board(OTHER, 'other')).status).toBe(200);
    expect((await board(undefined)).status).toBe(200);
  });

  test('naming partners without a page does not add reads', async () => {
    gateway.switches.openReads = 2;
    expect((await board(undefined, 'acme')).status).toBe(200);
    expect((await board(undefined, 'other')).status).toBe(200);
    expect((await board(undefined, 'third')).status).toBe(429);
  });

  test('does not count reads with a session', async () => {
    gateway.switches.openReads = 0;
    expect((await gateway.app.request('/wps/system/status')).status).toBe(200);
    expect((await board(undefined)).status).toBe(429);
  });
});

describe('caching', () => {
  test('allows caching of a guest’s announcements, not of a member’s', async () => {
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

  test('forbids caching of refusals and the status', async () => {
    for (const path of [getWinners.path, '/wps/system/status', '/wps/member/info', '/wps/nothing']) {
      expect((await gateway.app.request(path)).headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe('secrets', () => {
  test('no response contains a password, hash, private key or full winner’s name', async () => {
    await gateway.signIn('maya7');
    const status = await call(getStatus, {});
    expect(Object.keys(status.encryption.jwk).sort()).toEqual(['e', 'kty', 'n']);
    const { vo } = await call(getWinners, { query: { ...boardQuery, limitNum: 60 } });
    for (const { customerName } of vo) expect(customerName).toMatch(/^..•••.$/u);
    const answer = await gateway.app.request('/wps/member/info', { method: 'GET' });
    expect(await answer.text()).not.toContain(PASSWORD);
  });

  test('a bad request names fields, never values', async () => {
    const answer = await gateway.app.request(`${getWinners.path}?merchantCode=x&limitNum=topsecret`);
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toContain('limitNum');
    expect(text).not.toContain('topsecret');
  });

  test('encodes customer-service URLs with their last 8 characters', { tags: ['MS-6'] }, async () => {
    const { info } = await call(getStatus, {});
    for (const { path } of info.customerService) {
      expect(path).not.toContain('foyer');
      expect(decodePath(path)).toMatch(
        /^(https:\/\/[a-z]+\.foyer\.example\/|http:\/\/localhost\/demo\/chat$)/,
      );
    }
  });

  test('refuses a body above the limit', async () => {
    const body = JSON.stringify({ data: 'x'.repeat(70_000), moduleId: 'COMM3' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
    const answer = await gateway.app.request('/wps/session/login', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'the body is too large' });
  });
});
