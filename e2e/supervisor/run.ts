import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from '../../demo/build.ts';
import { installPackages, playwrightCli } from '../browser.ts';
import { missing, packages, windowed } from './programs.ts';

/**
 * `npm run test:terminal`: tests supervised terminals on the current build. Installs missing packages as root on
 * Debian, or skips the tests and says why. Passes its arguments to playwright.
 */
await buildIfStale();
if (missing()) installPackages(windowed() ? packages : [...packages, 'chromium']);
const reason = missing();
if (reason) {
  console.log(`Terminals are left out: ${reason}.`);
  process.exit(0);
}
const config = join(import.meta.dirname, 'playwright.config.ts');
const { status } = spawnSync(
  process.execPath,
  [playwrightCli, 'test', '--config', config, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
