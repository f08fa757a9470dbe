import { beforeEach, expect, test } from 'vitest';
import { brand } from '../../src/edge/brand.ts';
import { createEdge } from '../../src/edge/edge.ts';
import { publicPaths } from '../../src/gateway/http/public-paths.ts';
import {
  isAsset,
  isBrandFile,
  isCacheable,
  isPage,
  isPicture,
  isPublicRead,
} from '../../src/worker/cache-rules.ts';
import { textFiles } from './text-files.ts';

let site: Record<string, string>;
let settings: string;

beforeEach(() => {
  site = { 'index.html': '<!doctype html><title>Site</title>', 'sw.js': 'self.mine = 1;' };
  settings = '{"merchantCode":"acme"}';
});

async function sendRequest(path: string) {
  const files = textFiles(() => site);
  const own = brand(textFiles(() => ({ 'site.json': settings })));
  const app = createEdge({ builds: { site: files, kiosk: files, embed: files }, brandOf: () => own });
  const answer = await app.request(path);
  const header = (name: string) => answer.headers.get(name);
  return { text: await answer.text(), cache: header('Cache-Control'), type: header('Content-Type') };
}

const ending = expect.stringContaining('registration.unregister()');

test('serves the worker with no-cache, and one that unregisters itself when the brand has none', async () => {
  const served = { cache: 'no-cache', type: 'text/javascript; charset=utf-8' };
  expect(await sendRequest('/m/sw.js')).toEqual({ text: 'self.mine = 1;', ...served });
  settings = '{"merchantCode":"acme","offline":false}';
  expect(await sendRequest('/m/sw.js')).toEqual({ text: ending, ...served });
  // A config that is half written does not remove the worker.
  settings = '{';
  expect((await sendRequest('/m/sw.js')).text).toBe('self.mine = 1;');
  delete site['sw.js'];
  expect(await sendRequest('/m/sw.js')).toEqual({ text: ending, ...served });
});

test('unregisters workers of former sites at the same host', async () => {
  for (const path of ['/sw.js', '/service-worker.js']) expect((await sendRequest(path)).text).toEqual(ending);
});

const at = (path: string) => new URL(path, 'https://play.example');
const requested = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: new Headers(headers),
});

test.each([
  ['/wps/relay/GCSGAME_getHotGames', {}, 'GET', true],
  ['/wps/relay/GCSGAME_getVassalGames?typeId=1', { Device: 'MOBILE' }, 'GET', true],
  ['/wps/relay/GCSGAME_getHotGames', { authorization: 'Bearer abc' }, 'GET', false],
  ['/wps/relay/GCSGAME_getHotGames', {}, 'POST', false],
  ['/wps/system/status', {}, 'GET', false],
  ['/wps/member/info', {}, 'GET', false],
  ['/wps/relay/GCSGAME_getHotGames/x', {}, 'GET', false],
] as const)('a read at %s with %j by %s is public: %j', (path, headers, method, kept) => {
  expect(isPublicRead(requested(headers, method), at(path), publicPaths)).toBe(kept);
});

test('caches only responses that are marked as public', () => {
  const answer = (cache: string, status = 200) => ({
    status,
    headers: new Headers({ 'Cache-Control': cache }),
  });
  expect(isCacheable(answer('public, max-age=30'))).toBe(true);
  for (const cache of ['', 'no-store', 'private, max-age=30', 'public, no-store', 'max-age=30']) {
    expect(isCacheable(answer(cache))).toBe(false);
  }
  expect(isCacheable(answer('public, max-age=30', 404))).toBe(false);
});

test('distinguishes pages, files and pictures', () => {
  const goesTo = (path: string, mode: RequestMode = 'navigate') => isPage({ mode }, at(path));
  for (const path of ['/m', '/m/home', '/m/slot-games?vassalage=A', '/m/register.html'])
    expect(goesTo(path)).toBe(true);
  for (const path of ['/', '/kiosk/', '/embed/frame', '/m/assets/a.svg', '/operators'])
    expect(goesTo(path)).toBe(false);
  expect(goesTo('/m/home', 'cors')).toBe(false);
  expect([isAsset(at('/m/assets/a-12345678.js')), isAsset(at('/m/site.json'))]).toEqual([true, false]);
  expect(['/m/site.json', '/m/icons/icon-192.png', '/m/home'].map((path) => isBrandFile(at(path)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isPicture({ destination: 'image', headers: new Headers() })).toBe(true);
  expect(isPicture({ destination: 'image', headers: new Headers({ Authorization: 'x' }) })).toBe(false);
});
