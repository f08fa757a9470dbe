import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildIfStale } from '../../demo/build.ts';
import { findChromium, findOrInstallChromium } from '../browser.ts';
import { missing } from '../supervisor/programs.ts';
import { measureBundles, mountNames } from './bundles.ts';
import { measureDays } from './days.ts';
import { measureEmbed } from './embed.ts';
import { earlyTaps, measureEarlyTap, measureFirst } from './first.ts';
import { measureGrowth } from './growth.ts';
import { measureHandler } from './handler.ts';
import { measureHeap } from './heap.ts';
import { measureLoad } from './load.ts';
import { measureBaselinePageHoldings, measureMany } from './many.ts';
import { measureMotion, motions } from './motion.ts';
import { type BenchOptions, type Part, readOptions } from './options.ts';
import { launch } from './phone.ts';
import { table } from './report.ts';
import { Rounds } from './rounds.ts';
import { type Report, sections } from './rows.ts';
import { buildAll, type Served, serveBoth } from './served.ts';
import { measureBaselinePageUse, measureUse } from './use.ts';

/** `npm run bench`: see docs/contributors/performance.md. */
const earlierRun = join(import.meta.dirname, 'earlier-run.json');
const paths: Partial<Record<Part, string>> = {
  home: '/m/home',
  slots: '/m/slot-games',
  centre: '/m/slotsCenter',
  hot: '/m/hot-games',
  promotions: '/m/activity',
  notices: '/m/notice',
  lottery: '/m/lott',
  login: '/m/login',
};

const broken: string[] = [];
const largest = new Map<string, string>();

/** Runs one measurement. Reports a defect at the end, so that the others continue. */
async function attempt(name: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    broken.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Alternates product and baseline page, in reverse order in every second round. */
async function measureLoads(browser: Browser, served: Served, options: BenchOptions, rounds: Rounds) {
  const pages = options.only.filter((part) => paths[part]);
  if (!pages.length) return;
  const stops = [
    { name: 'baselinePage', address: `${served.baselinePage.origin}/m/home` },
    ...pages.map((part) => ({ name: part, address: served.site.origin + paths[part] })),
  ];
  // Warm-up: a browser's first page is slow, and art is drawn on first request.
  for (const { address } of stops)
    await attempt(address, async () => void (await measureLoad(browser, address)));
  for (let round = 0; round < options.runs; round++) {
    for (const { name, address } of round % 2 ? stops.toReversed() : stops) {
      await attempt(name, async () => {
        const { sample, largestIs } = await measureLoad(browser, address);
        rounds.add(name, sample);
        largest.set(name, largestIs);
      });
    }
    console.log(`Loads: round ${round + 1} of ${options.runs}`);
  }
}

async function measureUses(browser: Browser, served: Served, options: BenchOptions, rounds: Rounds) {
  const count = Math.ceil(options.runs / 2);
  for (let round = 0; round < count; round++) {
    await attempt('baseline page in use', async () =>
      rounds.add('baselinePage', await measureBaselinePageUse(browser, served.baselinePage.origin)),
    );
    await attempt('use', async () => rounds.add('use', await measureUse(browser, served.site.origin)));
    console.log(`Use: round ${round + 1} of ${count}`);
  }
}

/** Measures first reactions, in turn with the baseline page. */
async function measureFirsts(browser: Browser, served: Served, options: BenchOptions, rounds: Rounds) {
  const { site, baselinePage } = served;
  const stops = [
    { name: 'baselinePage', address: `${baselinePage.origin}/m/home` },
    ...(['home', 'slots', 'hot', 'promotions', 'login'] as const).map((name) => ({
      name,
      address: site.origin + paths[name],
    })),
  ];
  const link = { name: 'link', path: '/m/home', control: 'a[href]', reaction: 'input' };
  for (let round = 0; round < options.runs; round++) {
    for (const { name, address } of round % 2 ? stops.toReversed() : stops) {
      await attempt(`first ${name}`, async () => rounds.add(name, await measureFirst(browser, address)));
    }
    await attempt('early tap', async () => {
      const { tap = 0 } = await measureEarlyTap(browser, baselinePage.origin, link);
      rounds.add('baselinePage', { 'tap-early': tap });
    });
    for (const tap of earlyTaps) {
      await attempt(`early ${tap.name}`, async () =>
        rounds.add(`early-${tap.name}`, await measureEarlyTap(browser, site.origin, tap)),
      );
    }
    console.log(`First reactions: round ${round + 1} of ${options.runs}`);
  }
}

/** Measures taps whose picture moves, in turn with the same taps without view transitions. */
async function measureMotions(browser: Browser, { site }: Served, { runs }: BenchOptions, rounds: Rounds) {
  for (let round = 0; round < runs; round++) {
    for (const motion of motions) {
      for (const moves of round % 2 ? [true, false] : [false, true]) {
        const name = `${moves ? 'motion' : 'still'}-${motion.name}`;
        await attempt(name, async () =>
          rounds.add(name, await measureMotion(browser, site.origin, motion, moves)),
        );
      }
    }
    console.log(`Motion: round ${round + 1} of ${runs}`);
  }
}

function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function machineOf(browser: Browser): string {
  const [first] = cpus();
  const load = loadavg()[0]!.toFixed(1);
  return `${cpus().length} x ${first?.model}, Chromium ${browser.version()}, Node ${process.versions.node}, load ${load}`;
}

async function run(options: BenchOptions): Promise<void> {
  if (options.against && !existsSync(options.against)) throw new Error(`There is no ${options.against}`);
  const earlier = readReport(options.against ?? earlierRun);
  const chromium = findChromium() ?? findOrInstallChromium();
  await buildAll();
  const served = await serveBoth();
  const browser = await launch(chromium);
  try {
    const machine = machineOf(browser);
    const rounds = new Rounds();
    await measureLoads(browser, served, options, rounds);
    if (options.only.includes('first')) await measureFirsts(browser, served, options, rounds);
    if (options.only.includes('use')) await measureUses(browser, served, options, rounds);
    if (options.only.includes('motion')) await measureMotions(browser, served, options, rounds);
    if (options.only.includes('many')) {
      await attempt('many', async () => rounds.add('many', await measureMany(browser)));
      await attempt('baselinePage', async () => {
        rounds.add('baselinePage', await measureBaselinePageHoldings(browser, served.baselinePage.origin));
      });
      console.log('10,000 games: done');
    }
    if (options.only.includes('bundles')) {
      await attempt('bundles', async () =>
        rounds.add('bundles', await measureBundles(browser, served.site.origin)),
      );
    }
    const shown = sections(mountNames());
    const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
    const report: Report = { when, machine, runs: options.runs, ...rounds.summary(shown) };
    console.log(`\n${table(shown, report, earlier)}\n`);
    for (const [name, what] of largest) console.log(`Painted largest on ${name}: ${what || 'not known'}`);
    console.log(`This run: ${machine}`);
    console.log(earlier ? `Earlier: ${earlier.machine}, ${earlier.when}` : 'There is no earlier run.');
    if (options.save && !broken.length) writeFileSync(earlierRun, `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await browser.close();
    await served.close();
  }
}

/** `npm run bench -- --heap`: memory of a long-lived page; `--embed`, `--growth`: see the docs. */
async function runInstead(measure: (browser: Browser) => Promise<string>): Promise<void> {
  const chromium = findChromium() ?? findOrInstallChromium();
  await buildIfStale();
  const browser = await launch(chromium);
  try {
    console.log(`\n${await measure(browser)}`);
    console.log(`This run: ${machineOf(browser)}`);
  } finally {
    await browser.close();
  }
}

/** `npm run bench -- --days`: a terminal under its supervisor. */
async function runDays(visits: number): Promise<void> {
  await buildIfStale();
  const reason = missing();
  if (reason) throw new Error(`${reason}; npm run test:terminal installs what a terminal needs`);
  console.log(`\n${await measureDays(visits)}`);
}

/** `npm run bench -- --handler`: compares the front server with nginx. */
async function runHandler(runs: number): Promise<void> {
  await buildIfStale();
  console.log(`\n${await measureHandler(runs)}`);
  console.log(
    `This run: ${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0]!.toFixed(1)}`,
  );
}

try {
  const options = readOptions(process.argv.slice(2));
  const { heap, days, embed, handler, growth, runs } = options;
  if (days) await runDays(days);
  else if (handler) await runHandler(runs);
  else if (growth) await runInstead((browser) => measureGrowth(browser, options));
  else if (embed) await runInstead(measureEmbed);
  else if (heap) await runInstead((browser) => measureHeap(browser, heap));
  else await run(options);
} catch (error) {
  broken.push(error instanceof Error ? error.message : String(error));
}
for (const defect of broken) console.error(`Broke: ${defect}`);
process.exit(broken.length ? 1 : 0);
