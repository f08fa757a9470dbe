// @vitest-environment happy-dom
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plannedReads, plannedStatus } from '../../src/build/planned-reads.ts';
import { $siteConfig } from '../../src/config/site-config.ts';
import { $status } from '../../src/config/status.ts';
import { currentAnnouncements } from '../../src/features/announcements/notices.ts';
import { catalogue } from '../../src/games/catalogue.ts';
import { hotGames } from '../../src/games/games.ts';
import { configureGateway } from '../../src/gateway/http/client.ts';
import type { PageRenderer } from '../../src/lib/served-page.ts';
import { lobbyScope } from '../../src/shell/game/lobby-scope.ts';
import { holdPaints } from '../support/paints.ts';
import { until } from '../support/patient.ts';
import { testEnvironment } from '../support/test-environment.ts';

const config = {
  // Characters that need encoding in a query.
  merchantCode: 'fo&yer +1',
  gateway: 'https://gateway.example/play',
  endpoints: { getHotGames: '/hot-of-ours', getStatus: '/state' },
  defaultLanguage: 'UR',
};
const reads = await plannedReads(
  (await import(join(import.meta.dirname, '../../dist/server/serve.mjs'))) as PageRenderer,
);

const files = [
  { at: ['/m', '/m/home'], files: [], areas: [], calls: reads.get('home') },
  { at: ['/m/slot-games'], files: [], areas: ['centre'], calls: reads.get('gameList') },
];

let requests: string[];

/** Formats a request: its address, whether it omits credentials, and its Device header. */
function line(input: string | URL | Request, init: RequestInit = {}): string {
  const { url, credentials, headers } =
    input instanceof Request ? input : { url: String(input), ...init, headers: new Headers(init.headers) };
  return `${url} ${credentials === 'omit'} ${(headers).get('Device')}`;
}

beforeEach(() => {
  vi.resetModules();
  requests = [];
  localStorage.clear();
  document.documentElement.dir = '';
  document.head.innerHTML = `<script type="application/json" id="page-files">${JSON.stringify(files)}</script>`;
  vi.stubGlobal('__CONFIG_ADDRESS__', '/m/site.json');
  vi.stubGlobal('__TEXTS__', '/texts/');
  vi.stubGlobal('__ASSETS__', '/assets/');
  vi.stubGlobal('__RIGHT_TO_LEFT__', ['UR']);
  vi.stubGlobal('__STATUS__', plannedStatus);
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input === '/m/site.json') return Promise.resolve(Response.json(config));
    requests.push(input.startsWith('/texts/') ? input : line(input, init));
    return new Promise(() => {});
  });
});

afterEach(() => {
  delete window.foyerPrefetched;
  document.documentElement.classList.remove('starting');
});

async function openAt(path: string): Promise<string[]> {
  history.replaceState({}, '', path);
  await import('../../src/site/prefetch.ts');
  await window.foyerPrefetched?.planned;
  return requests;
}

test('fetches no code and reads nothing before the first paint', async () => {
  const paint = holdPaints();
  const main = `data:text/javascript,${Math.random()}`;
  const lists = [
    ['entry-files', ['/m/assets/react-1.js', main]],
    ['page-files', [{ at: ['/m/slot-games'], files: ['centre-1.js'], areas: ['centre'] }]],
  ] as const;
  document.head.innerHTML = lists
    .map(([id, list]) => `<script type="application/json" id="${id}">${JSON.stringify(list)}</script>`)
    .join('');
  const codeAsked = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  history.replaceState({}, '', '/m/slot-games');
  await import('../../src/site/prefetch.ts');
  await new Promise((go) => setTimeout(go, 50));
  expect([codeAsked(), requests]).toEqual([[], []]);
  paint('paint', { name: 'first-contentful-paint' });
  await window.foyerPrefetched!.planned;
  // Reads start before the files of the page.
  expect(codeAsked()).toEqual(['/m/assets/react-1.js', main]);
  expect(requests).toContain('/texts/UR/centre.json');
  await until(() => codeAsked().length > 2);
  expect(codeAsked()).toEqual(['/m/assets/react-1.js', main, '/assets/centre-1.js']);
});

test('preloads the files of a page without waiting for the settings', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  document.head.innerHTML = `<script type="application/json" id="page-files">${JSON.stringify([
    { at: ['/m/slot-games'], files: ['centre-1.js'], areas: [] },
  ])}</script>`;
  history.replaceState({}, '', '/m/slot-games');
  await import('../../src/site/prefetch.ts');
  await until(() => document.querySelector('link[href="/assets/centre-1.js"]') !== null);
});

test.each([
  [null, ''],
  ['1', 'face'],
])('uses the face of headings before the first paint only when it is cached: %s', async (stored, classes) => {
  if (stored) localStorage.setItem('face', stored);
  document.documentElement.className = '';
  await openAt('/m/home');
  expect(document.documentElement.className).toBe(classes);
});

test('reads only the status, at low priority, when the page has the server’s values', async () => {
  const priorities: unknown[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (!input.startsWith('/texts/')) priorities.push([new URL(input).pathname, init.priority]);
    return new Promise(() => {});
  });
  const served = { config, language: 'UR', draw: 0.5, rendered: true };
  document.head.innerHTML += `<script type="application/json" id="served">${JSON.stringify(served)}</script>`;
  await openAt('/m/home');
  expect(priorities).toEqual([['/play/state', 'low']]);
});

test('marks a rendered page as starting, until the visitor scrolls', async () => {
  const { classList } = document.documentElement;
  await openAt('/m/home');
  expect(classList.contains('starting')).toBe(false);
  vi.resetModules();
  const served = { config, language: 'UR', draw: 0.5, rendered: true };
  document.head.innerHTML += `<script type="application/json" id="served">${JSON.stringify(served)}</script>`;
  await openAt('/m/home');
  expect(classList.contains('starting')).toBe(true);
  dispatchEvent(new Event('scroll'));
  expect(classList.contains('starting')).toBe(false);
});

test('prefetches for home exactly the requests of its code, at the operator’s paths', async () => {
  const prefetched = await openAt('/m/home');
  expect(document.documentElement.dir).toBe('rtl');
  const environment = await testEnvironment({ language: 'UR' });
  $siteConfig.set({ ...$siteConfig.get()!, ...config } as never);
  const sent: string[] = [];
  configureGateway({
    base: config.gateway,
    paths: config.endpoints,
    merchantCode: config.merchantCode,
    fetch: (input, init) => {
      sent.push(line(input, init));
      return new Promise(() => {});
    },
  });
  const scope = lobbyScope('UR');
  const leave = [$status, currentAnnouncements(scope), catalogue(scope), hotGames(scope)].map((read) =>
    read.subscribe(() => {}),
  );
  await until(() => sent.length === 4);
  for (const end of leave) end();
  environment.close();
  const [status, news, vendors, hot] = sent;
  expect(prefetched).toEqual([status, '/texts/UR/first.json', news, hot, vendors]);
  expect(sent[0]).toBe('https://gateway.example/play/state false MOBILE');
  expect(sent[3]).toMatch(/^https:\/\/gateway\.example\/play\/hot-of-ours\?merchantCode=fo%26yer\+%2B1&/);
});

test('prefetches vendors and texts for a list, and only the status for a page without planned reads', async () => {
  const [status, ...others] = await openAt('/m/slot-games/');
  expect(status).toContain('/state');
  expect(others).toEqual([
    '/texts/UR/first.json',
    '/texts/UR/centre.json',
    expect.stringContaining(
      'GCSGAME_getVassalGames?typeId=1&merchantCode=fo%26yer+%2B1&language=UR true null',
    ),
  ]);
  vi.resetModules();
  requests = [];
  expect(await openAt('/m/login')).toEqual([expect.stringContaining('/state'), '/texts/UR/first.json']);
});

test('skips a guest’s announcements when there is a session, and prefers the chosen language', async () => {
  localStorage.setItem('MC_SESSION_INFO', '{}');
  localStorage.setItem('MC_LANGUAGE', 'JA');
  const prefetched = await openAt('/m/home');
  expect(prefetched.filter((each) => each.includes('Announcements'))).toEqual([]);
  expect(prefetched.filter((each) => each.includes('language=JA'))).toHaveLength(2);
  expect(prefetched).toContain('/texts/JA/first.json');
});
