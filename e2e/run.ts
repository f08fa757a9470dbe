import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from '../demo/build.ts';
import { findOrInstallChromium, playwrightCli } from './browser.ts';

/** `npm run e2e`: builds and runs the browser tests. Passes arguments to Playwright: `npm run e2e -- --grep HM-4`. */
await buildIfStale();
const chromium = findOrInstallChromium();
const config = join(import.meta.dirname, 'playwright.config.ts');
const { status } = spawnSync(
  process.execPath,
  [playwrightCli, 'test', '--config', config, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...(chromium && { FOYER_CHROMIUM: chromium }) } },
);
process.exit(status ?? 1);
