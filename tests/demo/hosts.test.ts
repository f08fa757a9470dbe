import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Demo, startDemo } from '../../demo/server/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo({
    port: 0,
    partnerPort: 0,
    database: ':memory:',
    publicBase: 'https://demo.example',
  });
});
afterAll(() => demo.close());

interface Answer {
  status: number;
  body: string;
}

/** Sends a request to the server's address with another host. */
function sendRequest(origin: string, path: string, host: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers: { Host: host } }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    call.on('error', reject);
    call.end();
  });
}

const hot =
  '/wps/relay/GCSGAME_getHotGames?merchantCode=foyer&isPlatform=2&platform=html5&language=EN&gameName=a';

describe.each(['evil.example', 'localhost', 'localhost:1', 'demo.example.evil.example', '127.0.0.1.nip.io'])(
  'a call to the host %s',
  (host) => {
    test.each([
      '/demo/inbox/messages',
      '/wps/system/status',
      '/lgw/anything',
      '/m/home',
      '/embed/oembed?url=x',
      '/art/marks/audit.svg',
    ])('is refused at %s', async (path) => {
      const { status, body } = await sendRequest(demo.origin, path, host);
      expect(status).toBe(421);
      expect(body).not.toContain(host);
    });

    test('is refused by the partner too', async () => {
      expect((await sendRequest(demo.partnerOrigin, '/', host)).status).toBe(421);
    });
  },
);

test('responses are same-origin, and HTTPS-only behind a public HTTPS origin', async () => {
  for (const path of ['/wps/system/status', '/lgw/nothing', '/m/home']) {
    const { headers } = await fetch(demo.origin + path);
    expect([path, headers.get('Cross-Origin-Resource-Policy')]).toEqual([path, 'same-origin']);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  }
});

test('accepts local names and the public one, which begins all URLs', async () => {
  const { port } = new URL(demo.origin);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'demo.example']) {
    const { status, body } = await sendRequest(demo.origin, '/wps/system/status', host);
    expect([host, status]).toEqual([host, 200]);
    expect(JSON.parse(body).value.info.mainDomain).toBe('demo.example');
  }
  expect((await sendRequest(demo.origin, hot, `localhost:${port}`)).body).not.toContain('localhost');
});

test('serves each further brand at its own host, on the same gateway', async () => {
  const named = await Promise.all(
    demo.brandOrigins.map(async (origin) => {
      const { host } = new URL(origin);
      const [settings, status] = await Promise.all(
        ['/m/site.json', '/wps/system/status'].map((path) => sendRequest(demo.origin, path, host)),
      );
      return [host.split(':')[0], JSON.parse(settings!.body).brand.name, status!.status];
    }),
  );
  expect(named).toEqual([
    ['harbour.localhost', 'Harbour', 200],
    ['meadow.localhost', 'Meadow', 200],
    ['rosewood.localhost', 'Rosewood', 200],
  ]);
});
