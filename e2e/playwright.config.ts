import { defineConfig } from 'playwright/test';
import { quiet, withFewProcesses, withoutFeatures } from './browser.ts';

const executablePath = process.env.FOYER_CHROMIUM;
/** Pages of a test live too short to gain from optimised code, which takes a tenth of the processor time. */
const withoutOptimisers = '--js-flags=--no-turbofan --no-maglev';
const withoutPictures = '--blink-settings=imagesEnabled=false';
const withoutOpenerPolicy = withoutFeatures('CrossOriginOpenerPolicy');
const chromium = (...further: string[]) => ({
  args: [...quiet, ...withFewProcesses, withoutOptimisers, ...further],
  ...(executablePath && { executablePath }),
});

/** Tests with separate commands: `npm run test:engines`, `test:terminal` and `test:look`. */
const elsewhere = ['engines/**', 'look/**', 'supervisor/**'];

/** Tests that load pictures. All others block them, because some forty pictures for each page take a fifth of a test's time. */
const aboutPictures = [
  'embed/{announcements,diagnose,docs,hard-pages,layout-shift,privacy}.spec.ts',
  'kiosk/look.spec.ts',
  // A blocked picture is pending forever, and browsers keep what holds it in memory.
  'kiosk/wipe.spec.ts',
  'site/{announcements,content,first-second,first-view,long-list,promotions,xss}.spec.ts',
];

/** Tests of windows that a page opens. All others ignore Cross-Origin-Opener-Policy, for which each page starts a second process. */
const aboutWindows = ['embed/*.spec.ts', 'site/{home,launch,messages,npm-start,ways}.spec.ts'];

export default defineConfig({
  testDir: '.',
  testIgnore: elsewhere,
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 4,
  // Long, because four pages share two cores with other processes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    trace: 'off',
    // Tests cannot intercept requests that a service worker handles. The test of the service worker allows it.
    serviceWorkers: 'block',
    // Animations take processor time from other tests. Tests of animations enable them.
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
      name: 'windows',
      testMatch: aboutWindows,
      testIgnore: [...elsewhere, ...aboutPictures],
      use: { launchOptions: chromium(withoutPictures) },
    },
    {
      name: 'pages',
      testIgnore: [...elsewhere, ...aboutPictures, ...aboutWindows],
      use: { launchOptions: chromium(withoutPictures, withoutOpenerPolicy) },
    },
  ],
});
