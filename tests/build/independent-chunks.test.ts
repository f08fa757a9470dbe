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
  expect(importsOf(named('react-dom'))).toEqual(['vendor']);
});

test('no chunk has the file names of the start, which the import map of the page has', () => {
  const imports = { vendor: named('vendor'), base: named('base'), foyer: named('main') };
  const scripts = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
  for (const file of Object.values(imports)) {
    expect(scripts.filter((name) => read(`assets/${name}`).includes(file.split('/')[1]!))).toEqual([]);
  }
  const [, map = ''] = /<script type="importmap">([^<]*)</.exec(read('index.html')) ?? [];
  const addresses = Object.entries(imports).map(([name, file]) => [name, `/m/${file}`]);
  expect(JSON.parse(map)).toEqual({ imports: Object.fromEntries(addresses) });
});

test('a change of one module of the start costs a returning visitor less than 15 kB', () => {
  for (const name of ['main', 'base', 'vendor']) {
    expect(readFileSync(join(site, `${named(name)}.br`)).length).toBeLessThan(15_000);
  }
});
