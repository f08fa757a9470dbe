import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist');
const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0);
const json = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'));

/** All an embed mount needs until it shows its data, one language included. */
function mountFiles(mount: string): string[] {
  const { mounts } = json('embed/manifest.json');
  return mounts[mount].map((file: string) => `embed/${file}`);
}

interface Budget {
  name: string;
  /** Kilobytes (1000 bytes), gzip. */
  limit: number;
  files(): string[];
}

const budgets: Budget[] = [
  { name: 'embed loader', limit: 2.5, files: () => ['embed/foyer.js'] },
  { name: 'embed winners', limit: 18, files: () => mountFiles('winners') },
  {
    name: 'site home, script and style',
    limit: 105,
    files() {
      const { scripts, sheets } = json('site/first.json');
      return [...scripts, ...sheets].map((file: string) => `site/${file}`);
    },
  },
];

test('every bundle keeps its budget', () => {
  const rows = budgets.map(({ name, limit, files }) => ({ name, limit, kilobytes: sum(files()) / 1000 }));
  const table = rows.map(({ name, limit, kilobytes }) => {
    return `${name.padEnd(30)} ${kilobytes.toFixed(1).padStart(6)} of ${limit.toFixed(1).padStart(6)} kB`;
  });
  console.log(`Bundle budgets (gzip)\n${table.join('\n')}`);
  expect(rows.filter(({ limit, kilobytes }) => kilobytes > limit)).toEqual([]);
});

test('originals lie beside their compressed copies', () => {
  const scripts = globSync('{site,kiosk}/assets/*.js', { cwd: dist });
  expect(scripts.length).toBeGreaterThan(0);
  const files = new Set(globSync('{site,kiosk}/assets/*', { cwd: dist }));
  const large = scripts.filter((file) => readFileSync(join(dist, file)).length > 512);
  expect(large.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual([]);
});
