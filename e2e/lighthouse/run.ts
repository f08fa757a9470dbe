import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../demo/build.ts';
import { startDemo } from '../../demo/server/demo.ts';
import { findOrInstallChromium } from '../browser.ts';
import { failingAudits, type LighthouseReport, medianScores, scored } from './scores.ts';

/**
 * `npm run lighthouse`: runs Lighthouse with a simulated phone on home, a list, promotions and login of the front server. Fails if
 * the median of a score is below 100 (docs/contributors/performance.md). Installs Lighthouse from npm into `.data/lighthouse`.
 */
const VERSION = '13.5.0';
const folder = join(import.meta.dirname, '../../.data/lighthouse');
const program = join(folder, 'node_modules/lighthouse/cli/index.js');
const pages = {
  home: '/m/home',
  slots: '/m/slot-games',
  promotions: '/m/activity',
  login: '/m/login',
} as const;
/** Milliseconds until the server has cached the public reads of a page, which it then inlines. */
const READ = 1_500;

/** Installs Lighthouse unless this version is installed. @throws when the installation fails */
function install(): void {
  const about = join(folder, 'node_modules/lighthouse/package.json');
  if (existsSync(about) && JSON.parse(readFileSync(about, 'utf8')).version === VERSION) return;
  console.log(`Not here: lighthouse ${VERSION}. Installing, some 100 MB.`);
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    `npm install --prefix "${folder}" --no-audit --no-fund --save-exact lighthouse@${VERSION}`,
    { shell: true, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

/** Runs Lighthouse once. @throws Lighthouse's error output when there is no report */
async function audit(address: string, chromium: string | undefined): Promise<LighthouseReport> {
  const args = [
    program,
    address,
    '--quiet',
    '--output=json',
    `--only-categories=${scored.join()}`,
    '--chrome-flags=--headless --no-sandbox',
  ];
  const running = spawn(process.execPath, args, {
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.stdout.setEncoding('utf8');
  running.stderr.setEncoding('utf8');
  const output = { out: '', error: '' };
  running.stdout.on('data', (chunk: string) => (output.out += chunk));
  running.stderr.on('data', (chunk: string) => (output.error += chunk));
  await new Promise((done) => running.on('close', done));
  if (!output.out) throw new Error(`Lighthouse printed nothing of ${address}: ${output.error}`);
  return JSON.parse(output.out);
}

async function measure(runs: number, only: string | undefined): Promise<boolean> {
  install();
  await buildIfStale();
  const chromium = findOrInstallChromium();
  const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
  let kept = true;
  try {
    for (const [name, path] of Object.entries(pages)) {
      if (only && !only.split(',').includes(name)) continue;
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < runs; run++) {
        for (let visit = 0; visit < 3; visit++) {
          await (await fetch(demo.origin + path)).arrayBuffer();
          await new Promise((done) => setTimeout(done, READ));
        }
        reports.push(await audit(demo.origin + path, chromium));
      }
      const scores = medianScores(reports);
      console.log(`${name.padEnd(12)}${scored.map((id) => `${id} ${scores[id]}`).join('  ')}`);
      for (const line of failingAudits(reports)) console.log(`  ${line}`);
      kept &&= scored.every((id) => scores[id] === 100);
    }
  } finally {
    await demo.close();
  }
  return kept;
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
process.exit((await measure(runs, values.only)) ? 0 : 1);
