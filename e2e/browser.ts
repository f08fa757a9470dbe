import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Path of playwright's command line, run with this Node. */
export const playwrightCli = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);

/**
 * A Chromium to test with: the one named by FOYER_CHROMIUM, the system's, Debian's package (as root), else
 * playwright's own download. Returns its path; nothing where playwright finds its own.
 */
export function findOrInstallChromium(): string | undefined {
  const here = () => [process.env.FOYER_CHROMIUM, ...known].find((path) => path && existsSync(path));
  const found = here();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing the Debian package.');
    if (
      run('apt-get', ['update']) &&
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    ) {
      const installed = here();
      if (installed) return installed;
    }
  }
  console.log("No Chromium here: fetching playwright's own.");
  if (run(process.execPath, [playwrightCli, 'install', 'chromium'])) return undefined;
  throw new Error('There is no Chromium and none could be installed. Name one in FOYER_CHROMIUM.');
}
