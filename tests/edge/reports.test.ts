import type { Hono } from 'hono';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../src/edge/brand.ts';
import { createEdge } from '../../src/edge/edge.ts';
import { createReportSink, type ReportLine, type ReportSink } from '../../src/edge/reports/report-sink.ts';
import { textFiles } from './text-files.ts';

const TOKEN = 'a-token-of-the-operators';
const NOON = Date.parse('2026-05-04T12:00:00Z');

let now: number;
let main: string;
let caller: string;
let kept: ReportLine[];
let sink: ReportSink;
let app: Hono;

beforeEach(() => {
  [now, main, caller, kept] = [NOON, 'aaaaaaaa', '192.0.2.1', []];
  const none = textFiles(() => ({}));
  const site = textFiles(() => ({
    'index.html': '<!doctype html><title>Site</title>',
    'csp.txt': "default-src 'none'\n",
    'manifest.json': JSON.stringify({ first: [`assets/main-${main}.js`] }, null, 2),
  }));
  sink = createReportSink({
    token: TOKEN,
    addressOf: () => caller,
    countryOf: (c) => c.req.header('X-Country'),
    keep: (line) => kept.push(line),
    now: () => now,
  });
  const operators = textFiles(() => ({
    'index.html': '<!doctype html><title>Visits</title>',
    'other.html': '<!doctype html>',
  }));
  const own = brand(textFiles(() => ({ 'site.json': '{"merchantCode":"acme","brand":{"name":"Acme"}}' })));
  app = createEdge({
    builds: { site, kiosk: none, embed: none, operators },
    brandOf: () => own,
    reports: sink,
  });
});

const beacon = (body: unknown, headers: Record<string, string> = {}) =>
  app.request('/m/reports', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'X-Country': 'BR', ...headers },
  });
const refusal = (body: unknown, type = 'application/reports+json') =>
  app.request('/m/reports/policy', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': type },
  });
const lcp = (value: number, more: object = {}) => ({
  name: 'vitals',
  page: '/m/home',
  release: main,
  detail: { name: 'LCP', value, rating: 'good', parts: { timeToFirstByte: 100 }, element: 'banner__picture' },
  ...more,
});
const bearer = { Authorization: `Bearer ${TOKEN}` };
const figures = async (query = '') =>
  (await app.request(`/operators/figures?${query}`, { headers: bearer })).json();

describe('the figures of operators', () => {
  test('have percentiles by route, release and country, exact within 3 %', async () => {
    for (let value = 1; value <= 100; value++) expect((await beacon(lcp(value * 20))).status).toBe(204);
    main = 'bbbbbbbb';
    await beacon(lcp(8_000, { page: '/m/slot-games' }), { 'X-Country': 'JP' });
    const near = (value: number) => expect.closeTo(value, -Math.log10(value * 0.06));
    const byRoute = await figures('vital=LCP&by=route');
    expect(byRoute.rows).toEqual([
      { group: '/m/home', count: 100, p50: near(1_000), p75: near(1_500), p95: near(1_900) },
      { group: '/m/slot-games', count: 1, p50: near(8_000), p75: near(8_000), p95: near(8_000) },
    ]);
    const groups = async (query: string) =>
      (await figures(query)).rows.map(({ group, count }: { group: string; count: number }) => [group, count]);
    expect(await groups('vital=LCP&by=release')).toEqual([
      ['aaaaaaaa', 100],
      ['bbbbbbbb', 1],
    ]);
    expect(await groups('vital=LCP&by=country&release=bbbbbbbb')).toEqual([['JP', 1]]);
    expect(await groups('vital=INP&by=route')).toEqual([]);
    expect(byRoute).toMatchObject({
      releases: ['bbbbbbbb', 'aaaaaaaa'],
      parts: [{ name: 'timeToFirstByte', value: 100 }],
      elements: [{ name: 'banner__picture', value: 101 }],
      taken: 101,
    });
  });

  test('drop days after two weeks and stay bounded whatever is reported', async () => {
    await beacon(lcp(100));
    now += 13 * 86_400_000;
    await beacon(lcp(100));
    expect((await figures()).days).toHaveLength(2);
    now += 86_400_000;
    await beacon(lcp(100));
    expect((await figures()).days.map(({ day }: { day: string }) => day)).toEqual([
      '2026-05-17',
      '2026-05-18',
    ]);
    for (let n = 0; n < 500; n++) {
      sink.take(new Proxy({}, { get: () => ({ header: () => 'BR' }) }) as never, {
        kind: 'defect',
        route: 'other',
        release: `made-up-${n}`,
        what: { name: 'error', at: [`/m/assets/a.js:${n}:1`] },
      });
    }
    const { defects } = await figures();
    expect(defects).toHaveLength(200);
    expect(new Set(defects.map((one: { release: string }) => one.release))).toEqual(new Set(['other']));
    expect((await figures('by=release')).releases).toEqual(['aaaaaaaa']);
  });

  /** Adds a report without rate limits. */
  const take = (report: object) =>
    sink.take(
      new Proxy({}, { get: () => ({ header: () => 'BR' }) }) as never,
      { route: '/m/home', release: main, ...report } as never,
    );

  test('count a frequent element after made-up names filled the table', async () => {
    const sendReport = (element: string) =>
      take({ kind: 'vital', vital: 'LCP', value: 9, parts: {}, element });
    for (let n = 0; n < 1_000; n++) sendReport(`x${n % 50}`);
    for (let n = 0; n < 500; n++) {
      sendReport('banner__picture');
      sendReport('game-tile__picture');
      sendReport(`y${n}`);
    }
    const { elements } = await figures();
    expect(elements).toHaveLength(10);
    // The counts exclude the weight that a row inherits from an evicted one.
    for (const name of ['banner__picture', 'game-tile__picture'])
      expect(elements.slice(0, 2)).toContainEqual({
        name,
        value: expect.toSatisfy((n) => n > 490 && n <= 500),
      });
  });

  test('keep a frequent defect while others are made up', async () => {
    const sendReport = (error: string) => take({ kind: 'defect', what: { name: 'error', error } });
    for (let n = 0; n < 20; n++) sendReport('TypeError');
    now += 1_000;
    for (let n = 0; n < 2_000; n++) sendReport(`Made up ${n}`);
    const { defects } = await figures();
    expect(defects).toHaveLength(200);
    expect(defects[0]).toEqual({
      what: { name: 'error', error: 'TypeError' },
      route: '/m/home',
      release: 'other',
      count: 20,
      first: NOON,
      last: NOON,
    });
  });

  test('write 30 reports a minute of one address to the file', async () => {
    for (let n = 0; n < 31; n++) await beacon(lcp(1));
    expect(kept).toHaveLength(30);
    caller = '192.0.2.2';
    await beacon(lcp(1));
    expect(kept).toHaveLength(31);
    caller = '192.0.2.1';
    now += 59_999;
    await beacon(lcp(1));
    expect(kept).toHaveLength(31);
    now += 1;
    await beacon(lcp(1));
    expect([kept.length, (await figures()).taken]).toEqual([32, 34]);
  });

  test('count repeated defects and refused policies in one row each', async () => {
    const error = { error: 'TypeError', text: 'x is no function', at: ['/m/assets/main-aaaaaaaa.js:1:2345'] };
    for (let times = 0; times < 3; times++)
      await beacon({ name: 'defect', page: '/m/login', release: main, error });
    const body = {
      documentURL: 'https://play.example/m/activityDetail?id=77&ticket=secret',
      effectiveDirective: 'img-src',
      blockedURL: 'https://pictures.example/maya7/face.png?u=1',
      sourceFile: 'https://play.example/m/assets/main-aaaaaaaa.js',
      lineNumber: 3,
      sample: 'alert("maya7")',
    };
    expect((await refusal([{ type: 'csp-violation', body }])).status).toBe(204);
    const former = {
      'document-uri': 'https://play.example/m/activityDetail',
      'violated-directive': 'img-src',
      'blocked-uri': 'https://pictures.example',
      'source-file': 'https://play.example/m/assets/main-aaaaaaaa.js',
      'line-number': 3,
    };
    expect((await refusal({ 'csp-report': former }, 'application/csp-report')).status).toBe(204);
    expect(await figures()).toMatchObject({
      defects: [{ what: { name: 'defect', ...error }, route: '/m/login', release: 'aaaaaaaa', count: 3 }],
      policies: [
        {
          what: {
            directive: 'img-src',
            blocked: 'https://pictures.example',
            at: '/m/assets/main-aaaaaaaa.js:3',
          },
          route: '/m/activityDetail',
          count: 2,
        },
      ],
    });
  });

  test('are exported as text of Prometheus', async () => {
    await beacon(lcp(1_200));
    await beacon('{');
    const answer = await app.request('/operators/metrics', { headers: bearer });
    expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
    const lines = (await answer.text()).split('\n');
    const labels = 'route="/m/home",release="aaaaaaaa",country="BR"';
    for (const line of [
      '# TYPE foyer_lcp_seconds histogram',
      `foyer_lcp_seconds_bucket{${labels},le="1"} 0`,
      `foyer_lcp_seconds_bucket{${labels},le="1.5"} 1`,
      `foyer_lcp_seconds_bucket{${labels},le="+Inf"} 1`,
      `foyer_lcp_seconds_count{${labels}} 1`,
      'foyer_reports_taken_total 1',
      'foyer_reports_refused_total{why="malformed"} 1',
    ])
      expect(lines).toContain(line);
  });

  test('name the report endpoint in pages only when there is a sink, and accept nothing without one', async () => {
    const toldBy = async (address: string) => {
      const { headers } = await app.request(address);
      return ['Content-Security-Policy', 'Reporting-Endpoints'].map((name) => headers.get(name));
    };
    expect(await toldBy('https://play.example/m/home')).toEqual([
      "default-src 'none'; report-uri /m/reports/policy; report-to policy",
      'policy="/m/reports/policy"',
    ]);
    expect(await toldBy('/m/home')).toEqual(["default-src 'none'; report-uri /m/reports/policy", null]);
    const files = textFiles(() => ({ 'index.html': '', 'csp.txt': 'x' }));
    const builds = { site: files, kiosk: files, embed: files, operators: files };
    const closed = createEdge({ builds, brandOf: () => brand(files) });
    expect((await closed.request('/m/home')).headers.get('Content-Security-Policy')).toBe('x');
    expect((await closed.request('/m/reports', { method: 'POST' })).status).toBe(404);
    expect((await closed.request('/operators')).status).toBe(404);
  });
});

describe('personal data', () => {
  const secrets = ['maya7', 'maya@example.com', '5551234567', 'ticket', 'secret', '203.0.113.9'];

  test('is neither held nor written: of a report only known names of the product are kept', async () => {
    caller = '203.0.113.9';
    const hostile = {
      name: 'defect',
      page: 'https://play.example/m/member/maya7/home?ticket=secret#maya7',
      release: 'maya7-maya7',
      account: 'maya7',
      detail: { block: 'home HOT', account: 'maya7', call: 'getMember', lists: [{ list: 'maya7' }] },
      error: {
        error: 'TypeError',
        text: 'cannot read "maya7" of maya@example.com at https://a.example/x?ticket=secret 5551234567',
        at: ['/m/assets/main-a.js:1:2', 'https://play.example/m/member/maya7?ticket=secret:1:1'],
        paths: ['value.list[].gameId', 'maya@example.com'],
        user: 'maya7',
      },
    };
    expect((await beacon(hostile, { 'X-Country': 'maya7' })).status).toBe(204);
    const element = 'maya7@secret';
    await beacon(
      lcp(10, { page: '/m/home?ticket=secret', detail: { name: 'LCP', value: 10, element, url: 'maya7' } }),
    );
    await refusal({
      'csp-report': {
        'document-uri': 'https://play.example/m/home/maya7?ticket=secret',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'data:text/html,maya7',
        'source-file': 'https://play.example/m/home?ticket=secret',
        'script-sample': 'maya7',
      },
    });
    const metrics = await (await app.request('/operators/metrics', { headers: bearer })).text();
    const all = [JSON.stringify(kept), JSON.stringify(await figures()), metrics].join('\n');
    expect(kept).toHaveLength(3);
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(kept[0]).toMatchObject({ route: 'other', release: 'other', country: 'other' });
    expect(kept[0]).toMatchObject({ what: { block: 'home HOT', call: 'getMember', error: 'TypeError' } });
    expect(kept[1]).toMatchObject({ route: '/m/home', country: 'BR', value: 10 });
  });
});

describe('a report is refused', () => {
  test.each([
    ['{', 422],
    ['null', 422],
    ['[]', 422],
    [{ name: 'vitals' }, 422],
    [{ name: 'vitals', detail: { name: 'LCP', value: -1 } }, 422],
    [{ name: 'vitals', detail: { name: 'LCP', value: 1e9 } }, 422],
    [{ name: 'vitals', detail: { name: 'XSS', value: 1 } }, 422],
    [{ name: '<script>' }, 422],
    [`{"name":"${'x'.repeat(9_000)}"}`, 413],
  ])('with the content %j', async (body, status) => {
    expect((await beacon(body)).status).toBe(status);
    expect(await figures()).toMatchObject({ taken: 0, rows: [], defects: [] });
    expect(kept).toEqual([]);
  });

  test('from another site, or with a content type that beacons do not have', async () => {
    expect((await beacon(lcp(1), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await beacon(lcp(1), { 'Content-Type': 'multipart/form-data' })).status).toBe(415);
    expect((await figures()).refused).toEqual({ foreign: 1, type: 1 });
  });

  test('before its body is read when one address or all together send too many', async () => {
    for (let n = 0; n < 120; n++) expect((await beacon(lcp(1))).status).toBe(204);
    const read = vi.fn();
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 });
    const flood = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'text/plain' } };
    expect((await app.request('/m/reports', flood as RequestInit)).status).toBe(429);
    expect(read).not.toHaveBeenCalled();
    caller = '192.0.2.2';
    expect((await beacon(lcp(1))).status).toBe(204);
    for (let n = 0; n < 6_000; n++) sink.allow(`198.51.100.${n}`);
    caller = '192.0.2.3';
    expect((await beacon(lcp(1))).status).toBe(429);
    now += 60_000;
    expect((await beacon(lcp(1))).status).toBe(204);
    expect((await figures()).refused).toEqual({ flood: 2 });
  });
});

describe('the page of operators', () => {
  const open = (token: unknown, type = 'application/json') =>
    app.request('/operators/session', {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'Content-Type': type },
    });
  const requested = (Cookie: string) => app.request('/operators/figures', { headers: { Cookie } });

  test('opens with the token, stays open for twelve hours in that browser, and needs the token otherwise', async () => {
    for (const path of ['figures', 'metrics']) {
      expect((await app.request(`/operators/${path}`)).status).toBe(401);
      const headers = { Authorization: 'Bearer a-token-of-the-operator' };
      expect((await app.request(`/operators/${path}`, { headers })).status).toBe(401);
    }
    expect((await open('a-token-of-the-operator')).status).toBe(403);
    expect((await open(TOKEN, 'text/plain')).status).toBe(400);
    expect([(await open(5)).status, (await open('x'.repeat(2_000))).status]).toEqual([400, 413]);
    const opened = await open(TOKEN);
    const cookie = opened.headers.get('Set-Cookie')!;
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    expect(cookie).not.toContain(TOKEN);
    const [held = ''] = cookie.split(';');
    expect((await requested(held)).status).toBe(200);
    expect((await requested(held.replace(/=\d/, '=9'))).status).toBe(401);
    now += 12 * 3_600_000 - 1;
    expect((await requested(held)).status).toBe(200);
    now += 1;
    expect((await requested(held)).status).toBe(401);
    expect((await app.request('/operators')).headers.get('Content-Security-Policy')).toContain(
      "script-src 'self';",
    );
  });

  const scrape = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await app.request('/operators/metrics', { headers })).status;
  };

  test('answers 429 to an address after ten wrong tokens in a minute', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await open(`guess-${n}`)).status).toBe(403);
      expect(await scrape(`guess-${n}`)).toBe(401);
    }
    expect([(await open('guess')).status, await scrape('guess')]).toEqual([429, 429]);
    caller = '192.0.2.2';
    expect((await open('guess')).status).toBe(403);
    caller = '192.0.2.1';
    now += 59_999;
    expect(await scrape('guess')).toBe(429);
    now += 1;
    expect(await scrape('guess')).toBe(401);
  });

  test('accepts the right token from any address and at any rate while others fail', async () => {
    for (let n = 0; n < 200; n++) {
      caller = n % 2 ? '192.0.2.1' : `198.51.100.${n}`;
      await scrape(`guess-${n}`);
      await open(`guess-${n}`);
    }
    caller = '192.0.2.1';
    for (let n = 0; n < 100; n++) expect(await scrape(TOKEN)).toBe(200);
    expect((await open(TOKEN)).status).toBe(200);
  });

  test('has its policy at each of its addresses, and no other page is served', async () => {
    for (const path of ['/operators', '/operators/', '/operators/index.html', '/operators/index%2Ehtml']) {
      const { status, headers } = await app.request(path);
      expect([status, headers.get('Content-Security-Policy')]).toEqual([
        200,
        expect.stringContaining("default-src 'none'"),
      ]);
    }
    expect((await app.request('/operators/other.html')).status).toBe(404);
  });

  test('does not exist without a token', async () => {
    const files = textFiles(() => ({ 'index.html': '' }));
    const reports = createReportSink({ addressOf: () => '' });
    const builds = { site: files, kiosk: files, embed: files, operators: files };
    const without = createEdge({ builds, brandOf: () => brand(files), reports });
    for (const path of ['', '/figures', '/metrics']) {
      expect((await without.request(`/operators${path}`)).status).toBe(404);
    }
  });
});
