import { join } from 'node:path';
import { buildIfStale } from '../../demo/build.ts';
import { runInChromium } from '../browser.ts';
import { fontconfigOfNoto } from '../fonts/fontconfig.ts';

/**
 * `npm run test:look`: compares screens with their pictures in `docs/images/look`, with fixed versions of Noto's fonts.
 * `npm run test:look -- --update-snapshots` writes the pictures; look at them before you commit.
 */
await buildIfStale();
runInChromium(join(import.meta.dirname, 'playwright.config.ts'), {
  FONTCONFIG_FILE: fontconfigOfNoto(),
});
