// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { listed, pageFiles } from '../../src/build/page-files.ts';
import { fetchOtherPages } from '../../src/site/other-pages.ts';
import { fetchFiles, filesOf, otherPages } from '../../src/site/page-files.ts';

Object.assign(globalThis, { __ASSETS__: '/m/assets/' });
const files = [
  { at: ['/m/login'], files: ['login-1.js', 'login-1.css', 'field-1.js'], areas: ['account'] },
  { at: ['/m/lott', '/m/lottery'], files: ['lottery-1.js', 'field-1.js'], areas: ['lottery'] },
];

beforeEach(() => {
  otherPages.length = 0;
  document.head.innerHTML = `<script type="application/json" id="page-files">${JSON.stringify(files)}</script>`;
});

const requests = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

const nothing = { files: [], areas: [] };
const preloads = (names: string[]) => names.map((name) => `modulepreload /m/assets/${name}`);

test('preloads all files of a page at once, each file once', () => {
  const login = filesOf('/m/login');
  expect(login.areas).toEqual(['account']);
  const lottery = filesOf('/m/lottery/');
  expect(lottery.areas).toEqual(['lottery']);
  fetchFiles(login.files);
  fetchFiles(lottery.files);
  expect(requests()).toEqual([
    'modulepreload /m/assets/login-1.js',
    'preload /m/assets/login-1.css',
    'modulepreload /m/assets/field-1.js',
    'modulepreload /m/assets/lottery-1.js',
  ]);
});

test('preloads five files in each task, so that taps are handled in between', async () => {
  vi.useFakeTimers();
  const names = Array.from({ length: 12 }, (_, index) => `piece-${index}.js`);
  fetchFiles(names);
  expect(requests()).toEqual(preloads(names.slice(0, 5)));
  vi.advanceTimersToNextTimer();
  expect(requests()).toEqual(preloads(names.slice(0, 10)));
  vi.advanceTimersToNextTimer();
  expect(requests()).toEqual(preloads(names));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('returns no files for home, for unknown addresses and for a page without the list', () => {
  expect(filesOf('/m/home')).toEqual(nothing);
  expect(filesOf('/')).toEqual(nothing);
  document.getElementById('page-files')!.textContent = '';
  expect(filesOf('/m/login')).toEqual(nothing);
});

test('fetches the files of the other pages when the page lists only its own', async () => {
  const list = document.getElementById('page-files')!;
  list.textContent = JSON.stringify([files[0]]);
  const answer = vi.fn(async () => Response.json(files));
  vi.stubGlobal('fetch', answer);
  // The list is complete, so nothing is fetched.
  await fetchOtherPages();
  expect(answer).not.toHaveBeenCalled();
  list.dataset.rest = '/m/assets/pages-1.json';
  answer.mockRejectedValueOnce(new TypeError('fetch failed'));
  await fetchOtherPages();
  expect(filesOf('/m/lott')).toEqual(nothing);
  await fetchOtherPages();
  expect(answer).toHaveBeenLastCalledWith('/m/assets/pages-1.json', { priority: 'low' });
  expect(filesOf('/m/lott').areas).toEqual(['lottery']);
  expect(filesOf('/m/login').areas).toEqual(['account']);
});

test('the build finds the files that a page imports beyond the first screen', () => {
  const chunk = (name: string, moduleIds: string[], imports: string[] = []) =>
    [`assets/${name}.js`, { fileName: `assets/${name}.js`, moduleIds, imports }] as const;
  const build = {
    chunks: new Map([
      chunk('main', ['/src/site/main.tsx']),
      chunk('home', ['/src/pages/home.tsx'], ['assets/main.js']),
      chunk('react', ['/react.js']),
      chunk('field', ['/src/ui/field.tsx'], ['assets/main.js']),
      chunk('form', ['/src/ui/form.tsx'], ['assets/field.js', 'assets/react.js']),
      chunk('login', ['/src/pages/login.tsx'], ['assets/form.js', 'assets/field.js']),
    ]),
    sheets: new Map([
      ['assets/main.js', 'assets/main.css'],
      ['assets/field.js', 'assets/field.css'],
    ]),
    first: new Set(['assets/main.js', 'assets/home.js', 'assets/react.js']),
  };
  const read = { name: 'getVendors', path: '/vendors', search: '' };
  const login = { at: ['/m/login'], module: '/src/pages/login.tsx', areas: ['account'], calls: [] };
  const home = { at: ['/m/home', '/m'], module: '/src/pages/home.tsx', areas: [], calls: [read] };
  const found = pageFiles({ ...build, pages: [home, login] });
  const files = ['assets/login.js', 'assets/form.js', 'assets/field.js', 'assets/field.css'];
  expect(found).toEqual([
    { at: ['/m/home', '/m'], files: [], areas: [], calls: [read] },
    { at: ['/m/login'], files, areas: ['account'], calls: [] },
  ]);
  expect(listed(found, 'assets/')).toEqual([
    { at: ['/m/home', '/m'], files: [], areas: [], calls: [read] },
    { at: ['/m/login'], files: ['login.js', 'form.js', 'field.js', 'field.css'], areas: ['account'] },
  ]);
  const lost = { at: ['/m/lost'], module: '/src/pages/lost.tsx', areas: [], calls: [] };
  expect(() => pageFiles({ ...build, pages: [lost] })).toThrow('lost.tsx');
});
