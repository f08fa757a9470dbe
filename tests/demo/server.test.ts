import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, UnusableDatabase } from '../../demo/gateway/database.ts';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';
import { createPartner } from '../../demo/partner/partner.ts';
import { type Demo, startDemo } from '../../demo/server/demo.ts';
import { mountSite } from '../../demo/server/site.ts';
import { readKioskConfig } from '../../kiosk/config/read-kiosk-config.ts';
import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { hasHash } from '../../src/edge/files.ts';
import { PortTaken } from '../../src/edge/node/listen.ts';

let folder: string;
let app: Hono;
const script = 'export const answer = 42;\n'.repeat(40);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('dist/site/index.html', '<!doctype html><title>Foyer</title><body>site</body>');
  write('dist/site/csp.txt', "default-src 'none'; script-src 'self' 'sha256-x'\n");
  write('dist/site/assets/main-AbCd1234.js', script);
  write('dist/site/assets/main-AbCd1234.js.br', brotliCompressSync(script));
  write('dist/site/assets/icon.svg', '<svg/>');
  write('dist/kiosk/index.html', '<!doctype html><title>Kiosk</title>');
  write('dist/embed/foyer.js', '/* loader */');
  write('dist/embed/winners-AbCd1234.js', 'export {};');
  write('dist/embed/frame.html', '<!doctype html><title>Frame</title>');
  write('dist/secret.txt', 'secret');
  write('configs/site.json', JSON.stringify({ merchantCode: 'foyer', currency: 'INR', reports: '/reports' }));
  app = new Hono();
  mountSite(app, {
    dist: join(folder, 'dist'),
    configs: join(folder, 'configs'),
    partners: { acme: ['https://acme.example', 'https://www.acme.example'] },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('site', () => {
  test.each(['/', '/m', '/m/', '/m/home', '/m/activityDetail?id=1', '/m/register.html'])(
    '%s is the page with its build’s policy',
    { tags: ['RT-1'] },
    async (path) => {
      const answer = await app.request(path);
      expect(await answer.text()).toContain('site');
      expect(answer.headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; script-src 'self' 'sha256-x'",
      );
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    },
  );

  test('a build without a policy gets the strict default', async () => {
    const policy = (await app.request('/kiosk/')).headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('hashed files are immutable and sent compressed by the build', async () => {
    const path = '/m/assets/main-AbCd1234.js';
    const packed = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    expect(packed.headers.get('Cache-Control')).toContain('immutable');
    expect(packed.headers.get('Content-Type')).toContain('text/javascript');
    const plain = await app.request(path);
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
    const again = await app.request(path, { headers: { 'If-None-Match': plain.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect((await app.request('/m/assets/icon.svg')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await app.request('/m/assets/gone-AbCd1234.js')).status).toBe(404);
  });

  test.each([
    '/embed/../secret.txt',
    '/embed/%2e%2e/secret.txt',
    '/embed/..%2fsecret.txt',
    '/embed/%00',
    '/embed/%',
  ])('answers %s with 404', async (path) => {
    const answer = await app.request(new Request(`http://localhost${path}`));
    expect(answer.status).toBe(404);
  });

  test('distinguishes names with a hash', () => {
    expect(hasHash('assets/texts-a1b2c3d4/EN/first.json')).toBe(true);
    expect(hasHash('assets/react-Ab_d12-4.js')).toBe(true);
    expect(hasHash('assets/icon.svg')).toBe(false);
    expect(hasHash('third-party-notices.txt')).toBe(false);
    expect(hasHash('icons/apple-touch-icon.png')).toBe(false);
    expect(hasHash('manifest.webmanifest')).toBe(false);
  });

  test('the demo’s site config is valid', async () => {
    const { default: config } = await import('../../demo/site.json', { with: { type: 'json' } });
    expect(readSiteConfig(JSON.stringify(config))).toMatchObject({ currency: 'INR', merchantCode: 'foyer' });
    const answer = await app.request('/m/site.json');
    expect(await answer.json()).toMatchObject({ merchantCode: 'foyer' });
    // Login settings are private: pages of other origins read another file.
    const requested = await app.request('/m/site.json', { headers: { Origin: 'https://acme.example' } });
    expect(requested.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('embed', () => {
  test('any origin may load its files, and the loader is cached briefly', { tags: ['EM-1'] }, async () => {
    const loader = (await app.request('/embed/foyer.js')).headers;
    expect(loader.get('Access-Control-Allow-Origin')).toBe('*');
    expect(loader.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(loader.get('Cache-Control')).toBe('public, max-age=300');
    expect((await app.request('/embed/winners-AbCd1234.js')).headers.get('Cache-Control')).toContain(
      'immutable',
    );
  });

  test('partners’ pages read their settings', { tags: ['EM-1'] }, async () => {
    const answer = await app.request('/embed/site.json');
    expect(await answer.json()).toMatchObject({ version: 1, merchantCode: 'foyer', currency: 'INR' });
    expect(await (await app.request('/embed/site.json')).text()).not.toContain('reports');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
    const packed = await app.request('/embed/site.json', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
    expect(JSON.parse(gunzipSync(await packed.arrayBuffer()).toString())).toMatchObject({ currency: 'INR' });
  });

  test('only the partner’s pages may embed the iframe', async () => {
    const ancestors = async (query: string) =>
      /frame-ancestors [^;]*/.exec(
        (await app.request(`/embed/frame${query}`)).headers.get('Content-Security-Policy') ?? '',
      )?.[0];
    expect(await ancestors('?partner=acme')).toBe(
      'frame-ancestors https://acme.example https://www.acme.example',
    );
    for (const query of ['', '?partner=other', '?partner=constructor']) {
      expect(await ancestors(query)).toBe("frame-ancestors 'none'");
    }
  });
});

describe('partner', () => {
  const partner = createPartner('http://localhost:4300');

  test.each(['/', '/ur', '/hostile'])(
    '%s loads the embed under a policy without inline code',
    { tags: ['EM-1'] },
    async (path) => {
      const answer = await partner.request(path);
      const html = await answer.text();
      expect(html).toContain(
        '<script async src="http://localhost:4300/embed/foyer.js" crossorigin referrerpolicy="no-referrer" data-partner="acme">',
      );
      expect(html).toContain('data-foyer="winners"');
      expect(html).not.toMatch(/\sstyle=|<style|\son\w+=|\{\{/);
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          'script-src http://localhost:4300',
          "style-src 'self'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
        ]),
      );
      expect(policy).not.toContain('unsafe');
    },
  );
});

describe('start', () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:', dist: join(folder, 'dist') });
  });
  afterAll(() => demo.close());

  test('gateway and site answer at both local names and use them in URLs', async () => {
    const port = new URL(demo.origin).port;
    for (const host of ['localhost', '127.0.0.1']) {
      const query = 'merchantCode=foyer&isPlatform=2&platform=html5&language=EN';
      const answer = await fetch(`http://${host}:${port}/wps/relay/GCSGAME_getHotGames?${query}`);
      const { value } = await answer.json();
      expect(value.list[0].iconUrl).toMatch(
        new RegExp(`^http://${host}:${port}/art/games-\\w+/${value.list[0].gameId}\\.avif$`),
      );
    }
    expect(await (await fetch(`${demo.origin}/m/home`)).text()).toContain('site');
  });

  test('leads from /kiosk to the page at /kiosk/', async () => {
    const at = (path: string) => fetch(demo.origin + path, { redirect: 'manual' });
    const { status, headers } = await at('/kiosk');
    expect([status, headers.get('location')]).toEqual([302, '/kiosk/']);
    expect((await at('/kiosk/')).status).toBe(200);
  });

  test('serves a kiosk.json that the kiosk accepts, and adds the address of reports to site.json alone', {
    tags: ['KI-1'],
  }, async () => {
    const read = async (path: string) => (await fetch(demo.origin + path)).text();
    expect(readKioskConfig(await read('/kiosk/kiosk.json'), 'lounge-1')).toMatchObject({
      venue: 'Foyer Lounge',
    });
    expect(JSON.parse(await read('/m/site.json'))).toHaveProperty('reports');
  });

  test('the started partner may read', async () => {
    const answer = await fetch(`${demo.origin}/wps/relay/GCSGAME_getWinnerBoard`, {
      headers: { Origin: demo.partnerOrigin },
    });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(demo.partnerOrigin);
    expect(await (await fetch(demo.partnerOrigin)).text()).toContain(`${demo.origin}/embed/foyer.js`);
  });

  test('reports a taken port and closes everything else', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as { port: number };
    const start = startDemo({ port: 0, partnerPort: port, database: ':memory:' });
    await expect(start).rejects.toBeInstanceOf(PortTaken);
    await expect(start).rejects.toMatchObject({ port });
    await new Promise((done) => taken.close(done));
  });
});

describe('database', () => {
  test('data survives a restart unless it is reset', async () => {
    const database = join(folder, 'data/demo.sqlite');
    const winnersOf = async (reset = false) => {
      const gateway = createDemoGateway({ database, reset });
      const { value } = await (await gateway.app.request('/wps/system/status')).json();
      gateway.close();
      return value.encryption.keyId as string;
    };
    const first = await winnersOf();
    expect(await winnersOf()).toBe(first);
    expect(await winnersOf(true)).not.toBe(first);
  });

  test('a file of another version is reported with a remedy', () => {
    const database = join(folder, 'old.sqlite');
    const store = openDatabase(database, false, 0);
    store.script('PRAGMA user_version = 999');
    store.close();
    expect(() => openDatabase(database, false, 0)).toThrow(UnusableDatabase);
    expect(() => openDatabase(database, false, 0)).toThrow('--reset');
  });
});

test.each([
  [['--games', '100001'], '--games takes a number up to 100000'],
  [['--port', '70000'], '70000 is no port'],
  [['--port', '0', '--nothing'], "Unknown option '--nothing'"],
])('a start with %j reports the error and the usage', (options, reason) => {
  const start = join(import.meta.dirname, '../../demo/start.ts');
  const { status, stderr } = spawnSync(process.execPath, [start, '--no-build', ...options], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('npm start -- [options]');
});
