import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fonts = join(import.meta.dirname, '../../.data/fonts');

/** Font packages of npm with their versions. */
const noto = ['@expo-google-fonts/noto-sans@0.4.2', '@expo-google-fonts/noto-nastaliq-urdu@0.4.2'];

/**
 * Returns the path of a fontconfig file (for `FONTCONFIG_FILE`) with the fonts of one of Debian's packages and no others. Unpacks the
 * package into `.data/fonts` without installing it.
 * @throws when the package cannot be downloaded
 */
export function fontconfigFor(debPackage: string): string {
  return fontconfigIn(join(fonts, debPackage), (folder) => {
    run('apt-get', ['download', debPackage], folder);
    const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (!archive) throw new Error(`apt-get left no file of ${debPackage}`);
    run('dpkg', ['-x', archive, folder], folder);
  });
}

/**
 * Returns the path of a fontconfig file with one version of Noto Sans and Noto Nastaliq Urdu, and no other fonts. Installs them from
 * npm into `.data/fonts` (16 MB).
 * @throws when they cannot be downloaded
 */
export function fontconfigOfNoto(): string {
  return fontconfigIn(join(fonts, noto.join().replaceAll(/[^\w.]+/g, '-')), (folder) =>
    run(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...noto],
      folder,
    ),
  );
}

/** Fills a folder with fonts unless it has a fontconfig file, which it returns. */
function fontconfigIn(folder: string, fill: (folder: string) => void): string {
  const file = join(folder, 'fonts.conf');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  fill(folder);
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir><cachedir>${folder}/cache</cachedir>
  <!-- For generic families; Nastaliq has Latin letters too. -->
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Noto Sans</string></edit>
  </match>
</fontconfig>\n`,
  );
  return file;
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; the fonts come from the network`);
}
