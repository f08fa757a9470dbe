import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServer } from '../../src/edge/node/listen.ts';
import { createResponseCache } from '../../src/edge/node/response-cache.ts';
import type { LogLine } from '../../src/edge/request-log.ts';
import { sendRequest as send } from '../support/ask.ts';

let server: Server;
let now: number;
let trusted: boolean;
let lines: LogLine[];
/** Requests that reached the app. */
let appRequests: Request[];
/** Creates the app's response. */
let answer: (request: Request) => Response | Promise<Response>;
/** Whether the app allows the response to be shared. */
let same: boolean;

beforeEach(async () => {
  now = 5_000;
  trusted = false;
  same = true;
  lines = [];
  appRequests = [];
  answer = () =>
    new Response(`made ${appRequests.length}`, {
      headers: { ETag: '"one"', 'X-Request-Id': 'id-of-who-came-first' },
    });
  const cache = createResponseCache({
    trusts: () => trusted,
    log: (line) => lines.push(JSON.parse(line)),
    clock: () => now,
  });
  const app = {
    fetch(request: Request, env: { incoming: Parameters<typeof cache.allow>[0] }) {
      appRequests.push(request);
      if (same) cache.allow(env.incoming);
      return answer(request);
    },
  };
  server = await openServer(app as Parameters<typeof openServer>[0], 0, '127.0.0.1', { cache });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const sendRequest = (path = '/m/home', headers: Record<string, string> = {}, options = {}) =>
  send(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { Host: 'acme.example', ...headers },
    ...options,
  });
const textOf = async (...args: Parameters<typeof sendRequest>) => (await sendRequest(...args)).text;

test('sends a cached response with its headers for one second', async () => {
  const first = await sendRequest();
  now += 999;
  const second = await sendRequest();
  expect([first.text, second.text]).toEqual(['made 1', 'made 1']);
  expect(second.headers).toMatchObject({ etag: '"one"', 'content-type': first.headers['content-type'] });
  expect(second.headers['content-length']).toBe('6');
  now += 1;
  expect(await textOf()).toBe('made 2');
  now += 999;
  expect(await textOf()).toBe('made 2');
});

test('refreshes an expired response once, and sends the old one to other requests meanwhile', async () => {
  await sendRequest();
  now += 1_000;
  let finish = (_answer: Response) => {};
  answer = () => new Promise((resolve) => (finish = resolve));
  const anew = textOf();
  await expect.poll(() => appRequests.length).toBe(2);
  expect([await textOf(), await textOf()]).toEqual(['made 1', 'made 1']);
  finish(new Response('anew'));
  expect(await anew).toBe('anew');
  expect(await textOf()).toBe('anew');
  expect(appRequests).toHaveLength(2);
});

test('gives each request its own id and log line', async () => {
  const from = performance.now();
  const ids = [
    await sendRequest('/m/home?ticket=1'),
    await sendRequest('/m/home?ticket=1'),
    await sendRequest('/m/home?ticket=1'),
  ].map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  expect(lines.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(lines[0]).toMatchObject({
    method: 'GET',
    host: 'acme.example',
    path: '/m/home',
    status: 200,
    ms: expect.any(Number),
  });
  expect(lines[0]!.ms).toBeGreaterThanOrEqual(0);
  expect(lines[0]!.ms).toBeLessThanOrEqual(Math.ceil(performance.now() - from));
  expect(Date.parse(lines[0]!.time)).toBeGreaterThan(Date.now() - 60_000);
  trusted = true;
  expect(
    (await sendRequest('/m/home?ticket=1', { 'X-Request-Id': 'id-of-the-proxy' })).headers['x-request-id'],
  ).toBe('id-of-the-proxy');
  trusted = false;
  expect(
    (await sendRequest('/m/home?ticket=1', { 'X-Request-Id': 'id-of-a-caller' })).headers['x-request-id'],
  ).not.toBe('id-of-a-caller');
  expect(appRequests).toHaveLength(1);
});

test.each<[string, Parameters<typeof sendRequest>]>([
  ['host', ['/m/home', { Host: 'zeta.example' }]],
  ['path', ['/m/other']],
  ['query', ['/m/home?groupId=1']],
  ['encodings', ['/m/home', { 'Accept-Encoding': 'br' }]],
  ['what the browser has', ['/m/home', { 'If-None-Match': '"one"' }]],
  ['cookies', ['/m/home', { Cookie: 'foyer.language=UR' }]],
])('does not share a response with another %s', async (_what, other) => {
  await sendRequest();
  expect(await textOf(...other)).toBe('made 2');
  expect([await textOf(), await textOf(...other)]).toEqual(['made 1', 'made 2']);
});

test('caches HTTP and HTTPS separately, by the header of a trusted proxy only', async () => {
  const secure = ['/m/home', { 'X-Forwarded-Proto': 'https' }] as const;
  await sendRequest();
  expect(await textOf(...secure)).toBe('made 1');
  trusted = true;
  expect([await textOf(...secure), await textOf()]).toEqual(['made 2', 'made 1']);
});

test.each<[string, Parameters<typeof sendRequest>]>([
  ['carries a name', ['/m/home', { Authorization: 'Bearer x' }]],
  ['is no GET', ['/m/home', {}, { method: 'HEAD' }]],
  ['brings something', ['/m/home', {}, { method: 'POST' }]],
  ['is very long', [`/m/${'x'.repeat(2_000)}`]],
])('neither caches nor serves a cached response for a request that %s', async (_what, other) => {
  await sendRequest();
  await sendRequest(...other);
  await sendRequest(...other);
  expect(appRequests).toHaveLength(3);
  expect(await textOf()).toBe('made 1');
});

test('caches only allowed responses with status 200 or 304', async () => {
  same = false;
  expect([await textOf(), await textOf()]).toEqual(['made 1', 'made 2']);
  same = true;
  for (const status of [404, 500, 302]) {
    answer = () => new Response(null, { status });
    expect([(await sendRequest()).status, (await sendRequest()).status]).toEqual([status, status]);
  }
  expect(appRequests).toHaveLength(8);
  answer = () => new Response(null, { status: 304, headers: { ETag: '"one"' } });
  await sendRequest();
  expect(await sendRequest()).toMatchObject({ status: 304, text: '', headers: { etag: '"one"' } });
  expect(appRequests).toHaveLength(9);
});

test('removes a cached response when its refresh may not be cached', async () => {
  await sendRequest();
  now += 1_000;
  answer = () => new Response('gone', { status: 404 });
  expect([(await sendRequest()).status, (await sendRequest()).status]).toEqual([404, 404]);
});

test('evicts the oldest at 1,000 responses and at 32 MB', async () => {
  for (let index = 0; index <= 1_000; index++) await sendRequest(`/m/${index}`);
  appRequests = [];
  await sendRequest('/m/1');
  await sendRequest('/m/1000');
  expect(appRequests).toHaveLength(0);
  await sendRequest('/m/0');
  expect(appRequests).toHaveLength(1);
  answer = () => new Response(new Uint8Array(11 * 1024 * 1024));
  for (const name of 'abc') await sendRequest(`/m/${name}`);
  appRequests = [];
  await sendRequest('/m/b');
  await sendRequest('/m/c');
  expect(appRequests).toHaveLength(0);
  await sendRequest('/m/a');
  expect(appRequests).toHaveLength(1);
});
