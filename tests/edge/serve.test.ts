import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { WrongConfig } from '../../src/edge/brand-config.ts';
import { type Serving, startServing } from '../../src/edge/node/serve.ts';
import { readServeConfig } from '../../src/edge/node/serve-config.ts';
import type { LogLine } from '../../src/edge/request-log.ts';
import { sendRequest as send } from '../support/ask.ts';
import { frontServerTests } from './front-server.ts';

let folder: string;
let demo: Demo;
let serving: Serving | undefined;
let lines: LogLine[];

const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-serve-'));
  lines = [];
  write('dist/site/index.html', '<!doctype html><title>Site</title><body>site</body>');
  write('dist/site/csp.txt', "default-src 'self'\n");
  write('dist/site/assets/site-12345678.js', 'export {};');
  write('acme/site.json', '{"merchantCode":"acme","brand":{"name":"Acme Play"}}');
  write('zeta/site.json', '{"merchantCode":"zeta","brand":{"name":"Zeta"}}');
  demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
});
afterEach(async () => {
  await serving?.stop(0);
  serving = undefined;
  await demo.close();
  rmSync(folder, { recursive: true });
});

/** Starts the front server with two brands, of which one has a gateway, and with further settings. */
async function serve(more: object = {}): Promise<string> {
  const brands = [
    { hosts: ['acme.example', 'localhost'], folder: 'acme', gateway: demo.origin },
    { hosts: ['zeta.example'], folder: 'zeta', partners: { zed: ['https://zed.example'] } },
  ];
  write('serve.json', JSON.stringify({ port: 0, brands, ...more }));
  serving = await startServing(readServeConfig(join(folder, 'serve.json')), (line) => lines.push(read(line)));
  return `http://127.0.0.1:${serving.port}`;
}

/** Parses a log line, which may already be text. */
const read = (line: object | string) => (typeof line === 'string' ? JSON.parse(line) : line) as LogLine;

const request = (base: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  send(base + path, { headers }, body);

describe('the front server on Node', () => {
  frontServerTests({
    async start(within, brands, log) {
      writeFileSync(join(within, 'serve.json'), JSON.stringify({ port: 0, brands }));
      const config = readServeConfig(join(within, 'serve.json'));
      const { port, stop } = await startServing(config, (line) => log(read(line)));
      return { base: `http://127.0.0.1:${port}`, stop: () => stop(0) };
    },
    seenAs: () => ({}),
    unseen: '127.0.0.1',
  });

  test('believes X-Forwarded-For of a trusted proxy and of no other client', async () => {
    const received: IncomingHttpHeaders[] = [];
    const upstream = createServer((requested, answer) => {
      received.push(requested.headers);
      requested.pipe(answer);
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    const gateway = `http://127.0.0.1:${port}`;
    const forged = {
      Host: 'acme.example',
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Proto': 'https',
      'X-Request-Id': 'made-up-by-the-caller',
    };
    const brands = [{ hosts: ['acme.example'], folder: 'acme', gateway }];
    await request(await serve({ brands }), '/wps/any?ticket=1', forged);
    expect(received[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(received[0]!['x-request-id']).not.toBe('made-up-by-the-caller');
    await serving!.stop(0);
    const trusting = await serve({ brands, trustedProxies: ['127.0.0.1'] });
    const answer = await request(trusting, '/wps/any', forged, 'a body');
    expect(answer.text).toBe('a body');
    expect(received[1]).toMatchObject({
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-request-id': 'made-up-by-the-caller',
    });
    expect(answer.headers).toMatchObject({
      'x-request-id': 'made-up-by-the-caller',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  });

  test('accepts reports when its config enables them, and writes them to a file', async () => {
    expect((await request(await serve(), '/m/reports', { Host: 'acme.example' }, '{}')).status).toBe(404);
    await serving!.stop(0);
    const reports = {
      token: 'a-token-of-the-operators',
      countryHeader: 'CF-IPCountry',
      file: 'visits.jsonl',
    };
    const report = JSON.stringify({
      name: 'vitals',
      page: '/m/home',
      detail: { name: 'LCP', value: 900 },
      version: '1.0.0',
    });
    const headers = { Host: 'acme.example', 'Content-Type': 'text/plain', 'CF-IPCountry': 'PT' };
    for (const trustedProxies of [[], ['127.0.0.1']]) {
      const base = await serve({ reports, trustedProxies });
      expect((await request(base, '/m/reports', headers, report)).status).toBe(204);
      const page = await request(base, '/operators/figures?by=country', {
        Host: 'acme.example',
        Authorization: 'Bearer a-token-of-the-operators',
      });
      const brands = [{ host: 'acme.example', state: 'current' }, { host: 'zeta.example' }];
      expect(JSON.parse(page.text)).toMatchObject({ brands });
      // The country header counts only when a trusted proxy sets it.
      const group = trustedProxies.length ? 'PT' : 'other';
      expect(JSON.parse(page.text).rows).toMatchObject([{ group, count: 1 }]);
      // Prometheus asks a machine by its address.
      const Authorization = 'Bearer a-token-of-the-operators';
      const metrics = await request(base, '/operators/metrics', { Authorization });
      expect([metrics.status, metrics.text]).toEqual([200, expect.stringContaining('foyer_lcp_seconds')]);
      expect((await request(base, '/operators/metrics')).status).toBe(401);
      expect((await request(base, '/operators/figures', { Authorization })).status).toBe(421);
      await serving!.stop(0);
    }
    const kept = readFileSync(join(folder, 'visits.jsonl'), 'utf8').trim().split('\n');
    expect(kept.map((line) => JSON.parse(line))).toMatchObject([
      { country: 'other', version: '1.0.0' },
      { country: 'PT', version: '1.0.0' },
    ]);
    expect(kept.join()).not.toContain('127.0.0.1');
  });

  test('reports the health of each brand by its host, and is healthy while one brand can be served', async () => {
    write('dist/site/index.html', '<title>Site</title><meta name="version" content="2.0.1">');
    const base = await serve();
    const health = async (query = '') => {
      const { status, text } = await request(base, `/healthz${query}`);
      return { status, ...JSON.parse(status === 404 ? '{}' : text) };
    };
    const all = {
      status: 200,
      healthy: true,
      version: '2.0.1',
      stopping: false,
      built: true,
      withProblems: 0,
    };
    expect(await health()).toEqual({ ...all, settings: { current: 2, stale: 0, missing: 0 } });
    write('zeta/site.json', '{ broken');
    const broken = expect.stringContaining('is no JSON');
    expect(await health('?host=zeta.example')).toEqual({
      status: 503,
      healthy: false,
      settings: 'stale',
      problems: [broken],
      notes: [],
    });
    const good = { settings: 'current', problems: [], notes: [] };
    expect(await health('?host=acme.example')).toEqual({ status: 200, healthy: true, ...good });
    expect(await health('?host=other.example')).toEqual({ status: 404 });
    expect(await health()).toEqual({
      ...all,
      settings: { current: 1, stale: 1, missing: 0 },
      withProblems: 1,
    });
    const page = await request(base, '/m/home', { Host: 'zeta.example' });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<title>Zeta</title>')]);
    expect(lines.slice(0, -1)).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        event: 'site.json',
        host: 'zeta.example',
        problems: [broken],
        notes: [],
      },
    ]);
    rmSync(join(folder, 'dist/site/index.html'));
    expect(await health()).toMatchObject({ status: 503, healthy: false, built: false });
    await serving!.stop(0);
    // One brand of the server that starts now has no files.
    write('dist/site/index.html', '<!doctype html>');
    expect(await request(await serve(), '/healthz')).toMatchObject({ status: 200 });
    rmSync(join(folder, 'acme/site.json'));
    await serving!.stop(0);
    expect(await request(await serve(), '/healthz')).toMatchObject({ status: 503 });
  });

  /** Sends bytes and returns the response until the server closes the connection. */
  async function sendRaw(base: string, text: string): Promise<string> {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write(text);
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    return String(Buffer.concat(parts));
  }

  test('refuses a request with two Host headers, and TRACE', async () => {
    const base = await serve();
    const raw = (...lines: string[]) => sendRaw(base, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    const page = ['GET /m/home HTTP/1.1', 'Host: acme.example'];
    expect(await raw(...page)).toMatch(/^HTTP\/1.1 200 /);
    for (const second of ['Host: zeta.example', 'hOST: acme.example'])
      expect(await raw(...page, second)).toMatch(/^HTTP\/1.1 400 /);
    for (const path of ['/m/home', '/wps/any', '/m/reports']) {
      const traced = await raw(`TRACE ${path} HTTP/1.1`, 'Host: acme.example', 'Cookie: secret=1');
      expect(traced).toMatch(/^HTTP\/1.1 405 [\s\S]*\r\nallow: GET, HEAD, POST,/i);
      expect(traced).not.toContain('secret');
    }
  });

  test('renders 60 pages a minute for an address or an IPv6 network, and sends the rest unrendered', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    write('dist/site/index.html', '<title>Site</title><!-- served -->');
    write('dist/site/modules.json', '{"texts":"","modules":{}}');
    const rendered = '{ html: "", values: [], modules: [] }';
    write(
      'dist/server/serve.mjs',
      `export const areasOf = () => [], isShapedBy = () => false, render = async () => (${rendered});`,
    );
    const paths = Array.from({ length: 64 }, (_, n) => `/m/page-${n}`);
    // The host of the brand includes the port, so the port must be known before the server starts.
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await new Promise((resolve) => taken.close(resolve));
    const brands = [{ hosts: [`127.0.0.1:${port}`], folder: 'acme' }];
    const base = await serve({ port, brands, trustedProxies: ['127.0.0.1'] });
    const isMade = async (path: string, address: string) => {
      const { status, text } = await request(base, path, { 'X-Forwarded-For': address });
      expect([status, text]).toEqual([200, expect.stringContaining('<title>Acme Play</title>')]);
      return text.includes('id="served"');
    };
    for (const path of paths.slice(0, 60)) expect(await isMade(path, '2001:db8::1')).toBe(true);
    expect(await isMade(paths[60]!, '2001:db8::2')).toBe(false);
    // Rendered pages are cached for everybody, and other addresses have separate limits.
    expect(await isMade(paths[0]!, '2001:db8::2')).toBe(true);
    expect(await isMade(paths[61]!, '2001:db8:0:1::1')).toBe(true);
    vi.advanceTimersByTime(59_999);
    expect(await isMade(paths[62]!, '2001:db8::2')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isMade(paths[63]!, '2001:db8::2')).toBe(true);
  });

  test('sends the neutral frame, and logs the reason once a minute, when a page cannot be rendered', async () => {
    write('dist/site/index.html', '<title>Site</title><!-- served -->');
    write('dist/site/modules.json', '{"texts":"","modules":{}}');
    const broken = 'areasOf = () => [], isShapedBy = () => false, render = () => missing';
    write('dist/server/serve.mjs', `export const ${broken};`);
    const base = await serve();
    for (const path of ['/m/home', '/m/slot-games']) {
      const { status, text } = await request(base, path, { Host: 'acme.example' });
      expect([status, text]).toEqual([200, expect.stringContaining('"rendered":false')]);
    }
    const problems = lines.filter((line) => 'error' in line);
    expect(problems).toMatchObject([{ event: 'render', error: expect.stringContaining('missing is not') }]);
  });

  test('finishes a pending response when it stops, and accepts no new requests', async () => {
    let release = () => {};
    const upstream = createServer((_, answer) => {
      release = () => answer.end('{"success":true}');
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    const brands = [{ hosts: ['acme.example'], folder: 'acme', gateway: `http://127.0.0.1:${port}` }];
    const base = await serve({ brands });
    const requested = request(base, '/wps/slow', { Host: 'acme.example' });
    await expect.poll(() => String(release)).toContain('end');
    const stopped = serving!.stop();
    await expect(request(base, '/m/site.json', { Host: 'acme.example' })).rejects.toThrow('ECONNREFUSED');
    release();
    expect((await requested).text).toBe('{"success":true}');
    await stopped;
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  });

  test('sends cached pages and files for a second after a build was replaced', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    write('dist/kiosk/index.html', '<title>Kiosk</title>earlier');
    write('dist/embed/foyer.js', 'earlier');
    const base = await serve();
    const texts = async () => {
      const all = ['/kiosk/', '/embed/foyer.js'].map((path) => request(base, path, { Host: 'acme.example' }));
      return (await Promise.all(all)).map(({ text }) => text);
    };
    expect(await texts()).toEqual(['<title>Acme Play</title>earlier', 'earlier']);
    write('dist/kiosk/index.html', '<title>Kiosk</title>of today');
    write('dist/embed/foyer.js', 'of today');
    vi.advanceTimersByTime(999);
    expect(await texts()).toEqual(['<title>Acme Play</title>earlier', 'earlier']);
    vi.advanceTimersByTime(1);
    expect(await texts()).toEqual(['<title>Acme Play</title>of today', 'of today']);
    expect(lines).toHaveLength(6);
  });
});

describe('the config of the front server', () => {
  const read = (config: unknown, env = {}) => {
    write('serve.json', typeof config === 'string' ? config : JSON.stringify(config));
    return readServeConfig(join(folder, 'serve.json'), env);
  };
  const acme = { hosts: ['acme.example'], folder: 'acme' };

  test('has paths relative to its folder, and environment variables override it', () => {
    const config = read({ brands: [acme], port: 1 }, { PORT: '9000', ADDRESS: '0.0.0.0' });
    expect(config).toMatchObject({
      port: 9_000,
      address: '0.0.0.0',
      builds: join(folder, 'dist'),
      brands: [{ folder: join(folder, 'acme'), gatewayPaths: ['/wps/', '/lgw/'], partners: {} }],
    });
    expect(read({ brands: [acme] })).toMatchObject({ port: 8_080, address: '127.0.0.1' });
  });

  test.each([
    ['{', 'is no JSON'],
    ['[]', 'brands '],
    ['null', 'it '],
    [{ brands: [] }, 'brands '],
    [{ brands: [{ ...acme, hosts: ['https://acme.example'] }] }, 'brands.0.hosts.0 is no host such as'],
    [{ brands: [{ ...acme, gateway: 'https://acme.example/wps' }] }, 'brands.0.gateway is no origin such as'],
    [{ brands: [{ ...acme, gatewayPaths: ['wps'] }] }, 'brands.0.gatewayPaths.0 does not begin'],
    [{ brands: [{ ...acme, partners: { a: ['*'] } }] }, 'brands.0.partners.a.0 is no origin'],
    [
      { brands: [{ ...acme, sources: { 'img-src': ['http://localhost:4300', 'http://cdn.example'] } }] },
      'brands.0.sources.img-src.1 is no source',
    ],
    [
      { brands: [{ ...acme, sources: { 'img-src': ['https:'] } }] },
      'brands.0.sources.img-src.0 is no source',
    ],
    [
      { brands: [{ ...acme, sources: { 'script-src': ['https://a.example'] } }] },
      'brands.0.sources.script-src ',
    ],
    [{ brands: [acme], port: 70_000 }, 'port '],
    [{ brands: [acme], reports: { token: 'short' } }, 'reports.token has fewer than 16'],
    [{ brands: [acme], prot: 80 }, 'prot '],
    [{ brands: [acme, acme] }, 'brands has acme.example as a host of two brands'],
  ])('names the wrong field of %j', (config, why) => {
    expect(() => read(config)).toThrow(WrongConfig);
    expect(() => read(config)).toThrow(`serve.json: ${why}`);
  });

  test('that is missing is reported as missing', () => {
    expect(() => readServeConfig(join(folder, 'none.json'))).toThrow('none.json: cannot be read');
  });
});
