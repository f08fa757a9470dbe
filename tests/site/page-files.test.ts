// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { listed, pageFiles } from '../../src/build/page-files.ts';
import { fetchOtherPages } from '../../src/site/other-pages.ts';
import { fetchPageFiles } from '../../src/site/page-files.ts';

vi.stubGlobal('__ASSETS__', '/m/assets/');
const files = [
  { at: ['/m/login'], files: ['login-1.js', 'login-1.css', 'field-1.js'], areas: ['account'] },
  { at: ['/m/lott', '/m/lottery'], files: ['lottery-1.js', 'field-1.js'], areas: ['lottery'] },
];

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="page-files">${JSON.stringify(files)}</script>`;
});

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

test('all files of a page are asked for at once, each once', () => {
  expect(fetchPageFiles('/m/login').areas).toEqual(['account']);
  expect(fetchPageFiles('/m/lottery/').areas).toEqual(['lottery']);
  expect(asked()).toEqual([
    'modulepreload /m/assets/login-1.js',
    'preload /m/assets/login-1.css',
    'modulepreload /m/assets/field-1.js',
    'modulepreload /m/assets/lottery-1.js',
  ]);
});

test('home and unknown addresses need nothing more, nor does a page built without the list', () => {
  expect(fetchPageFiles('/m/home')).toEqual({ areas: [] });
  expect(fetchPageFiles('/')).toEqual({ areas: [] });
  document.getElementById('page-files')!.textContent = '';
  expect(fetchPageFiles('/m/login')).toEqual({ areas: [] });
  expect(asked()).toEqual([]);
});

test('a page that was sent with its own files alone has the others once it stands', async () => {
  const list = document.getElementById('page-files')!;
  list.textContent = JSON.stringify([files[0]]);
  const answer = vi.fn(async () => Response.json(files));
  vi.stubGlobal('fetch', answer);
  // A page with all of them asks for nothing.
  await fetchOtherPages();
  expect(answer).not.toHaveBeenCalled();
  list.dataset.rest = '/m/assets/pages-1.json';
  answer.mockRejectedValueOnce(new TypeError('fetch failed'));
  await fetchOtherPages();
  expect(fetchPageFiles('/m/lott')).toEqual({ areas: [] });
  await fetchOtherPages();
  expect(answer).toHaveBeenLastCalledWith('/m/assets/pages-1.json', { priority: 'low' });
  expect(fetchPageFiles('/m/lott').areas).toEqual(['lottery']);
  expect(fetchPageFiles('/m/login').areas).toEqual(['account']);
});

test('the build finds what every page needs beyond the first screen, through its imports', () => {
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
  const login = { at: ['/m/login'], module: '/src/pages/login.tsx', areas: ['account'], calls: [] };
  const home = { at: ['/m/home', '/m'], module: '/src/pages/home.tsx', areas: [], calls: [1, 2] };
  const found = pageFiles({ ...build, pages: [home, login] });
  const files = ['assets/login.js', 'assets/form.js', 'assets/field.js', 'assets/field.css'];
  expect(found).toEqual([
    { at: ['/m/home', '/m'], files: [], areas: [], calls: [1, 2] },
    { at: ['/m/login'], files, areas: ['account'], calls: [] },
  ]);
  expect(listed(found, 'assets/')).toEqual([
    { at: ['/m/home', '/m'], files: [], areas: [], calls: [1, 2] },
    { at: ['/m/login'], files: ['login.js', 'form.js', 'field.js', 'field.css'], areas: ['account'] },
  ]);
  const lost = { at: ['/m/lost'], module: '/src/pages/lost.tsx', areas: [], calls: [] };
  expect(() => pageFiles({ ...build, pages: [lost] })).toThrow('lost.tsx');
});
