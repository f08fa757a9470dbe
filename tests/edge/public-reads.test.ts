import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { brand } from '../../src/edge/brand.ts';
import type { Files } from '../../src/edge/files.ts';
import { publicReads } from '../../src/edge/public-reads.ts';
import { openGateway } from '../demo/harness.ts';
import { collectWork } from './execution-context.ts';

const HOST = 'http://play.example';
const VENDORS = '/wps/relay/GCSGAME_getVassalGames?typeId=1&merchantCode=foyer&language=EN';
const SECOND = 1_000;

/**
 * Starts a front server on the demo gateway; records its requests and the highest number of concurrent reads.
 */
function serve(site: object = { merchantCode: 'foyer' }) {
  const { app: gateway, switches, ...demo } = openGateway();
  let now = 0;
  const requests: Request[] = [];
  const readings: Promise<unknown>[] = [];
  const upstream = {
    away: false,
    more: {} as Record<string, string>,
    open: 0,
    most: 0,
    held: undefined as Promise<void> | undefined,
  };
  const file = { body: new TextEncoder().encode(JSON.stringify(site)), tag: '"1"' };
  const files: Files = { read: async (path) => (path === 'site.json' ? file : undefined) };
  const one = brand(files, {
    hosts: ['play.example', 'games.example'],
    clock: () => now,
    gateway: {
      origin: 'http://localhost',
      paths: ['/wps/', '/lgw/'],
      async fetch(request) {
        requests.push(request);
        upstream.most = Math.max(upstream.most, ++upstream.open);
        await upstream.held;
        upstream.open -= 1;
        if (upstream.away) throw new TypeError('fetch failed');
        const answer = await gateway.fetch(request);
        return new Response(answer.body, {
          status: answer.status,
          headers: { ...Object.fromEntries(answer.headers), ...upstream.more },
        });
      },
    },
  });
  const app = new Hono();
  app.use(publicReads(() => one));
  app.all('*', (c) => c.text('passed on'));
  return {
    ...demo,
    switches,
    requests,
    upstream,
    reads: one.reads,
    /** Waits for the reads that continue in the background. */
    settled: async () => void (await Promise.all(readings.splice(0))),
    pass(ms: number) {
      now += ms;
    },
    async sendRequest(path = VENDORS, headers: Record<string, string> = {}, host = HOST) {
      const answer = await app.request(host + path, { headers }, {}, collectWork(readings));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
  };
}

const isVendors = expect.stringContaining('"success":true');

test('reads once for simultaneous requests, and not again while the response is fresh', async () => {
  const { sendRequest, requests, upstream, pass } = serve();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendRequest()));
  expect(answers.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, () => isVendors));
  expect([requests.length, upstream.most]).toEqual([1, 1]);
  pass(60 * SECOND - 1);
  await sendRequest();
  expect(requests.length).toBe(1);
});

test('serves a stale response while one read refreshes it, and not longer than ten times its lifetime', async () => {
  const { sendRequest, requests, upstream, pass, settled } = serve();
  await sendRequest();
  pass(60 * SECOND);
  let release = () => {};
  upstream.held = new Promise((resolve) => {
    release = resolve;
  });
  const late = await Promise.all([sendRequest(), sendRequest(), sendRequest()]);
  expect(late.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(late[0].headers.get('Cache-Control')).toBe('public, max-age=0');
  expect(requests.length).toBe(2);
  release();
  await settled();
  expect((await sendRequest()).headers.get('Cache-Control')).toBe('public, max-age=60');
  // Ten times the lifetime: too old to be served without a new read.
  pass(600 * SECOND);
  upstream.held = undefined;
  await sendRequest();
  expect([requests.length, (await sendRequest()).headers.get('Cache-Control')]).toEqual([
    3,
    'public, max-age=60',
  ]);
});

test('serves a response for an hour while the gateway is unreachable, then answers 502', async () => {
  const { sendRequest, requests, upstream, pass } = serve();
  await sendRequest();
  upstream.away = true;
  pass(3_600 * SECOND - 1);
  expect((await sendRequest()).status).toBe(200);
  const tries = requests.length;
  // The next request does not try the gateway again at once.
  await sendRequest();
  expect(requests.length).toBe(tries);
  pass(2 * SECOND);
  const gone = await sendRequest();
  expect([gone.status, JSON.parse(gone.text)]).toEqual([502, { success: false, errorCode: 'gateway.away' }]);
  upstream.away = false;
  pass(2 * SECOND);
  expect((await sendRequest()).text).toEqual(isVendors);
});

test('answers 304 to a matching ETag, and compresses for clients that accept gzip', async () => {
  const { sendRequest } = serve();
  const plain = await sendRequest();
  const packed = await sendRequest(VENDORS, { 'Accept-Encoding': 'gzip, br' });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(packed.headers.get('Vary')).toBe('Accept-Encoding, Authorization, Device, Origin');
  const tags = [plain, packed].map(({ headers }) => headers.get('ETag')!);
  expect(new Set(tags).size).toBe(2);
  const again = await sendRequest(VENDORS, { 'If-None-Match': tags[0]! });
  expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', tags[0]]);
  expect((await sendRequest(VENDORS, { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each([
  ['a session', VENDORS, { Authorization: 'Bearer abc' }],
  ['a page of another origin', VENDORS, { Origin: 'https://partner.example' }],
  ['a parameter that is not known', `${VENDORS}&cb=1`, {}],
  ['a parameter twice', `${VENDORS}&language=UR`, {}],
  ['another operator', VENDORS.replace('foyer', 'other'), {}],
  ['a language that the brand has not', VENDORS.replace('EN', 'XX'), {}],
  ['a partner', `${VENDORS}&partner=acme`, {}],
  [
    'a device that is none',
    '/lgw/lottery/list?merchantCode=foyer&language=EN&gameType=LOTT',
    { Device: 'x' },
  ],
  [
    'a name that is searched for',
    '/wps/relay/GCSGAME_getHotGames?merchantCode=foyer&isPlatform=2&platform=html5&language=EN&gameName=fish',
    {},
  ],
  ['what depends on the address of who asks', '/wps/system/status', {}],
  ['what is a member’s own', '/wps/member/info', {}],
  [
    'a long value',
    `/wps/relay/GCSGAME_getGameList?merchant=foyer&platform=html5&clientType=2&language=EN&pageNo=1&pageSize=18&vassalage=${'x'.repeat(65)}`,
    {},
  ],
  [
    'a page that nobody reads to',
    '/wps/relay/GCSGAME_getGameList?merchant=foyer&platform=html5&clientType=2&language=EN&pageNo=1000&pageSize=18',
    {},
  ],
])('%s is passed on unchanged', async (_, path, headers) => {
  const { sendRequest, requests } = serve();
  expect((await sendRequest(path, headers as Record<string, string>)).text).toBe('passed on');
  expect(requests).toEqual([]);
});

test('passes on a request for the brand’s host on another port', async () => {
  const { sendRequest, requests } = serve();
  expect((await sendRequest(VENDORS, {}, 'http://play.example:81')).text).toBe('passed on');
  expect(requests).toEqual([]);
});

test('sends nothing of the client’s headers to the gateway or to other clients', async () => {
  const { sendRequest, requests } = serve();
  const clean = await serve().sendRequest();
  const poisoned = await sendRequest(VENDORS, {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': '6.6.6.6',
    'X-Original-URL': '/wps/system/status',
    'X-HTTP-Method-Override': 'POST',
    Cookie: 'a=b',
    'Accept-Language': 'ur',
    'User-Agent': 'x'.repeat(4_000),
    Range: 'bytes=0-1',
    'Cache-Control': 'no-cache',
  });
  expect(poisoned.text).toBe(clean.text);
  expect(Object.fromEntries(requests[0]!.headers)).toEqual({
    accept: 'application/json',
    'x-forwarded-host': 'play.example',
    'x-forwarded-proto': 'http',
  });
  expect((await sendRequest()).text).toBe(clean.text);
  // The order of parameters shares one entry; another host of the brand has its own.
  await sendRequest('/wps/relay/GCSGAME_getVassalGames?language=EN&merchantCode=foyer&typeId=1');
  expect(requests.length).toBe(1);
  await sendRequest(VENDORS, {}, 'http://games.example');
  expect(requests.length).toBe(2);
});

test.each([
  ['a cookie', { 'Set-Cookie': 'session=1' }],
  ['an answer that is private', { 'Cache-Control': 'private' }],
  ['an answer that depends on cookies', { Vary: 'Accept-Encoding, Cookie' }],
])('does not cache %s', async (_, more) => {
  const { sendRequest, upstream, pass } = serve();
  upstream.more = more;
  const answer = await sendRequest();
  expect([answer.text, answer.headers.get('Set-Cookie')]).toEqual(['passed on', null]);
  upstream.more = {};
  pass(2 * SECOND);
  expect((await sendRequest()).text).toEqual(isVendors);
});

test('passes on an error of the gateway and removes the cached response', async () => {
  const { sendRequest, switches, pass, settled } = serve();
  await sendRequest();
  switches.maintenance = true;
  pass(60 * SECOND);
  await sendRequest();
  await settled();
  expect((await sendRequest()).text).toBe('passed on');
});

test('reads at the path that the brand’s site.json sets for a call', async () => {
  const { sendRequest, requests } = serve({
    merchantCode: 'foyer',
    endpoints: { getVendors: '/wps/own/vendors' },
    languages: ['UR'],
  });
  expect((await sendRequest(VENDORS)).text).toBe('passed on');
  expect((await sendRequest('/wps/own/vendors?typeId=1&merchantCode=foyer&language=EN')).text).toBe(
    'passed on',
  );
  expect(requests).toEqual([]);
  await sendRequest('/wps/own/vendors?typeId=1&merchantCode=foyer&language=UR');
  expect(new URL(requests[0]!.url).pathname).toBe('/wps/own/vendors');
});

test('evicts under a flood of different reads, and keeps the responses that pages use', async () => {
  const { reads } = serve();
  let requestCount = 0;
  const own = async () => {
    requestCount += 1;
    return new Response('{"success":true,"value":"own"}');
  };
  const get = (key: string) => reads.get(key, { address: VENDORS, device: '', seconds: 60 }, own);
  await get('first');
  reads.peek('first', { address: VENDORS, device: '', seconds: 60 }, own);
  for (let page = 0; page < 600; page++) await get(`page ${page}`);
  expect(requestCount).toBe(601);
  await get('first');
  await get('page 599');
  expect(requestCount).toBe(601);
  await get('page 0');
  expect(requestCount).toBe(602);
});

test('reads again when the runtime cancelled the read with its request', async () => {
  const { reads, pass } = serve();
  const read = { address: VENDORS, device: '', seconds: 60 };
  let requestCount = 0;
  const ended = () => {
    requestCount += 1;
    return new Promise<Response>(() => {});
  };
  void reads.get('one', read, ended);
  pass(15 * SECOND - 1);
  void reads.get('one', read, ended);
  expect(requestCount).toBe(1);
  pass(1);
  // More often than the limit of concurrent reads: cancelled reads must not count.
  for (let turn = 0; turn < 70; turn++) {
    void reads.get('one', read, ended);
    pass(15 * SECOND);
  }
  expect(requestCount).toBe(71);
  const own = async () => new Response('{"success":true,"value":"own"}');
  expect(await reads.get('one', read, own)).toMatchObject({ text: '{"success":true,"value":"own"}' });
});
