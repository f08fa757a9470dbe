import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

interface UnitResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** `npm test`: everything that has to hold, cheapest first, on what it built. */
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

const steps: [name: string, script: string][] = [
  ['types', 'types'],
  ['lint and imports', 'lint'],
  ['build', 'build'],
  [
    'unit tests, architecture, budgets',
    `unit -- --reporter=default --reporter=json --outputFile.json="${results}/unit.json"`,
  ],
  ['browser tests', 'e2e'],
  ['other engines', 'test:engines -- --grep @smoke'],
  ['terminals', 'test:terminal'],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
const failed: string[] = [];
for (const [name, script] of steps) {
  console.log(`\n== ${name}`);
  const from = performance.now();
  const { status } = spawnSync(`npm run --silent ${script}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(from)} s)`);
  if (status !== 0) failed.push(name);
  // Without a build nothing after it means anything.
  if (status !== 0 && name === 'build') break;
}

const [passedTests, failedTests] = counts();
for (const { test, why } of failures()) console.log(`\n${test}\n  ${why}`);
console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : `\nAll of it holds (${seconds(started)} s).`);
console.log(`${passedTests} passed, ${failedTests} failed`);
process.exit(failed.length ? 1 : 0);

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}

function read(name: string) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** What each unit test that failed was, once more at the end: it stood minutes above the last line. */
function failures(): { test: string; why: string }[] {
  const files: { name: string; message?: string; assertionResults: UnitResult[] }[] =
    read('unit.json').testResults ?? [];
  return files.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file} > ${fullName}`,
        why: failureMessages.join('\n').split('\n').slice(0, 12).join('\n  '),
      }));
    return message ? [{ test: file, why: message }, ...tests] : tests;
  });
}

/** Tests passed and failed, over all runners. */
function counts(): [number, number] {
  const unit = read('unit.json');
  const browsers = ['e2e.json', 'engines.json', 'supervisor.json'].map((name) => read(name).stats ?? {});
  const sum = (counted: number[]) => counted.reduce((all, each) => all + each, 0);
  return [
    sum([unit.numPassedTests ?? 0, ...browsers.map(({ expected = 0 }) => expected)]),
    sum([unit.numFailedTests ?? 0, ...browsers.map(({ unexpected = 0, flaky = 0 }) => unexpected + flaky)]),
  ];
}
