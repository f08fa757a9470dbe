import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { type Serving, startServing } from '../../src/edge/node/serve.ts';
import { readServeConfig, WrongConfig } from '../../src/edge/node/serve-config.ts';
import type { LogLine } from '../../src/edge/request-log.ts';
import { call, configureGateway } from '../../src/gateway/client.ts';
import { getMember, login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { ask as send } from '../support/ask.ts';

const PASSWORD = 'foyer-1234';

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

/** Starts it with two brands, of which one has a gateway, and more of a config. */
async function serve(more: object = {}): Promise<string> {
  const brands = [
    { hosts: ['acme.example', 'localhost'], folder: 'acme', gateway: demo.origin },
    { hosts: ['zeta.example'], folder: 'zeta', partners: { zed: ['https://zed.example'] } },
  ];
  write('serve.json', JSON.stringify({ port: 0, brands, ...more }));
  serving = await startServing(readServeConfig(join(folder, 'serve.json')), (line) => lines.push(line));
  return `http://127.0.0.1:${serving.port}`;
}

const ask = (base: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  send(base + path, { headers }, body);

describe('the front server', () => {
  test('serves each brand by its host, and no other host', async () => {
    const base = await serve();
    const nameAt = async (Host: string) =>
      JSON.parse((await ask(base, '/m/site.json', { Host })).text).brand.name;
    expect(await nameAt('acme.example')).toBe('Acme Play');
    expect(await nameAt('zeta.example')).toBe('Zeta');
    const other = await ask(base, '/m/site.json', { Host: 'evil.example' });
    expect([other.status, other.headers['cache-control']]).toEqual([421, 'no-store']);
    expect((await ask(base, '/m/home', { Host: 'zeta.example' })).text).toContain('site');
  });

  test('lets the pages of a brand’s own partners hold its frame', async () => {
    write('dist/embed/frame.html', '<script type="application/json" id="parents">[]</script>');
    write('dist/embed/frame-csp.txt', "default-src 'self'; frame-ancestors 'none'");
    const base = await serve();
    const at = async (Host: string) =>
      (await ask(base, '/embed/frame?partner=zed', { Host })).headers['content-security-policy'];
    expect(await at('zeta.example')).toContain('frame-ancestors https://zed.example');
    expect(await at('acme.example')).toContain("frame-ancestors 'none'");
  });

  test('passes calls on to the brand’s gateway, where somebody signs in as on the gateway itself', async () => {
    const base = (await serve()).replace('127.0.0.1', 'localhost');
    let token: string | undefined;
    configureGateway({
      base,
      merchantCode: 'foyer',
      token: () => token,
      key: async () => (await call(getStatus, {})).encryption,
    });
    const body = {
      type: 'username',
      username: 'maya7',
      password: PASSWORD,
      rememberPassword: false,
    } as const;
    token = (await call(login, { body })).token;
    expect(await call(getMember, {})).toMatchObject({ account: 'maya7' });
    // A brand without a gateway has no calls, and what is no gateway's path is not passed on.
    expect((await ask(base, '/wps/system/status', { Host: 'zeta.example' })).status).toBe(404);
    expect((await ask(base, '/demo/inbox')).status).toBe(404);
  });

  test('tells the gateway who called, whatever the caller says of itself', async () => {
    const told: IncomingHttpHeaders[] = [];
    const upstream = createServer((asked, answer) => {
      told.push(asked.headers);
      asked.pipe(answer);
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    const gateway = `http://127.0.0.1:${port}`;
    const forged = {
      Host: 'acme.example',
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'evil.example',
      'X-Request-Id': 'made-up-by-the-caller',
      Forwarded: 'for=6.6.6.6',
      Authorization: 'Bearer abc',
    };
    const brands = [{ hosts: ['acme.example'], folder: 'acme', gateway }];
    await ask(await serve({ brands }), '/wps/any?ticket=1', forged);
    expect(told[0]).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'acme.example',
      host: `127.0.0.1:${port}`,
      authorization: 'Bearer abc',
    });
    expect(told[0]).not.toHaveProperty('forwarded');
    expect(told[0]!['x-request-id']).not.toBe('made-up-by-the-caller');
    await serving!.stop(0);
    const trusting = await serve({ brands, trustedProxies: ['127.0.0.1'] });
    const answer = await ask(trusting, '/wps/any', forged, 'a body');
    expect(answer.text).toBe('a body');
    expect(told[1]).toMatchObject({
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

  test('passes on what a call says, and not what is of its connection or made up about the caller', async () => {
    const told: IncomingHttpHeaders[] = [];
    const upstream = createServer((asked, answer) => {
      told.push(asked.headers);
      answer.setHeader('Connection', 'close, X-Of-The-Hop');
      answer.setHeader('X-Of-The-Hop', '1');
      answer.setHeader('Proxy-Authenticate', 'Basic');
      answer.setHeader('Set-Cookie', ['a=1', 'b=2']);
      answer.end('{}');
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    const brands = [{ hosts: ['acme.example'], folder: 'acme', gateway: `http://127.0.0.1:${port}` }];
    const base = await serve({ brands });
    const answer = await ask(base, '/wps/any', {
      Host: 'acme.example',
      Connection: 'keep-alive, X-Secret-Of-The-Hop',
      'X-Secret-Of-The-Hop': '1',
      'Proxy-Authorization': 'Basic abc',
      'Proxy-Connection': 'keep-alive',
      TE: 'trailers',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAMAAABkAAQAAP__',
      'X-Real-IP': '6.6.6.6',
      'X-Forwarded-Prefix': '/evil',
      'CF-Connecting-IP': '6.6.6.6',
      'Accept-Language': 'ur',
      Device: 'MOBILE',
      Cookie: 'a=1',
    });
    expect(answer.status).toBe(200);
    expect(told[0]).toMatchObject({ 'accept-language': 'ur', device: 'MOBILE', cookie: 'a=1' });
    const left = /^(x-secret|proxy-|te$|upgrade|http2|x-real|x-forwarded-prefix|cf-)/;
    expect(Object.keys(told[0]!).filter((name) => left.test(name))).toEqual([]);
    expect(answer.headers).toMatchObject({
      'set-cookie': ['a=1', 'b=2'],
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('x-of-the-hop');
    expect(answer.headers).not.toHaveProperty('proxy-authenticate');
    // A body of a size that no call has is refused before the gateway hears of it.
    const large = await ask(base, '/wps/any', { Host: 'acme.example' }, 'x'.repeat(1024 * 1024 + 1));
    expect([large.status, JSON.parse(large.text)]).toMatchObject([413, { errorCode: 'request.invalid' }]);
    expect(told.length).toBe(1);
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  });

  test('says in the contract’s words that a gateway is away, and goes on serving', async () => {
    // Port 9 is where nobody listens.
    const brands = [{ hosts: ['acme.example'], folder: 'acme', gateway: 'http://127.0.0.1:9' }];
    const base = await serve({ brands });
    const answer = await ask(base, '/wps/system/status', { Host: 'acme.example' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      502,
      { success: false, errorCode: 'gateway.away' },
    ]);
    expect((await ask(base, '/m/home', { Host: 'acme.example' })).status).toBe(200);
  });

  test('logs each request by a line with nothing of what stands behind its path', async () => {
    const base = await serve();
    await ask(base, '/m/site.json?ticket=secret', { Host: 'acme.example' });
    expect(lines).toEqual([
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
  });

  test('takes what visits tell where its config says so, and adds it to a file', async () => {
    expect((await ask(await serve(), '/m/reports', { Host: 'acme.example' }, '{}')).status).toBe(404);
    await serving!.stop(0);
    const reports = {
      token: 'a-token-of-the-operators',
      countryHeader: 'CF-IPCountry',
      file: 'visits.jsonl',
    };
    const told = JSON.stringify({ name: 'vitals', page: '/m/home', detail: { name: 'LCP', value: 900 } });
    const headers = { Host: 'acme.example', 'Content-Type': 'text/plain', 'CF-IPCountry': 'PT' };
    for (const trustedProxies of [[], ['127.0.0.1']]) {
      const base = await serve({ reports, trustedProxies });
      expect((await ask(base, '/m/reports', headers, told)).status).toBe(204);
      const page = await ask(base, '/operators/figures?by=country', {
        Host: 'acme.example',
        Authorization: 'Bearer a-token-of-the-operators',
      });
      // A caller may say anything; a trusted proxy knows.
      const group = trustedProxies.length ? 'PT' : 'other';
      expect(JSON.parse(page.text).rows).toMatchObject([{ group, count: 1 }]);
      await serving!.stop(0);
    }
    const kept = readFileSync(join(folder, 'visits.jsonl'), 'utf8').trim().split('\n');
    expect(kept.map((line) => JSON.parse(line).country)).toEqual(['other', 'PT']);
    expect(kept.join()).not.toContain('127.0.0.1');
  });

  test('is healthy once every brand and the site are there, and not while it stops', async () => {
    const base = await serve();
    expect((await ask(base, '/healthz')).status).toBe(200);
    write('zeta/site.json', '{ broken');
    expect((await ask(base, '/healthz')).status).toBe(503);
    write('zeta/site.json', '{"merchantCode":"zeta","brand":{"name":"Zeta"}}');
    rmSync(join(folder, 'dist/site/index.html'));
    expect(JSON.parse((await ask(base, '/healthz')).text)).toMatchObject({ healthy: false, built: false });
    expect(lines).toEqual([]);
  });

  test('lets an answer that is on its way end when it stops, and takes no new ones', async () => {
    let release = () => {};
    const upstream = createServer((_, answer) => {
      release = () => answer.end('{"success":true}');
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const { port } = upstream.address() as AddressInfo;
    const brands = [{ hosts: ['acme.example'], folder: 'acme', gateway: `http://127.0.0.1:${port}` }];
    const base = await serve({ brands });
    const asked = ask(base, '/wps/slow', { Host: 'acme.example' });
    await vi.waitFor(() => expect(String(release)).toContain('end'));
    const stopped = serving!.stop();
    await expect(ask(base, '/m/site.json', { Host: 'acme.example' })).rejects.toThrow('ECONNREFUSED');
    release();
    expect((await asked).text).toBe('{"success":true}');
    await stopped;
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  });
});

describe('its config', () => {
  const read = (config: unknown, env = {}) => {
    write('serve.json', typeof config === 'string' ? config : JSON.stringify(config));
    return readServeConfig(join(folder, 'serve.json'), env);
  };
  const acme = { hosts: ['acme.example'], folder: 'acme' };

  test('has folders from its own folder, and the environment before the file', () => {
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
    [{ brands: [acme], port: 70_000 }, 'port '],
    [{ brands: [acme], reports: { token: 'short' } }, 'reports.token has fewer than 16'],
    [{ brands: [acme], prot: 80 }, 'prot '],
    [{ brands: [acme, acme] }, 'acme.example is a host of two brands'],
  ])('%j: says where it is wrong', (config, why) => {
    expect(() => read(config)).toThrow(WrongConfig);
    expect(() => read(config)).toThrow(`serve.json: ${why}`);
  });

  test('that is not there is said to be', () => {
    expect(() => readServeConfig(join(folder, 'none.json'))).toThrow('none.json: cannot be read');
  });
});
