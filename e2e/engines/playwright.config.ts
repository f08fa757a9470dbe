import { defineConfig } from 'playwright/test';

/** Tests in other engines than Chromium. Playwright runs them, but drives none of these browsers. */
export default defineConfig<{ engineName: string }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // As in Chromium's tests: these limits bound a hang and measure nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: ['firefox', 'webkit'].map((name) => ({ name, use: { engineName: name } })),
});
