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

interface Options {
  /** Builds to consider; by default all. */
  only?: readonly Build[];
  /** Folder of the builds, relative to the project's. */
  out?: string;
}

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

const stampOf = (name: Build, out: string) => join(root, out, `.${name}.stamp`);

/** Returns whether a folder has other files than a build would write now. */
function isStale(name: Build, now: string, out: string): boolean {
  return !existsSync(stampOf(name, out)) || readFileSync(stampOf(name, out), 'utf8') !== now;
}

/**
 * Runs builds from scratch in another folder and replaces the earlier ones when all are complete, so that a server
 * that uses them keeps serving. @throws when Rollup fails
 */
async function build(names: readonly Build[], folder: string): Promise<void> {
  const out = join(folder, `.next-${names.join('-')}`);
  const next = join(root, out);
  rmSync(next, { recursive: true, force: true });
  const rollup = join(
    dirname(createRequire(import.meta.url).resolve('rollup/package.json')),
    'dist/bin/rollup',
  );
  const child = spawn(process.execPath, [rollup, '--silent', '-c'], {
    cwd: root,
    env: { ...process.env, BUILD: names.join(), FOYER_OUT: out },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`The build of ${names.join(', ')} failed`);
  const earlier = join(next, 'earlier');
  mkdirSync(earlier);
  for (const part of readdirSync(next).filter((each) => each !== 'earlier')) {
    const current = join(root, folder, part);
    if (existsSync(current)) renameSync(current, join(earlier, part));
    renameSync(join(next, part), current);
  }
  rmSync(next, { recursive: true });
}

/** Builds what is outdated, in two processes, and returns the names of those builds. @throws when a build fails */
export async function buildIfStale({ only, out = 'dist' }: Options = {}): Promise<Build[]> {
  mkdirSync(join(root, out), { recursive: true });
  const stale = (Object.keys(builds) as Build[])
    .filter((name) => only?.includes(name) ?? true)
    .map((name) => ({ name, now: fingerprint(name) }))
    .filter(({ name, now }) => isStale(name, now, out));
  if (stale.length) console.log(`Building ${stale.map(({ name }) => name).join(', ')} ...`);
  // The site takes as long as the others together, which share a process and with it the compiled TypeScript.
  const processes = [
    stale.filter(({ name }) => name === 'site'),
    stale.filter(({ name }) => name !== 'site'),
  ].filter(({ length }) => length);
  const results = await Promise.allSettled(
    processes.map(async (group) => {
      for (const { name } of group) rmSync(stampOf(name, out), { force: true });
      await build(
        group.map(({ name }) => name),
        out,
      );
      for (const { name, now } of group) writeFileSync(stampOf(name, out), now);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  if (!only) await writeNginxFiles(join(root, out));
  return stale.map(({ name }) => name);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = await buildIfStale();
  if (!built.length) console.log('Everything is built.');
}
