import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { projectFile } from '../project-file.ts';

interface Manifest {
  version: string;
  files: Record<string, { integrity: string }>;
}

/** Result of a release. File names are relative to `/embed/`. */
export interface Release {
  version: string;
  /** Integrity of the pinned loader. */
  integrity: string;
  added: string[];
  /** Files that existed with the same content. */
  kept: string[];
  replaced: string[];
}

/** The release would change files of earlier ones, or the build is incomplete. */
export class ReleaseRefused extends Error {}

/** Files of the current version, in the order of replacement: the loader, which loads all others, is the last. */
const CURRENT = [
  /^operator\/(manifest\.json|third-party-notices\.txt|assets\/icon\.svg)$/,
  /\.html$/,
  /csp\.txt$/,
  /^manifest\.json$/,
  /^attributes\.json$/,
  /^diagnose\.js$/,
  /^foyer\.js$/,
];
/** Names with a hash of their content. */
const HASHED = /[-.][\w-]{8}\.(js|json|css|svg)$|\/texts-[\w-]{8}\//;
const ENCODED = /\.(br|gz)$/;
/** Published to a package registry, not to a server. */
const PACKAGE = 'npm/';

const rankOf = (name: string) => CURRENT.findIndex((each) => each.test(name.replace(ENCODED, '')));

function plain(name: string, content: Buffer): Buffer {
  if (name.endsWith('.br')) return brotliDecompressSync(content);
  return name.endsWith('.gz') ? gunzipSync(content) : content;
}

/** Writes a file atomically, so that no request reads a part of it. */
function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

/** Returns the files of a build by their names in the release. @throws ReleaseRefused when the build is incomplete */
function filesOf(from: string): { manifest: Manifest; files: Map<string, Buffer> } {
  if (!existsSync(join(from, 'manifest.json'))) throw new ReleaseRefused(`There is no build in ${from}`);
  const manifest = JSON.parse(readFileSync(join(from, 'manifest.json'), 'utf8')) as Manifest;
  const { version } = manifest;
  const files = new Map<string, Buffer>();
  for (const entry of globSync('**/*', { cwd: from, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(from, '/').length);
    if (!entry.isFile() || name.startsWith(PACKAGE)) continue;
    const content = readFileSync(path);
    const current = rankOf(name) >= 0;
    if (current) files.set(name, content);
    // Each version keeps its manifest and its notices.
    if (/^(manifest\.json|third-party-notices\.txt)/.test(name)) files.set(`${version}/${name}`, content);
    else if (!current && (HASHED.test(name.replace(ENCODED, '')) || name.startsWith(`${version}/`))) {
      files.set(name, content);
    } else if (!current)
      throw new ReleaseRefused(`${name} has no hash in its name, so no later one could differ`);
  }
  for (const [name, { integrity }] of Object.entries(manifest.files)) {
    const content = files.get(name) ?? files.get(`${version}/${name}`) ?? '';
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) {
      throw new ReleaseRefused(`${name} is not as the manifest has it: build again`);
    }
  }
  return { manifest, files };
}

/**
 * Adds a build of the embed to a folder of releases, such as the one that a server serves under `/embed/`. Replaces only the files
 * of the current version, and writes nothing if it refuses a file.
 * @throws ReleaseRefused
 */
export function release(from: string, to: string): Release {
  const { manifest, files } = filesOf(from);
  const { version } = manifest;
  const names = [...files.keys()].sort();
  const lasting = names.filter((name) => rankOf(name) < 0 || name.startsWith(`${version}/`));
  const kept = lasting.filter((name) => existsSync(join(to, name)));
  const changed = kept.filter(
    (name) => !plain(name, readFileSync(join(to, name))).equals(plain(name, files.get(name)!)),
  );
  if (changed.some((name) => name.startsWith(`${version}/`))) {
    throw new ReleaseRefused(
      `Version ${version} is there with other content: raise the version in package.json and build again`,
    );
  }
  if (changed.length) throw new ReleaseRefused(`There with other content: ${changed.join(', ')}`);

  const added = lasting.filter((name) => !kept.includes(name));
  for (const name of added) write(join(to, name), files.get(name)!);
  const replaced = names.filter((name) => !lasting.includes(name)).sort((a, b) => rankOf(a) - rankOf(b));
  for (const name of replaced) {
    write(join(to, name), files.get(name)!);
    // A server would otherwise send an old compressed copy.
    for (const tail of ['.br', '.gz'])
      if (!files.has(name + tail)) rmSync(join(to, name + tail), { force: true });
  }
  const { integrity } = manifest.files[`${version}/foyer.js`]!;
  return { version, integrity, added, kept, replaced };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  try {
    if (!folder) throw new ReleaseRefused('npm run release:embed -- <folder of releases>');
    const { version, integrity, added, kept, replaced } = release(projectFile('dist/embed'), folder);
    console.log(`Version ${version}: ${added.length} files added, ${kept.length} were there.`);
    console.log(`Replaced: ${replaced.join(', ')}`);
    console.log(
      `\n<script async src="https://play.example/embed/${version}/foyer.js" integrity="${integrity}"\n` +
        '  crossorigin="anonymous" data-partner="acme"></script>',
    );
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
