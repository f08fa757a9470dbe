// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { pageFiles } from '../../src/build/page-files.mjs';
import { pages } from '../../src/pages/entries.ts';
import { routes } from '../../src/routes/routes.ts';
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
  expect(fetchPageFiles('/m/login')).toEqual(['account']);
  expect(fetchPageFiles('/m/lottery/')).toEqual(['lottery']);
  expect(asked()).toEqual([
    'modulepreload /m/assets/login-1.js',
    'preload /m/assets/login-1.css',
    'modulepreload /m/assets/field-1.js',
    'modulepreload /m/assets/lottery-1.js',
  ]);
});

test('home and unknown addresses need nothing more, nor does a page built without the list', () => {
  expect(fetchPageFiles('/m/home')).toEqual([]);
  expect(fetchPageFiles('/')).toEqual([]);
  document.getElementById('page-files')!.textContent = '';
  expect(fetchPageFiles('/m/login')).toEqual([]);
  expect(asked()).toEqual([]);
});

test('the build finds what every page needs beyond the first screen, through its imports', () => {
  const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], styles?: string) => ({
    type: 'chunk',
    fileName,
    moduleIds,
    imports,
    ...(styles && { styles }),
  });
  const modules = [...new Set(Object.values(pages).map(({ load }) => /([\w-]+)\.tsx/.exec(`${load}`)?.[1]))];
  const bundle = Object.fromEntries(
    [
      chunk('assets/main-1.js', ['/src/site/main.tsx']),
      chunk('assets/home-1.js', ['/src/pages/home.tsx']),
      chunk('assets/field-1.js', ['/src/ui/field.tsx'], ['assets/main-1.js'], 'assets/field-1.css'),
      ...modules
        .filter((name) => name !== 'home')
        .map((name) =>
          chunk(`assets/${name}-1.js`, [`/src/pages/${name}.tsx`], ['assets/field-1.js', 'assets/main-1.js']),
        ),
    ].map((each) => [each.fileName, each]),
  );
  const found = pageFiles({
    routes,
    entries: pages,
    bundle,
    first: new Set(['assets/main-1.js', 'assets/home-1.js']),
    directory: 'assets/',
  });
  const at = (path: string) => found.find((page) => page.at.includes(path));
  expect(at('/m/login')).toEqual({
    at: ['/m/login'],
    files: ['login-1.js', 'field-1.js', 'field-1.css'],
    areas: ['account'],
  });
  expect(at('/m/slotsCenter')?.at).toContain('/m/live-games');
  expect(at('/m/home')).toBeUndefined();
  expect(found.length).toBe(modules.length - 1);
});
