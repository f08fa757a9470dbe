import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeNginxFiles } from '../src/edge/node/nginx-include.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const builds = {
  site: ['src/**/*'],
  embed: ['src/**/*', 'embed/**/*'],
  kiosk: ['src/**/*', 'kiosk/**/*'],
  operators: ['src/{operators,build,lib}/**/*', 'src/gateway/visit-figures.ts'],
} as const;
type Build = keyof typeof builds;

/** Returns a hash of everything that goes into a build. */
function fingerprint(name: Build): string {
  const hash = createHash('sha256');
  const files = globSync([...builds[name], 'rollup.config.mjs', 'package-lock.json', 'tsconfig.*.json'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

const stampOf = (name: Build) => join(root, 'dist', `.${name}.stamp`);

/** Returns whether dist has other files than a build would write now. */
function isStale(name: Build, now: string): boolean {
  return !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== now;
}

/**
 * Runs a build from scratch in another folder and replaces the earlier one when it is complete, so that a server
 * that uses it keeps serving. @throws when Rollup fails
 */
async function build(name: Build, quick: boolean): Promise<void> {
  const out = join('dist', `.next-${name}`);
  const next = join(root, out);
  rmSync(next, { recursive: true, force: true });
  const rollup = join(
    dirname(createRequire(import.meta.url).resolve('rollup/package.json')),
    'dist/bin/rollup',
  );
  const { FOYER_QUICK: _, ...env } = process.env;
  const child = spawn(process.execPath, [rollup, '--silent', '-c'], {
    cwd: root,
    env: { ...env, BUILD: name, FOYER_OUT: out, ...(quick && { FOYER_QUICK: '1' }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`The ${name} build failed`);
  const earlier = join(next, 'earlier');
  mkdirSync(earlier);
  for (const folder of readdirSync(next).filter((each) => each !== 'earlier')) {
    const current = join(root, 'dist', folder);
    if (existsSync(current)) renameSync(current, join(earlier, folder));
    renameSync(join(next, folder), current);
  }
  rmSync(next, { recursive: true });
}

/**
 * Builds what is outdated, in parallel, and returns the names of those builds. `quick` skips minifying and
 * compressing, for development. @throws when a build fails
 */
export async function buildIfStale({ quick = false } = {}): Promise<Build[]> {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const stale = (Object.keys(builds) as Build[])
    .map((name) => ({ name, now: fingerprint(name) + (quick ? ' quick' : '') }))
    .filter(({ name, now }) => isStale(name, now));
  if (stale.length) console.log(`Building ${stale.map(({ name }) => name).join(', ')} ...`);
  const results = await Promise.allSettled(
    stale.map(async ({ name, now }) => {
      rmSync(stampOf(name), { force: true });
      await build(name, quick);
      writeFileSync(stampOf(name), now);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  writeNginxFiles(join(root, 'dist'));
  return stale.map(({ name }) => name);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = await buildIfStale();
  if (!built.length) console.log('Everything is built.');
}
