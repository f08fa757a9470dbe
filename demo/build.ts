import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const builds = {
  site: ['src/**/*'],
  embed: ['src/**/*', 'embed/**/*'],
  kiosk: ['src/**/*', 'kiosk/**/*'],
} as const;
type Build = keyof typeof builds;

/** Changes with anything that goes into a build. */
function fingerprint(name: Build): string {
  const hash = createHash('sha256');
  const files = globSync([...builds[name], 'rollup.config.mjs', 'package-lock.json', 'tsconfig.json'], {
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

/** Whether what lies in dist was made from other sources than those here. */
function isStale(name: Build, now: string): boolean {
  return !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== now;
}

/** Builds one of the three from scratch, or throws what rollup said. */
function build(name: Build): void {
  rmSync(join(root, 'dist', name), { recursive: true, force: true });
  const rollup = join(
    dirname(createRequire(import.meta.url).resolve('rollup/package.json')),
    'dist/bin/rollup',
  );
  const { status } = spawnSync(process.execPath, [rollup, '--silent', '-c'], {
    cwd: root,
    env: { ...process.env, BUILD: name },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`The ${name} build failed`);
}

/** Builds what is stale and says so; returns the names of what was built. */
export function buildIfStale(): Build[] {
  mkdirSync(join(root, 'dist'), { recursive: true });
  return (Object.keys(builds) as Build[]).filter((name) => {
    const now = fingerprint(name);
    if (!isStale(name, now)) return false;
    console.log(`Building ${name} ...`);
    build(name);
    writeFileSync(stampOf(name), now);
    return true;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!buildIfStale().length) console.log('Everything is built.');
}
