// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platform } from '../../src/platform/platform.ts';
import { $shown, showPage } from '../../src/shell/page/page-store.ts';
import { fetchDisplayFont } from '../../src/site/display-font.ts';
import { until } from '../support/patient.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const root = document.documentElement;
const key = 'face';
const here = environmentPerTest();
let idle: (() => void)[];
const load = vi.fn(async (_font: string): Promise<unknown[]> => []);
const fetched = vi.fn(async (_address: string): Promise<Response> => new Response('font'));
const sheet = document.createElement('style');
sheet.textContent = `
  @font-face { font-family: Brand; src: url("/m/brand.woff2") }
  @font-face { font-family: Exo; src: url("/m/assets/exo-1.woff2") }
  @font-face { font-family: Exo; src: url("/m/assets/exo-ext-1.woff2") }`;
document.head.append(sheet);

beforeEach(async () => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  root.style.setProperty('--display', 'ExoA,system-ui');
  await showPage('home', page());
});

afterEach(() => {
  root.className = '';
  root.removeAttribute('style');
  load.mockClear();
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('font'));
  vi.unstubAllGlobals();
  $shown.set(undefined);
  here.close();
});

const page = () => ({ load: async () => ({ default: () => null }) });

test('fetches the face when the page is idle, and shows it with the next page', async () => {
  fetchDisplayFont();
  expect(fetched).not.toHaveBeenCalled();
  for (const act of idle) act();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/m/assets/exo-1.woff2']);
  await until(() => platform().persistentStorage.get(key) === '1');
  // Nothing on the screen changes: the document has not loaded it.
  expect([root.className, load.mock.calls]).toEqual(['', []]);
  await showPage('activity', page());
  expect(load).toHaveBeenCalledExactlyOnceWith('600 1rem Exo');
  await until(() => root.className === 'face');
});

test.each([
  ['the network', async () => Promise.reject(new Error('network'))],
  ['the server', async () => new Response('', { status: 404 })],
])('keeps the font of the device when %s does not provide the face', async (_, answer) => {
  fetched.mockImplementation(answer);
  fetchDisplayFont();
  for (const act of idle) act();
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
  await showPage('activity', page());
  expect([load.mock.calls, root.className, platform().persistentStorage.get(key)]).toEqual([
    [],
    '',
    undefined,
  ]);
});

test('requests nothing when no sheet of the page has the face', async () => {
  sheet.remove();
  fetchDisplayFont();
  for (const act of idle) act();
  await showPage('activity', page());
  document.head.append(sheet);
  expect([fetched.mock.calls, load.mock.calls, platform().persistentStorage.get(key)]).toEqual([
    [],
    [],
    undefined,
  ]);
});

test.each([
  ["a brand's own font replaces it", '', 'Brand,system-ui'],
  ['the page has it', 'face', 'Exo,ExoA,system-ui'],
])('does not fetch the face when %s', (_, classes, fonts) => {
  root.className = classes;
  root.style.setProperty('--display', fonts);
  fetchDisplayFont();
  expect(idle).toEqual([]);
});
