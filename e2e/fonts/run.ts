import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run test:fonts`: runs the browser tests of layout once with each set of fonts and no other fonts. Unpacks Debian's packages
 * into `.data/fonts` without installing them, so `npm test` keeps the machine's fonts.
 */
const root = join(import.meta.dirname, '../..');
const sets = {
  DejaVu: 'fonts-dejavu-core',
  Noto: 'fonts-noto-core',
  Liberation: 'fonts-liberation',
} as const;
/** Titles of tests that measure positions and sizes. */
const LAYOUT = 'nothing (on the page |of it )?moves|moves nothing|fits (240|320)';

const failed = Object.entries(sets).filter(([name, debPackage]) => {
  console.log(`\n== ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', 'e2e', '--', '--grep', LAYOUT], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FONTCONFIG_FILE: fontconfigFor(debPackage) },
  });
  return status !== 0;
});
console.log(
  failed.length ? `\nFailed with ${failed.map(([name]) => name).join(', ')}.` : '\nAll sets of fonts fit.',
);
process.exit(failed.length ? 1 : 0);

/** Returns the path of a fontconfig file with the fonts of one package. @throws when the package cannot be downloaded */
function fontconfigFor(debPackage: string): string {
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
