import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** `npm test`: everything that has to hold, cheapest first, on what it built. */
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const { resolve } = createRequire(import.meta.url);
const bin = (name: string, file: string) => join(dirname(resolve(`${name}/package.json`)), file);

const steps: [string, string[]][] = [
  ['types', [bin('typescript', 'bin/tsc'), '-b']],
  ['lint', [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']],
  ['build', [join(root, 'demo/build.ts')]],
  [
    'unit tests, architecture, budgets',
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}/unit.json`,
    ],
  ],
  ['browser tests', [join(root, 'e2e/run.ts')]],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
const failed: string[] = [];
for (const [name, args] of steps) {
  console.log(`\n== ${name}`);
  const from = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(from)} s)`);
  if (status !== 0) failed.push(name);
  // Without a build nothing after it means anything.
  if (status !== 0 && name === 'build') break;
}

const [passedTests, failedTests] = counts();
console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : `\nAll of it holds (${seconds(started)} s).`);
console.log(`${passedTests} passed, ${failedTests} failed`);
process.exit(failed.length ? 1 : 0);

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}

/** Tests passed and failed, over both runners. */
function counts(): [number, number] {
  const read = (name: string) => {
    const file = join(results, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const unit = read('unit.json');
  const { stats: browser = {} } = read('e2e.json');
  return [
    (unit.numPassedTests ?? 0) + (browser.expected ?? 0),
    (unit.numFailedTests ?? 0) + (browser.unexpected ?? 0) + (browser.flaky ?? 0),
  ];
}
