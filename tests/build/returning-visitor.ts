import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '../../src/build/manifest.ts';

/**
 * `npm run build:returning`: builds the site before and after a change of one constant in a core module, and prints
 * how much of it a returning visitor downloads, with Brotli.
 */
const root = join(import.meta.dirname, '../..');
const changed = join(root, 'src/i18n/language.ts');
const source = readFileSync(changed, 'utf8');
/** A constant whose value the code reads. */
const constant = /^(const \w+ = )([\d_]+);$/m;

function build(name: string): string {
  const out = join('.data/returning', name);
  rmSync(join(root, out), { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '--silent', '-c'], {
    cwd: root,
    env: { ...process.env, BUILD: 'site', FOYER_OUT: out },
    stdio: 'inherit',
  });
  if (status) throw new Error('The build failed');
  return join(root, out, 'site');
}

const before = build('before');
let after: string;
try {
  const text = source.replace(
    constant,
    (_, start, value) => `${start}${Number(value.replaceAll('_', '')) + 1};`,
  );
  if (text === source) throw new Error(`${changed} has no constant`);
  writeFileSync(changed, text);
  after = build('after');
} finally {
  writeFileSync(changed, source);
}

const known = new Set(readdirSync(join(before, 'assets')).map((name) => `assets/${name}`));
const sizeOf = (file: string) => readFileSync(join(after, `${file}.br`), { flag: 'r' }).length;
const manifest: BuildManifest = JSON.parse(readFileSync(join(after, 'manifest.json'), 'utf8'));
const home = manifest.pages.find(({ at }) => at.includes('/m/home'))!;
const precached = [
  ...readFileSync(join(after, 'sw.js'), 'utf8').matchAll(/"\/m\/(assets\/[^"]+\.(?:js|css))"/g),
];
const sets: Record<string, readonly string[]> = {
  'first view of home': [
    ...manifest.first,
    ...home.files.map((file) => file.replace(/^(?!assets\/)/, 'assets/')),
  ],
  'precached by the service worker': precached.map(([, file]) => file!),
  'all scripts and style sheets': readdirSync(join(after, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `assets/${name}`),
};
for (const [name, files] of Object.entries(sets)) {
  const size = (some: readonly string[]) =>
    (some.reduce((sum, file) => sum + sizeOfOrPlain(file), 0) / 1000).toFixed(1);
  const fresh = files.filter((file) => !known.has(file));
  console.log(`${name}: ${fresh.length} of ${files.length} files, ${size(fresh)} of ${size(files)} kB`);
  if (fresh.length < 12) for (const file of fresh) console.log(`  ${file} ${size([file])} kB`);
}

/** Small files are not compressed. */
function sizeOfOrPlain(file: string): number {
  try {
    return sizeOf(file);
  } catch {
    return readFileSync(join(after, file)).length;
  }
}
