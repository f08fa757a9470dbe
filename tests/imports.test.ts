import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Forbidden imports, each with the rule that must report it. */
const wrong: [rule: string, file: string, source: string][] = [
  ['row-1-imports-a-lower-row', 'src/lib/a.ts', "import { b } from '../games/right.ts';"],
  ['row-5-imports-a-lower-row', 'src/ui/a.tsx', "import type { B } from '../shell/right.tsx';"],
  ['row-6-imports-a-lower-row', 'src/games/a.ts', "const b = () => import('../features/home/right.ts');"],
  ['row-8-imports-a-lower-row', 'src/shell/a.ts', "export * from '../../kiosk/right.ts';"],
  ['row-9-imports-a-lower-row', 'src/pages/a.ts', "import '../site/right.css';"],
  ['row-1-imports-a-neighbour', 'src/routes/a.ts', "import { b } from '../lib/right.ts';"],
  ['row-7-imports-a-neighbour', 'src/features/wallet/a.ts', "import type { B } from '../home/right.ts';"],
  ['row-10-imports-a-neighbour', 'kiosk/a.ts', "import { b } from '../src/site/right.ts';"],
  ['row-3-imports-a-lower-row', 'src/config/a.ts', "import { b } from '../build/right.ts';"],
  ['embed-reaches-too-far', 'embed/a.ts', "const b = () => import('../src/shell/right.tsx');"],
  ['embed-reaches-wouter', 'embed/b.ts', "import { b } from '../src/features/home/routed.tsx';"],
  ['folder-without-a-row', 'src/lib/b.ts', "import type { B } from '../attic/right.ts';"],
  ['folder-without-a-row-imports', 'src/attic/a.ts', "import { b } from '../lib/right.ts';"],
  ['core-imports-view', 'src/games/b.ts', "import type { B } from './right.tsx';"],
  ['core-imports-view-library', 'src/games/c.ts', "const react = () => import('react');"],
  ['demo-imports-the-product', 'demo/a.ts', "import type { B } from '../src/session/right.ts';"],
  ['edge-reaches-the-product', 'src/edge/a.ts', "import type { B } from '../session/right.ts';"],
  ['edge-reaches-node', 'src/edge/b.ts', "import { b } from './node/right.ts';"],
  ['edge-names-node', 'src/edge/c.ts', "import { join } from 'node:path';"],
  ['row-1-imports-a-lower-row', 'src/lib/h.ts', "import type { B } from '../edge/right.ts';"],
  ['fixtures-import-the-demo', 'demo/fixtures/a.ts', "import { b } from '../gateway/right.ts';"],
  ['product-imports-the-demo', 'src/lib/c.ts', "import type { B } from '../../demo/gateway/right.ts';"],
  ['product-imports-tools', 'src/lib/d.ts', "import sharp from 'sharp';"],
  ['cycle', 'src/lib/e.ts', "import type { B } from './f.ts';"],
  ['unresolvable', 'src/lib/g.ts', "import './gone.ts';"],
];

/** Files with allowed imports. */
const right: Record<string, string> = {
  'src/lib/right.ts': 'export const b = 1; export type B = typeof b;',
  'src/lib/f.ts': "const b = () => import('./e.ts');",
  'src/session/right.ts': "export type { B } from '../lib/right.ts';",
  'src/games/right.ts': "import { b } from '../lib/right.ts'; import type { ReactNode } from 'react';",
  'src/games/right.tsx': "import 'react'; import '../ui/right.css';",
  'src/ui/right.css': '',
  'src/features/home/right.ts': "import '../../games/right.ts'; import './inner/right.ts';",
  'src/features/home/inner/right.ts': '',
  'src/features/home/routed.tsx': "import 'wouter';",
  'src/shell/right.tsx': "import '../features/home/right.ts';",
  'src/pages/entries.ts': "const home = () => import('../shell/right.tsx');",
  'src/site/right.ts': "import '../pages/entries.ts'; import '../shell/right.tsx';",
  'src/site/right.css': '',
  'src/edge/right.ts': "import { b } from '../lib/right.ts'; export type B = typeof b;",
  'src/edge/node/right.ts': "import 'node:path'; import '../right.ts'; export const b = 1;",
  'src/build/right.ts': "import '../pages/entries.ts'; import 'sharp';",
  'src/attic/right.ts': '',
  'kiosk/right.ts': "import '../src/pages/entries.ts';",
  'embed/right.tsx': "import '../src/features/home/right.ts';",
  'demo/gateway/right.ts': "import '../fixtures/right.ts'; import '../../src/lib/right.ts';",
  'demo/fixtures/right.ts': '',
  'tests/right.test.ts': "import '../demo/gateway/right.ts'; import '../src/site/right.ts';",
};

const root = join(import.meta.dirname, '..');
const folders = ['src', 'embed', 'kiosk', 'demo', 'tests'];
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'foyer-imports-'));
  const files = { ...right, ...Object.fromEntries(wrong.map(([, file, source]) => [file, source])) };
  const installed = { react: '1.0.0', wouter: '1.0.0' };
  for (const name of ['react', 'wouter', 'sharp']) {
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, main: 'index.js' });
    files[`node_modules/${name}/index.js`] = '';
  }
  files['package.json'] = JSON.stringify({ dependencies: installed, devDependencies: { sharp: '1.0.0' } });
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), source);
  }
});

afterAll(() => rmSync(tree, { recursive: true }));

test('each rule reports its forbidden import and nothing else', async () => {
  const rules = new URL('../.dependency-cruiser.mjs', import.meta.url).href;
  const { default: config } = (await import(rules)) as { default: Required<IConfiguration> };
  const { forbidden, options } = config;
  const { output } = await cruise(folders, {
    ...options,
    ruleSet: { forbidden },
    validate: true,
    baseDir: tree,
  });
  const { violations } = (output as ICruiseResult).summary;
  const found = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  expect(found.sort()).toEqual(wrong.map(([rule, file]) => `${rule}: ${file}`).sort());
});

test('every folder in src has a row', async () => {
  const rules = new URL('../.dependency-cruiser.mjs', import.meta.url).href;
  const { rows } = (await import(rules)) as { rows: string[][] };
  const named = rows.flat().map((folder) => folder.split('/')[1]);
  const there = readdirSync(join(root, 'src'), { withFileTypes: true });
  expect(there.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
  for (const { name } of there) expect([...named, 'build', 'edge']).toContain(name);
});
