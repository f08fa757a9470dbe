import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import type { LogLine } from '../../src/edge/request-log.ts';
import { getMember, login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import { credentials } from '../demo/harness.ts';
import { sendRequest as send } from '../support/ask.ts';

/** A running front server. */
export interface Running {
  /** Its origin on this machine. */
  base: string;
  stop(): Promise<void>;
}

/** A platform that the front server runs on. */
export interface Runtime {
  /** Starts the front server. Brand folders are in `folder`, builds in its `dist`. */
  start(folder: string, brands: object[], log: (line: LogLine) => void): Promise<Running>;
  /** Returns the headers that the platform's network adds for a client with this address. */
  seenAs(address: string): Record<string, string>;
  /** The address of a client for which the network adds no header. */
  unseen: string;
}

const VENDORS = '/wps/relay/GCSGAME_getVassalGames?typeId=1&merchantCode=foyer&language=EN';

/** Tests that every runtime must pass. */
export function frontServerTests({ start, seenAs, unseen }: Runtime): void {
  let folder: string;
  let running: Running | undefined;
  let lines: LogLine[];
  const closing: (() => Promise<unknown>)[] = [];

  const write = (name: string, text: string | Buffer) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-front-'));
    lines = [];
    write(
      'dist/site/index.html',
      '<!doctype html><title>Site</title><!-- first answers --><body>site</body>',
    );
    write('dist/site/csp.txt', "default-src 'self'\n");
    write('dist/site/sw.js', 'self.mine = 1;');
    write('dist/site/assets/site-12345678.js', 'export {};');
    write('dist/site/assets/site-12345678.js.br', brotliCompressSync('export {};'));
    write('dist/kiosk/index.html', '<!doctype html><title>Kiosk</title>');
    write('dist/kiosk/csp.txt', "default-src 'none'\n");
    write('dist/embed/foyer.js', 'loader');
    write('dist/embed/frame.html', '<script type="application/json" id="parents">[]</script>');
    write('dist/embed/frame-csp.txt', "default-src 'self'; frame-ancestors 'none'");
    write('acme/site.json', '{"merchantCode":"foyer","brand":{"name":"Acme Play"}}');
    write('zeta/site.json', '{"merchantCode":"zeta","brand":{"name":"Zeta"}}');
    write('secret.json', '{}');
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    for (const close of closing.splice(0)) await close();
    rmSync(folder, { recursive: true });
  });

  async function demoGateway(): Promise<Demo> {
    const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
    closing.push(() => demo.close());
    return demo;
  }

  /** Starts a gateway that answers with a callback; returns its origin and the requests it received. */
  async function ownGateway(answer: (response: ServerResponse, body: string) => void) {
    const requests: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer((requested, response) => {
      let body = '';
      requested.on('data', (part) => (body += part));
      requested.on('end', () => {
        requests.push({ url: requested.url!, headers: requested.headers, body });
        answer(response, body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
  }

  /** Starts the front server with two brands; the first one may have a gateway. */
  async function serve(gateway?: string): Promise<string> {
    const zeta = { hosts: ['zeta.example'], folder: 'zeta', partners: { zed: ['https://zed.example'] } };
    const acme = { hosts: ['acme.example', 'localhost'], folder: 'acme', ...(gateway && { gateway }) };
    running = await start(folder, [acme, zeta], (line) => lines.push(line));
    return running.base;
  }
  const request = (path: string, headers: Record<string, string> = {}, body?: string) =>
    send(running!.base + path, { headers: { Host: 'acme.example', ...headers } }, body);

  test('serves each brand by its host and rejects other hosts', async () => {
    await serve();
    const nameAt = async (Host: string) =>
      JSON.parse((await request('/m/site.json', { Host })).text).brand.name;
    expect(await nameAt('acme.example')).toBe('Acme Play');
    expect(await nameAt('zeta.example')).toBe('Zeta');
    const other = await request('/m/site.json', { Host: 'evil.example' });
    expect([other.status, other.headers['cache-control']]).toEqual([421, 'no-store']);
    const page = await request('/m/home', { Host: 'zeta.example' });
    expect(page.text).toContain('<title>Zeta</title>');
    expect(page.headers['content-security-policy']).toBe("default-src 'self'");
    const kiosk = await request('/kiosk/');
    expect([kiosk.text, kiosk.headers['content-security-policy']]).toEqual([
      '<!doctype html><title>Acme Play</title>',
      "default-src 'none'",
    ]);
  });

  test('allows only a brand’s own partners to embed its frame', async () => {
    await serve();
    const at = async (Host: string) =>
      (await request('/embed/frame?partner=zed', { Host })).headers['content-security-policy'];
    expect(await at('zeta.example')).toContain('frame-ancestors https://zed.example');
    expect(await at('acme.example')).toContain("frame-ancestors 'none'");
  });

  test('sends files with their cache lifetime and none from outside their folder', async () => {
    cpSync(join(folder, 'dist/site/assets'), join(folder, 'dist/embed/texts'), { recursive: true });
    await serve();
    const packed = await request('/m/assets/site-12345678.js', { 'Accept-Encoding': 'br, gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const known = { 'Accept-Encoding': 'br, gzip', 'If-None-Match': packed.headers.etag! };
    expect((await request('/m/assets/site-12345678.js', known)).status).toBe(304);
    expect((await request('/m/assets/site-87654321.js')).status).toBe(404);
    expect((await request('/m/sw.js')).headers['cache-control']).toBe('no-cache');
    const loader = await request('/embed/foyer.js');
    expect(loader.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
    for (const path of [
      '/m/..%2f..%2fsecret.json',
      '/m/%2e%2e/%2e%2e/secret.json',
      '/m/icons/..%2f..%2fsecret.json',
    ])
      expect((await request(path)).text).not.toBe('{}');
    expect((await request('/secret.json')).status).toBe(404);
  });

  test('shows a browser a page of the brand at a wrong address, and others plain text', async () => {
    write(
      'acme/site.json',
      JSON.stringify({ merchantCode: 'foyer', brand: { name: 'Acme <Play>', accent: '#22cc88' } }),
    );
    await serve();
    const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const path of ['/casino', '/wp-login.php', '/m/assets/site-87654321.js']) {
      const { status, text, headers } = await request(path, browser);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=UTF-8']);
      expect(text).toContain('<a href="/m/home">Go to the home page</a>');
      expect(text).toContain('Acme &#60;Play&#62;');
      expect(text).toContain('#22cc88');
      expect(text).not.toContain('<script');
      const policy = headers['content-security-policy']!;
      expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'.*style-src 'sha256-[\w+/=]+'/);
      expect(policy).not.toContain('unsafe');
      const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
      expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
    const urdu = await request('/casino', { ...browser, Cookie: 'MC_LANGUAGE=UR' });
    expect(urdu.text).toMatch(/<html lang="ur" dir="rtl">[\s\S]*یہ صفحہ موجود نہیں/);
    const other = await request('/casino', { Accept: '*/*' });
    expect([other.status, other.text]).toEqual([404, '404 Not Found']);
  });

  test('forwards calls to the brand’s gateway, including sign-in', async () => {
    const base = await serve((await demoGateway()).origin);
    let token: string | undefined;
    configureGateway({
      base: base.replace('127.0.0.1', 'localhost'),
      merchantCode: 'foyer',
      token: () => token,
      key: async () => (await call(getStatus, {})).encryption,
    });
    token = (await call(login, { body: credentials('maya7') })).token;
    expect(await call(getMember, {})).toMatchObject({ account: 'maya7' });
    // A brand without a gateway forwards no calls, and other paths never reach the gateway.
    expect((await request('/wps/system/status', { Host: 'zeta.example' })).status).toBe(404);
    expect((await request('/demo/inbox')).status).toBe(404);
  });

  test('sends the client’s address to the gateway, whatever address the client claims', async () => {
    const gateway = await ownGateway((response) => response.end('{}'));
    await serve(gateway.origin);
    const forged = {
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Host': 'evil.example',
      'X-Request-Id': 'made-up-by-the-caller',
      'X-Real-IP': '6.6.6.6',
      Forwarded: 'for=6.6.6.6',
      Authorization: 'Bearer abc',
    };
    await request('/wps/any?ticket=1', { ...forged, ...seenAs('192.0.2.7') });
    const { headers } = gateway.requests[0]!;
    expect(headers).toMatchObject({
      'x-forwarded-for': Object.keys(seenAs('192.0.2.7')).length ? '192.0.2.7' : unseen,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'acme.example',
      host: new URL(gateway.origin).host,
      authorization: 'Bearer abc',
    });
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil|made-up/);
  });

  test('forwards end-to-end headers and no hop-by-hop headers', async () => {
    const gateway = await ownGateway((response, body) => {
      response.setHeader('Connection', 'close, X-Of-The-Hop');
      response.setHeader('X-Of-The-Hop', '1');
      response.setHeader('Proxy-Authenticate', 'Basic');
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.end(body || '{}');
    });
    await serve(gateway.origin);
    const answer = await request(
      '/wps/any?a=1&a=2',
      {
        Connection: 'keep-alive, X-Secret-Of-The-Hop',
        'X-Secret-Of-The-Hop': '1',
        'Proxy-Authorization': 'Basic abc',
        'Proxy-Connection': 'keep-alive',
        TE: 'trailers',
        Upgrade: 'h2c',
        'HTTP2-Settings': 'AAMAAABkAAQAAP__',
        'X-Real-IP': '6.6.6.6',
        'X-Forwarded-Prefix': '/evil',
        'Accept-Language': 'ur',
        Device: 'MOBILE',
        Cookie: 'a=1',
      },
      'a body',
    );
    expect([answer.status, answer.text]).toEqual([200, 'a body']);
    const { headers, url } = gateway.requests[0]!;
    expect(url).toBe('/wps/any?a=1&a=2');
    expect(headers).toMatchObject({ 'accept-language': 'ur', device: 'MOBILE', cookie: 'a=1' });
    const left = /^(x-secret|proxy-|te$|upgrade|http2|x-real|x-forwarded-prefix|cf-connecting)/;
    expect(Object.keys(headers).filter((name) => left.test(name))).toEqual([]);
    expect(answer.headers).toMatchObject({
      'set-cookie': ['a=1', 'b=2'],
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('x-of-the-hop');
    expect(answer.headers).not.toHaveProperty('proxy-authenticate');
    // The front server rejects a body that is larger than any call needs; the gateway receives nothing.
    const large = await request('/wps/any', {}, 'x'.repeat(1024 * 1024 + 1));
    expect([large.status, JSON.parse(large.text)]).toMatchObject([413, { errorCode: 'request.invalid' }]);
    expect(gateway.requests.length).toBe(1);
  });

  test('answers with the contract’s error when the gateway is unreachable, and serves on', async () => {
    // Nothing listens on port 9.
    await serve('http://127.0.0.1:9');
    const answer = await request('/wps/system/status');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      502,
      { success: false, errorCode: 'gateway.away' },
    ]);
    expect((await request('/m/home')).status).toBe(200);
  });

  test.each([
    '/wps/..%2fadmin',
    '/wps/..%2Fadmin',
    '/wps/..%5cadmin',
    '/wps/..%252fadmin',
    '/wps/%252e%252e/admin',
    '/wps/x%00.png',
    '/wps/x%250a',
    '/wps/..;/admin',
    '/wps/..%3b/admin',
    '/wps/..%c0%af/admin',
  ])('refuses %s, which a gateway could read as another path', async (path) => {
    const gateway = await ownGateway((response) => response.end('{}'));
    await serve(gateway.origin);
    const answer = await request(path);
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, { errorCode: 'request.invalid' }]);
    expect((await request('/%77ps/any')).status).toBe(404);
    expect(gateway.requests).toEqual([]);
    expect((await request('/wps/a%20b/100%25;v=1/%E2%82%AC.png?next=%2f..%2f')).status).toBe(200);
    expect(gateway.requests[0]!.url).toBe('/wps/a%20b/100%25;v=1/%E2%82%AC.png?next=%2f..%2f');
  });

  test.each([600, 999])('answers 502 when the gateway answers with status %i', async (status) => {
    const gateway = await ownGateway((response) => response.writeHead(status).end('{}'));
    await serve(gateway.origin);
    for (const path of ['/wps/any', VENDORS]) {
      const answer = await request(path);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        502,
        { success: false, errorCode: 'gateway.away' },
      ]);
    }
    await expect
      .poll(() => lines)
      .toMatchObject([
        { status: 502, problem: expect.stringContaining('status') },
        { status: 502, problem: 'The gateway is away' },
      ]);
  });

  test('reads public data once for all clients', async () => {
    const waiting: ServerResponse[] = [];
    const gateway = await ownGateway((response) => waiting.push(response));
    await serve(gateway.origin);
    // The first client disconnects before the response.
    const gone = new AbortController();
    const left = send(running!.base + VENDORS, { headers: { Host: 'acme.example' }, signal: gone.signal });
    await expect.poll(() => waiting.length).toBe(1);
    const all = Promise.all(Array.from({ length: 20 }, () => request(VENDORS)));
    gone.abort();
    await expect(left).rejects.toThrow();
    // All clients must be waiting before the gateway answers.
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const response of waiting) response.end('{"success":true,"value":"vendors of the day"}');
    expect((await all).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(gateway.requests.length).toBe(1);
    expect((await request(VENDORS)).headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(gateway.requests.length).toBe(1);
  });

  test('renders the first view of a page from the gateway’s responses', async () => {
    const { origin } = await demoGateway();
    for (const build of ['site', 'server']) {
      cpSync(join(import.meta.dirname, '../../dist', build), join(folder, 'dist', build), {
        recursive: true,
      });
    }
    await serve(origin);
    const page = async () => (await request('/m/slot-games')).text;
    await expect
      .poll(page, { timeout: 60_000 })
      .toMatch(/<div id="root"><[\s\S]*<button[^>]*game-tile[\s\S]*<div id="neutral">/);
    expect(lines.filter((line) => 'error' in line)).toEqual([]);
  });

  test('logs one line for each request, without its query', async () => {
    await serve();
    const { headers } = await request('/m/site.json?ticket=secret');
    await expect
      .poll(() => lines)
      .toEqual([
        {
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          id: expect.stringMatching(/^[\w-]{36}$/),
          method: 'GET',
          host: 'acme.example',
          path: '/m/site.json',
          status: 200,
          ms: expect.any(Number),
        },
      ]);
    expect(headers['x-request-id']).toBe(lines[0]!.id);
  });
}
