import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Returns the path of a fontconfig file (for `FONTCONFIG_FILE`) with the fonts of one of Debian's packages and no others. Unpacks the
 * package into `.data/fonts` without installing it.
 * @throws when the package cannot be downloaded
 */
export function fontconfigFor(debPackage: string): string {
  const folder = join(root, '.data/fonts', debPackage);
  const file = join(folder, 'fonts.conf');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  run('apt-get', ['download', debPackage], folder);
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (!archive) throw new Error(`apt-get left no file of ${debPackage}`);
  run('dpkg', ['-x', archive, folder], folder);
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
  );
  return file;
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; the fonts are Debian's packages`);
}
