import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { type Serving, startServing } from '../../src/edge/node/serve.ts';
import { readServeConfig } from '../../src/edge/node/serve-config.ts';
import { getMember, openTrial } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { type Answer, sendRequest as send } from '../support/ask.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { documented, root } from './documented.ts';
import { hasNginx, type Nginx, startNginx } from './nginx-process.ts';

const HEADING = 'Static files on nginx alone';
const builds = join(root, 'dist');
const hasBuilds = existsSync(join(builds, 'nginx/foyer.conf'));

/** Finds a file of a build by the beginning or end of its name. */
const fileOf = (folder: string, name: RegExp) =>
  readdirSync(join(builds, folder)).find((file) => name.test(file)) ?? `no ${name} in ${folder}`;

describe.skipIf(!hasNginx || !hasBuilds)('static files on nginx alone, by the guide', () => {
  let checkout: Checkout;
  let demo: Demo;
  let front: Serving;
  let nginx: Nginx;
  let upstream: Server;
  let received: IncomingHttpHeaders | undefined;

  beforeAll(async () => {
    checkout = makeCheckout();
    execFileSync('sh', ['-e', '-c', documented(HEADING, 'sh')], {
      cwd: checkout.folder,
      stdio: 'pipe',
      env: checkout.env,
    });
    const brand = join(checkout.folder, 'brands/play');

    checkout.write('brands/play/public/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    checkout.write('brands/play/public/texts/EN.json', '{}');
    demo = await startDemo({
      port: 0,
      partnerPort: 0,
      database: ':memory:',
      publicBase: 'http://gateway.example',
    });
    upstream = createServer((requested, response) => {
      received = requested.headers;
      requested.resume().on('end', () => response.end('{"success":true}'));
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const gateway = {
      origin: demo.origin,
      own: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    };
    const hosts = ['play.example'];
    writeFileSync(
      join(checkout.folder, 'serve.json'),
      JSON.stringify({
        port: 0,
        builds,
        trustedProxies: ['127.0.0.1'],
        brands: [{ hosts, folder: brand, gateway: gateway.origin }],
      }),
    );
    front = await startServing(readServeConfig(join(checkout.folder, 'serve.json')), () => {});
    const block = documented(HEADING, 'nginx')
      .replaceAll('/srv/foyer/dist', builds)
      .replaceAll('/srv/foyer/brands/play', brand)
      .replace('127.0.0.1:9000', new URL(gateway.origin).host)
      // A gateway that echoes requests, and an unreachable one.
      .replace('location ^~ /art/   {', `location ^~ /art/ { set $foyer_gateway ${gateway.own};`)
      .replace('location ^~ /games/ {', 'location ^~ /games/ { set $foyer_gateway http://127.0.0.1:9;');
    nginx = await startNginx(checkout.folder, block);
  }, 60_000);
  afterAll(async () => {
    await nginx?.stop();
    upstream?.closeAllConnections();
    upstream?.close();
    await front?.stop(0);
    await demo?.close();
    checkout?.remove();
  });

  const compared = [
    'content-type',
    'content-encoding',
    'cache-control',
    'content-security-policy',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'x-content-type-options',
    'access-control-allow-origin',
    'strict-transport-security',
    'location',
  ];
  /** The headers that both servers must send alike. */
  const likeness = ({ status, headers }: Answer, names: readonly string[]) => ({
    status,
    ...Object.fromEntries(names.map((name) => [name, headers[name]])),
  });
  const both = async (path: string, more: Record<string, string> = {}) => {
    const headers = { Host: 'play.example', 'X-Forwarded-Proto': 'https', ...more };
    const own = await send(`http://127.0.0.1:${front.port}${path}`, { headers });
    return { own, alone: await nginx.request(path, more) };
  };

  const hashed = hasBuilds ? fileOf('site/assets', /^main-.*\.js$/) : '';
  const texts = hasBuilds ? fileOf('site/assets', /^texts-/) : '';
  const core = hasBuilds ? fileOf('embed', /^core-.*\.js$/) : '';
  const version = hasBuilds ? fileOf('embed', /^\d+\.\d+\.\d+/) : '';

  test.each([
    `/m/assets/${hashed}`,
    `/m/assets/${texts}/EN/first.json`,
    '/m/assets/icon.svg',
    '/m/third-party-notices.txt',
    '/m/manifest.json',
    '/m/sw.js',
    '/m/logo.svg',
    '/m/texts/EN.json',
    '/m/site.json',
    '/m/icons/icon-192.png',
    '/m/icons/apple-touch-icon.png',
    '/kiosk/kiosk.json',
    '/kiosk/assets/icon.svg',
    '/embed/foyer.js',
    '/embed/manifest.json',
    '/embed/third-party-notices.txt',
    '/embed/operator/assets/icon.svg',
    '/embed/operator/manifest.json',
    `/embed/${version}/foyer.js`,
    `/embed/${core}`,
  ])('sends %s like the front server, in both encodings', async (path) => {
    for (const encoding of ['identity', 'gzip']) {
      const { own, alone } = await both(path, { 'Accept-Encoding': encoding });
      expect(alone.status).toBe(200);
      expect(likeness(alone, compared)).toEqual(likeness(own, compared));
      expect(alone.text).toBe(own.text);
    }
    const { headers } = await nginx.request(path);
    expect((await nginx.request(path, { 'If-None-Match': String(headers.etag) })).status).toBe(304);
  });

  test.each([
    '/',
    '/m',
    '/m/',
    '/m/home',
    '/m/slot-games?vassalage=NIMBUS',
    '/m/index.html',
    '/m/a/b.html',
    '/m/who.php',
    '/kiosk/',
    '/kiosk/home',
  ])('%s is a page with its build’s policy', async (path) => {
    const { own, alone } = await both(path);
    expect(alone.status).toBe(200);
    // The front server's policy also allows the styles that it writes into the page.
    const shared = compared.filter((name) => name !== 'content-security-policy');
    expect(likeness(alone, shared)).toEqual(likeness(own, shared));
    const build = path.startsWith('/kiosk') ? 'kiosk' : 'site';
    expect(alone.text).toBe(readFileSync(join(builds, build, 'index.html'), 'utf8'));
    expect(alone.headers['content-security-policy']).toBe(
      readFileSync(join(builds, build, 'csp.txt'), 'utf8').trim(),
    );
  });

  test.each([
    '/m/assets/none-12345678.js',
    '/m/icons/none.png',
    '/m/none.svg',
    '/m/texts/HI.json',
    '/m/icons/..%2f..%2fsite.json',
    '/kiosk/assets/none.js',
    '/embed/none-12345678.js',
    '/embed/frame.html',
    '/elsewhere',
    '/brands/play/site.json',
    '/m/../../package.json',
  ])('answers %s with 404, not cached', async (path) => {
    const { own, alone } = await both(path);
    expect([alone.status, own.status]).toEqual([404, 404]);
    expect(alone.headers['cache-control']).toBeUndefined();
  });

  test('sends browsers the page of a wrong address, in the chosen language', async () => {
    const accept = { Accept: 'text/html,*/*;q=0.8' };
    const pages = [
      ['', 'This page does not exist'],
      ['MC_LANGUAGE=UR', 'یہ صفحہ موجود نہیں'],
      ['MC_LANGUAGE=../foyer', 'This page does not exist'],
    ];
    for (const [Cookie = '', title] of pages) {
      const { own, alone } = await both('/elsewhere', { ...accept, Cookie });
      const shared = compared.filter((name) => !['content-type', 'content-security-policy'].includes(name));
      expect(likeness(alone, shared)).toEqual(likeness(own, shared));
      expect(alone.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(alone.text).toContain(title);
      expect(alone.headers['content-security-policy']).toMatch(/style-src 'sha256-/);
    }
    expect((await nginx.request('/elsewhere')).text).toBe('404 Not Found');
  });

  test('workers of former sites, and the site’s for a brand without one, unregister themselves', async () => {
    for (const path of ['/sw.js', '/service-worker.js']) {
      const { own, alone } = await both(path);
      expect(alone.text).toBe(own.text);
      expect(likeness(alone, compared)).toEqual(likeness(own, compared));
    }
    const file = join(checkout.folder, 'brands/play/sw.js');
    writeFileSync(file, readFileSync(join(builds, 'nginx/no-worker.js')));
    expect((await nginx.request('/m/sw.js')).text).toContain('registration.unregister()');
    rmSync(file);
  });

  test('serves the files of partners’ pages and the app’s manifest', async () => {
    const settings = await both('/embed/site.json');
    expect(JSON.parse(settings.alone.text)).toEqual(JSON.parse(settings.own.text));
    expect(likeness(settings.alone, compared)).toEqual(likeness(settings.own, compared));
    const manifest = await both('/m/app.webmanifest');
    expect(JSON.parse(manifest.alone.text)).toEqual(JSON.parse(manifest.own.text));
    expect(likeness(manifest.alone, compared)).toEqual(likeness(manifest.own, compared));
    expect((await nginx.request('/kiosk')).status).toBe(302);
  });

  test('a login passes through it, and nginx alone names the client to the gateway', async () => {
    expect(JSON.parse((await nginx.request(getStatus.path)).text)).toMatchObject({ success: true });
    const { value } = JSON.parse((await nginx.request(openTrial.path)).text);
    const member = await nginx.request(getMember.path, { Authorization: `Bearer ${value.token}` });
    expect(JSON.parse(member.text)).toMatchObject({ success: true, value: { account: value.userName } });
    await nginx.request('/art/x', {
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Host': 'evil.example',
      'X-Request-Id': 'made-up',
      'X-Real-IP': '6.6.6.6',
      Forwarded: 'for=6.6.6.6',
    });
    expect(received).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'play.example' });
    expect(JSON.stringify(received)).not.toMatch(/6\.6\.6\.6|evil|made-up/);
  });

  test('refuses an encoded separator in a forwarded path', async () => {
    for (const path of ['/wps/x/%252e%252e/admin', '/wps/a%2fb', '/wps/a/..;/b', '/wps/x%5cy']) {
      const answer = await nginx.request(path);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        400,
        { success: false, errorCode: 'request.invalid' },
      ]);
    }
    expect((await nginx.request('/wps/any?next=%2f..%2f')).status).toBe(404);
  });

  test('answers for an unreachable gateway and a large body in the contract’s envelope', async () => {
    const away = await nginx.request('/games/x');
    expect([away.status, JSON.parse(away.text)]).toEqual([
      502,
      { success: false, errorCode: 'gateway.away' },
    ]);
    expect(away.headers['content-type']).toMatch(/^application\/json/);
    const large = await nginx.request('/wps/any', {}, 'x'.repeat(1024 * 1024 + 1));
    expect([large.status, JSON.parse(large.text)]).toEqual([
      413,
      { success: false, errorCode: 'request.invalid' },
    ]);
  });
});
