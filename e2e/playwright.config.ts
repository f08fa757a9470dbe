import { defineConfig } from 'playwright/test';
import { quiet } from './browser.ts';

const executablePath = process.env.FOYER_CHROMIUM;
const chromium = (...further: string[]) => ({
  args: [...quiet, ...further],
  ...(executablePath && { executablePath }),
});

/** Those run in browsers of their own, by `npm run test:engines` and `npm run test:terminal`. */
const elsewhere = ['engines/**', 'supervisor/**'];

/**
 * Where pictures are looked at, measured or counted. Anywhere else none is loaded: to draw, send and decode some forty
 * for each page takes a fifth of a test's time.
 */
const aboutPictures = [
  'embed/{announcements,diagnose,docs,hard-pages,layout-shift,privacy}.spec.ts',
  'kiosk/look.spec.ts',
  'site/{accounts,announcements,content,first-second,first-view,long-list,promotions,xss}.spec.ts',
];

export default defineConfig({
  testDir: '.',
  testIgnore: elsewhere,
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 3,
  // Patience, not a measure: three pages share two cores with all else that runs there.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    trace: 'off',
    // What it answers is out of sight of a test; the one about it lets it be.
    serviceWorkers: 'block',
    // What moves by itself takes the processor from other tests; those about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'pictures',
      testMatch: aboutPictures,
      use: { launchOptions: chromium() },
    },
    {
      name: 'pages',
      testIgnore: [...elsewhere, ...aboutPictures],
      use: { launchOptions: chromium('--blink-settings=imagesEnabled=false') },
    },
  ],
});
