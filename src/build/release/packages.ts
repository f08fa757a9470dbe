import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFile } from '../project-file.ts';
import { bundleForNode } from './node-bundle.ts';

interface Package {
  /** Folder of the package's program, and the source file that it is bundled from. */
  program?: readonly [folder: string, entry: string];
  /** Bundles the program into one file, which npm installs as this command. */
  command?: string;
  /** Script that writes files of the package. */
  generator?: string;
  files: Readonly<Record<string, string>>;
}

const kioskFiles = ['foyer-kiosk.service', 'foyer-kiosk-x11.conf', 'openbox.xml', 'x11-session', 'xkb'];

const packages: Readonly<Record<string, Package>> = {
  site: {
    files: {
      'dist/site': 'site',
      'dist/server': 'server',
      'dist/operators': 'operators',
      'dist/nginx': 'nginx',
    },
  },
  embed: { files: { 'dist/embed': 'embed' } },
  kiosk: {
    // The supervisor reads its texts by a path relative to its file.
    program: ['kiosk/supervisor', 'kiosk/supervisor/main.ts'],
    files: {
      'dist/kiosk': 'kiosk',
      'src/i18n/messages': 'src/i18n/messages',
      ...Object.fromEntries(
        kioskFiles.map((name) => [`kiosk/supervisor/${name}`, `kiosk/supervisor/${name}`]),
      ),
    },
  },
  server: {
    program: ['server', 'src/edge/node/main.ts'],
    files: { 'src/build/release/Dockerfile': 'server/Dockerfile' },
  },
  conformance: {
    program: ['conformance', 'demo/contract/conformance/main.ts'],
    command: 'foyer-conformance',
    generator: 'demo/contract/write.ts',
    files: { 'dist/openapi.json': 'conformance/openapi.json' },
  },
};

/**
 * Writes the packages of a release: a tarball for each, `SHA256SUMS` and the list of bundled packages as CycloneDX JSON.
 * All tarballs unpack into `foyer-<version>/`, side by side, and the same sources give the same bytes.
 * @param to folder that receives the files
 * @param names packages to write; all when absent
 * @returns the names of the files
 * @throws when `npm run build` has not been run
 */
export async function writePackages(to: string, names: readonly string[] = Object.keys(packages)) {
  const { name, version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  mkdirSync(to, { recursive: true });
  const written: string[] = [];
  for (const part of names) {
    const file = `${name}-${version}-${part}.tar.gz`;
    await pack(packages[part]!, `${name}-${version}`, join(to, file), version);
    written.push(file);
  }
  const sbom = `${name}-${version}.cdx.json`;
  writeFileSync(join(to, sbom), billOfMaterials(name, version));
  written.push(sbom);
  const sums = written.map((file) => `${sha256(join(to, file))}  ${file}\n`);
  writeFileSync(join(to, 'SHA256SUMS'), sums.join(''));
  return [...written, 'SHA256SUMS'];
}

async function pack(
  { program, command, generator, files }: Package,
  folder: string,
  tarball: string,
  version: string,
): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'foyer-package-'));
  try {
    const root = join(work, folder);
    if (generator)
      execFileSync(process.execPath, [projectFile(generator)], { stdio: ['ignore', 'ignore', 'inherit'] });
    for (const [from, to] of Object.entries({ LICENSE: 'LICENSE', ...files })) {
      if (!existsSync(projectFile(from))) throw new Error(`There is no ${from}: run npm run build first`);
      mkdirSync(dirname(join(root, to)), { recursive: true });
      cpSync(projectFile(from), join(root, to), { recursive: true });
    }
    if (program) await bundleForNode(program[1], join(root, program[0]), Boolean(command));
    if (program && command) {
      const main = `${program[0]}/main.mjs`;
      chmodSync(join(root, main), 0o755);
      const manifest = {
        name: command,
        version,
        license: 'MIT',
        bin: { [command]: main },
        engines: { node: '>=20' },
      };
      writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    }
    // Neither the order of the folder nor its owner nor the time of the build may change the checksum.
    const steady = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
    execFileSync('tar', [...steady, '--use-compress-program=gzip -n9', '-cf', tarball, '-C', work, folder]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
}

/**
 * Returns the packages that `package-lock.json` installs for production, as CycloneDX JSON. `npm sbom` would need npm 10, and
 * Debian 13 has npm 9.
 */
function billOfMaterials(name: string, version: string): string {
  const lock = JSON.parse(readFileSync(projectFile('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const components = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path && !dev)
    .map(([path, locked]) => {
      const packageName = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const [algorithm, hash] = locked.integrity?.split('-') ?? [];
      return {
        type: 'library',
        name: packageName,
        version: locked.version,
        purl: `pkg:npm/${packageName.replace('@', '%40')}@${locked.version}`,
        licenses: locked.license && [{ expression: locked.license }],
        hashes: hash && [
          { alg: algorithm!.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') },
        ],
      };
    });
  const component = { type: 'application', name, version };
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component },
    components,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
