import { defineConfig } from 'playwright/test';

/** Terminals as they stand in a venue: playwright runs the tests, but starts none of their browsers. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/supervisor',
  fullyParallel: true,
  // What takes minutes is for `npm run test:vandal`.
  ...(!process.env.FOYER_LONG && { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One screen at a time: two that paint without a graphics card are late for each other.
  workers: 1,
  timeout: 90_000,
  // Patience, not a measure: `npm run bench -- --days` measures.
  expect: { timeout: 45_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/supervisor.json' }]],
});
