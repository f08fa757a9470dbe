import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** `npm test`: everything that has to hold, cheapest first, on what it built. */
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

type Step = readonly [name: string, script: string];

/**
 * Row after row; the lanes of a row beside each other, since each of them leaves a core idle for much of its time. The
 * first lane of a row says what it does as it goes, the others when they are done.
 */
const rows: readonly (readonly (readonly Step[])[])[] = [
  [
    [['build', 'build']],
    [
      ['types', 'types'],
      ['lint and imports', 'lint'],
    ],
  ],
  [
    [
      [
        'unit tests, architecture, budgets',
        `unit -- --reporter=default --reporter=json --outputFile.json="${results}/unit.json"`,
      ],
    ],
  ],
  [
    [['browser tests', 'e2e']],
    [
      ['other engines', 'test:engines -- --grep @smoke'],
      ['terminals', 'test:terminal'],
    ],
  ],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
const failed: string[] = [];
for (const row of rows) {
  const reports = await Promise.all(row.map((steps, index) => runLane(steps, index === 0)));
  for (const report of reports) console.log(report);
  // Without a build nothing after it means anything.
  if (failed.includes('build')) break;
}

const [passedTests, failedTests] = counts();
console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : `\nAll of it holds (${seconds(started)} s).`);
console.log(`${passedTests} passed, ${failedTests} failed`);
process.exit(failed.length ? 1 : 0);

/** Runs steps one after another. What they say comes as they go, or is returned. */
async function runLane(steps: readonly Step[], aloud: boolean): Promise<string> {
  const reports: string[] = [];
  for (const step of steps) reports.push(await run(step, aloud));
  return reports.join('\n');
}

async function run([name, script]: Step, aloud: boolean): Promise<string> {
  const from = performance.now();
  const title = `\n== ${name}`;
  if (aloud) console.log(title);
  const output = aloud ? 'inherit' : 'pipe';
  const child = spawn(`npm run --silent ${script}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', output, output],
  });
  const parts: string[] = aloud ? [] : [`${title}\n`];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => parts.push(text));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  parts.push(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds(from)} s)`);
  if (status !== 0) failed.push(name);
  return parts.join('');
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}

/** Tests passed and failed, over all runners. */
function counts(): [number, number] {
  const read = (name: string) => {
    const file = join(results, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  };
  const unit = read('unit.json');
  const browsers = ['e2e.json', 'engines.json', 'supervisor.json'].map((name) => read(name).stats ?? {});
  const sum = (counted: number[]) => counted.reduce((all, each) => all + each, 0);
  return [
    sum([unit.numPassedTests ?? 0, ...browsers.map(({ expected = 0 }) => expected)]),
    sum([unit.numFailedTests ?? 0, ...browsers.map(({ unexpected = 0, flaky = 0 }) => unexpected + flaky)]),
  ];
}
