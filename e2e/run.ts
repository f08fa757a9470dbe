import { join } from 'node:path';
import { buildIfStale } from '../demo/build.ts';
import { runInChromium } from './browser.ts';

/** `npm run e2e`: builds and runs the browser tests. Passes arguments to Playwright: `npm run e2e -- --grep HM-4`. */
await buildIfStale();
runInChromium(join(import.meta.dirname, 'playwright.config.ts'));
