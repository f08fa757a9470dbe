import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from '../../demo/build.ts';
import { installPackages, playwrightCli } from '../browser.ts';
import { findEngines, packages } from './programs.ts';

/**
 * `npm run test:engines`: tests embed and login in Firefox and WebKitGTK with the current build. Passes arguments to
 * Playwright: `npm run test:engines -- --grep @smoke`. Names and skips engines that are missing and cannot be
 * installed.
 */
await buildIfStale();
const names = ['firefox', 'webkit'] as const;
const missing = () => names.filter((name) => !findEngines()[name]);
if (missing().length > 0) installPackages(missing().flatMap((name) => packages[name]));
const absent = missing();
for (const name of absent) console.log(`${name} is neither here nor could it be installed: left out.`);
const present = names.filter((name) => !absent.includes(name));
const { status } =
  present.length === 0
    ? { status: 0 }
    : spawnSync(
        process.execPath,
        [
          playwrightCli,
          'test',
          '--config',
          join(import.meta.dirname, 'playwright.config.ts'),
          ...present.map((name) => `--project=${name}`),
          ...process.argv.slice(2),
        ],
        { stdio: 'inherit' },
      );
process.exit(status ?? 1);
