import { defineConfig } from 'playwright/test';

/** Tests of supervised terminals: the supervisor starts their browsers, not playwright. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/supervisor',
  fullyParallel: true,
  // `npm run test:vandal` runs the tests that take minutes.
  ...(!process.env.FOYER_LONG && { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One screen at a time: two that paint without a graphics card delay each other.
  workers: 1,
  timeout: 240_000,
  // Generous limits; `npm run bench -- --days` measures.
  expect: { timeout: 45_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/supervisor.json' }]],
});
