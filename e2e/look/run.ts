import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from '../../demo/build.ts';
import { findOrInstallChromium, playwrightCli } from '../browser.ts';
import { fontconfigFor } from '../fonts/fontconfig.ts';

/**
 * `npm run test:look`: compares screens with their pictures in `docs/images/look`, with the fonts of Debian's fonts-noto-core.
 * `npm run test:look -- --update-snapshots` writes the pictures; look at them before you commit.
 */
await buildIfStale();
const chromium = findOrInstallChromium();
const { status } = spawnSync(
  process.execPath,
  [
    playwrightCli,
    'test',
    '--config',
    join(import.meta.dirname, 'playwright.config.ts'),
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FONTCONFIG_FILE: fontconfigFor('fonts-noto-core'),
      ...(chromium && { FOYER_CHROMIUM: chromium }),
    },
  },
);
process.exit(status ?? 1);
