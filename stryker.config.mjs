/**
 * Mutates the core files of one folder and runs its tests: `AREA=session npm run mutate`. vitest.config.ts reads `AREA` too. The
 * report is `.data/mutation/session.html`.
 */
const area = process.env.AREA ?? 'validation';
const report = `.data/mutation/${area.replaceAll('/', '-')}`;
/** Folders whose tests must notice at least 85 % of the mutants. */
const held = ['validation', 'session'];

export default {
  mutate: [`src/${area}/**/*.ts`, '!**/*.d.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { pool: 'forks', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 15_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 15,
  incremental: true,
  incrementalFile: `${report}-incremental.json`,
  thresholds: { high: 85, low: 70, break: held.includes(area) ? 85 : null },
  warnings: { slow: false },
  disableTypeChecks: false,
  tempDirName: '.data/mutation/sandbox',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${report}.html` },
  ignorePatterns: ['.data', 'dist', 'e2e', 'test-results'],
};
