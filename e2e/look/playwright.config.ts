import { defineConfig } from 'playwright/test';
import { quiet } from '../browser.ts';

const executablePath = process.env.FOYER_CHROMIUM;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/look',
  snapshotPathTemplate: '../../docs/images/look/{arg}{ext}',
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Versions of Chromium smooth edges differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.003, scale: 'device' },
  },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    // Pictures of a quarter of the pixels show layout and colours, and keep the repository small.
    deviceScaleFactor: 0.5,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'UTC',
    launchOptions: { args: [...quiet], ...(executablePath && { executablePath }) },
  },
});
