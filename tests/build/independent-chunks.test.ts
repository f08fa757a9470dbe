import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildManifest } from '../../src/build/manifest.ts';

const site = join(import.meta.dirname, '../../dist/site');
const { first, modules }: BuildManifest = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8'));
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const importsOf = (file: string) => [...read(file).matchAll(/\bfrom"([^"]+)"/g)].map(([, name]) => name);
const named = (name: string) => first.find((file) => new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(file))!;

test('the chunks of packages have and import nothing of the product', () => {
  for (const name of ['vendor', 'react-dom']) {
    const own = modules[named(name)]!.filter(
      (file) => file.startsWith('src/') && !file.endsWith('/renderer.tsx'),
    );
    expect(own).toEqual([]);
  }
  expect(importsOf(named('vendor'))).toEqual([]);
  expect(importsOf(named('react-dom'))).toEqual([`./${named('vendor').split('/')[1]}`]);
});

test('no chunk has the file name of the entry, which the import map of the page has', () => {
  const [entry = ''] = first;
  const scripts = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => read(`assets/${name}`).includes(entry.split('/')[1]!))).toEqual([]);
  expect(read('index.html')).toContain(
    `<script type="importmap">{"imports":{"foyer":"/m/${entry}"}}</script>`,
  );
});
