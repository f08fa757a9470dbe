import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

interface UnitResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

/** `npm test`: builds and runs all checks. */
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

type Step = [name: string, script: string];

/**
 * Stages run one after the other, and the lists of a stage in parallel: terminal tests mostly wait for a screen, and browser tests
 * use four fifths of the processors.
 */
const steps: Step[][][] = [
  [[['build', 'build']]],
  [
    [
      ['lint and imports', 'lint'],
      ['other engines', 'test:engines -- --grep @smoke'],
      [
        'unit tests, architecture, budgets',
        `unit -- --reporter=default --reporter=json --outputFile.json="${results}/unit.json"`,
      ],
    ],
    [['terminals', 'test:terminal']],
  ],
  [[['browser tests', 'e2e']], [['types', 'types']]],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
const failed: string[] = [];
for (const lanes of steps) {
  await Promise.all(lanes.map(inOrder));
  // All later steps read the build.
  if (failed.includes('build')) break;
}

const [passedTests, failedTests] = counts();
for (const { test, why } of failures()) console.log(`\n${test}\n  ${why}`);
console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : `\nAll of it holds (${seconds(started)} s).`);
console.log(`${passedTests} passed, ${failedTests} failed`);
process.exit(failed.length ? 1 : 0);

/** Runs steps one after the other. Prints the output of lanes after the first when the step ends. */
async function inOrder(lane: Step[], index: number): Promise<void> {
  for (const [name, script] of lane) {
    const from = performance.now();
    if (index === 0) console.log(`\n== ${name}`);
    const { status, output } = await run(script, index > 0);
    if (index > 0) console.log(`\n== ${name}\n${output}`);
    console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(from)} s)`);
    if (status !== 0) failed.push(name);
  }
}

function run(script: string, held: boolean): Promise<{ status: number | null; output: string }> {
  const stdio = held ? 'pipe' : 'inherit';
  const child = spawn(`npm run --silent ${script}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', stdio, stdio],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}

function read(name: string) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the failed unit tests, which `npm test` repeats at the end of its output. */
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

/** Returns the number of passed and of failed tests of all runners. */
function counts(): [number, number] {
  const unit = read('unit.json');
  const browsers = ['e2e.json', 'engines.json', 'supervisor.json'].map((name) => read(name).stats ?? {});
  const sum = (counted: number[]) => counted.reduce((all, each) => all + each, 0);
  return [
    sum([unit.numPassedTests ?? 0, ...browsers.map(({ expected = 0 }) => expected)]),
    sum([unit.numFailedTests ?? 0, ...browsers.map(({ unexpected = 0, flaky = 0 }) => unexpected + flaky)]),
  ];
}
