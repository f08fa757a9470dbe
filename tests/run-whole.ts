import { spawnSync } from 'node:child_process';

/**
 * `npm run test:faults` and `npm run test:xss`: run all cases of which `npm test` runs a sample. Each prints the number of cases
 * and of failures.
 */
const [what = ''] = process.argv.slice(2);
const runs: Readonly<Record<string, { variable: string; command: string }>> = {
  faults: {
    variable: 'FOYER_FAULTS',
    command: 'npm run --silent unit -- tests/faults tests/demo/hostile-calls',
  },
  xss: { variable: 'FOYER_XSS', command: 'npm run --silent e2e -- e2e/site/xss.spec.ts' },
};
const run = Object.hasOwn(runs, what) ? runs[what] : undefined;
if (!run) throw new Error(`There is faults and xss, not ${what || 'nothing'}`);
const { status } = spawnSync(run.command, {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, [run.variable]: 'all' },
});
process.exit(status ?? 1);
