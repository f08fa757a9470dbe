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

/** All that a page of the site needs over home until it shows, and what it fetches no sooner than that. */
function pageFiles(page: string): string[] {
  const { scripts, sheets } = json('site/first.json') as Record<'scripts' | 'sheets', string[]>;
  const known = new Set([...scripts, ...sheets]);
  const main = readFileSync(join(dist, 'site', scripts.find((file) => file.includes('/main-'))!), 'utf8');
  const [, entry] = new RegExp(`\\b${page}:\\{load:\\(\\)=>import\\("\\./([^"]+)"\\)`).exec(main) ?? [];
  const found = new Set<string>();
  const follow = (file: string) => {
    if (known.has(file) || found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const code = readFileSync(join(dist, 'site', file), 'utf8');
    for (const [, next] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) follow(`assets/${next}`);
    for (const [, sheet] of code.matchAll(/"\/m\/(assets\/[^"]+\.css)"/g)) follow(sheet!);
  };
  follow(`assets/${entry}`);
  return [...found].map((file) => `site/${file}`);
}

/** Pieces of the account pages that wait until they are needed. */
const late = /seal|dialling-(data|picker)|slider|register-news|carousel-engine/;

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
  { name: 'login page, over home', limit: 15, files: () => pageFiles('login') },
  { name: 'registration page, over home', limit: 25, files: () => pageFiles('register') },
];

test('every bundle keeps its budget', () => {
  const rows = budgets.map(({ name, limit, files }) => ({ name, limit, kilobytes: sum(files()) / 1000 }));
  const table = rows.map(({ name, limit, kilobytes }) => {
    return `${name.padEnd(30)} ${kilobytes.toFixed(1).padStart(6)} of ${limit.toFixed(1).padStart(6)} kB`;
  });
  console.log(`Bundle budgets (gzip)\n${table.join('\n')}`);
  expect(rows.filter(({ limit, kilobytes }) => kilobytes > limit)).toEqual([]);
});

test('LG-7 LG-5 LG-6 sealing, numbering plans and the puzzle come when they are needed', () => {
  for (const page of ['login', 'register', 'forget']) {
    expect(pageFiles(page).length).toBeGreaterThan(3);
    expect(pageFiles(page).filter((file) => late.test(file))).toEqual([]);
  }
});

test('originals lie beside their compressed copies', () => {
  const scripts = globSync('{site,kiosk}/assets/*.js', { cwd: dist });
  expect(scripts.length).toBeGreaterThan(0);
  const files = new Set(globSync('{site,kiosk}/assets/*', { cwd: dist }));
  const large = scripts.filter((file) => readFileSync(join(dist, file)).length > 512);
  expect(large.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual([]);
});
