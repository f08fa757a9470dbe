import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { ended } from '../supervisor/display.ts';
import { createMachine, type Machine, markPage, untilBack, untilUsed } from '../supervisor/machine.ts';
import { bytesByKind, heapSnapshot } from '../support/heap-snapshot.ts';
import { slope } from './figures.ts';

const accounts = ['maya7', 'ravi1', 'noor2'];
const PASSWORD = 'foyer-1234';
/** Milliseconds of the gateway's clock for a visit and the pause after it: a hundred visits are a day. */
const VISIT = 864_000;
/** Timeout of a step in a visit, in milliseconds. */
const PATIENCE = 300_000;
/** Number of measurements in a run. During the first ones the bounded caches are still filling. */
const LOOKS = 20;

/** Kinds of objects in a snapshot that belong to the browser, including DevTools' own data. */
const elsewhere: readonly string[] = ['code', 'native', 'synthetic'];

/** Resources of a terminal after a number of visits. */
interface Holding {
  visits: number;
  /** Bytes of the JavaScript heap after garbage collection, without code. */
  heap: number;
  /** Bytes of code. The engine adds optimised code for functions that run often. */
  code: number;
  nodes: number;
  listeners: number;
  /** Open files of the browser's processes and of the supervisor. */
  browserFiles: number;
  supervisorFiles: number;
  /** Files and bytes below the browser's profile, in total and by folder. */
  profileFiles: number;
  profileBytes: number;
  profile: ReadonlyMap<string, FolderSize>;
}

interface FolderSize {
  files: number;
  bytes: number;
}

/** Figures that must not grow. The profile's bytes grow by some kB a visit until the nightly restart deletes it. */
const columns = ['heap', 'nodes', 'listeners', 'browserFiles', 'supervisorFiles', 'profileFiles'] as const;

/** Runs a supervised terminal for `visits` visits, then measures its recovery from failures. @throws on a defect */
export async function measureDays(visits: number): Promise<string> {
  const machine = await createMachine();
  try {
    const supervisor = machine.start();
    await untilUsed(machine);
    const held = await measureVisits(machine, supervisor.pid!, visits);
    console.log(profileGrowth(held));
    const grown = summary(held);
    console.log(grown);
    const back = await measureRecovery(machine);
    return [grown, ...back].join('\n');
  } catch (error) {
    // The supervisor logs a moment later.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    console.error(machine.journal());
    throw error;
  } finally {
    await machine.close();
  }
}

async function measureVisits(machine: Machine, supervisor: number, visits: number): Promise<Holding[]> {
  const browser = await chromium.connectOverCDP(machine.devtools.endpoint());
  const page = browser
    .contexts()[0]!
    .pages()
    .find((one) => one.url() === machine.shown)!;
  // Measuring while the machine is busy must not fail.
  page.setDefaultTimeout(PATIENCE);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const cdp = await page.context().newCDPSession(page);
  const every = Math.max(1, Math.floor(visits / LOOKS));
  const held: Holding[] = [];
  for (let visit = 0; visit < visits; visit++) {
    await playVisit(page, accounts[visit % accounts.length]!);
    await machine.gateway.app.request('/__clock', {
      method: 'POST',
      body: JSON.stringify({ advance: VISIT }),
    });
    if (problems.length) throw new Error(`visit ${visit}: ${problems.join('; ')}`);
    if ((visit + 1) % every === 0) {
      held.push(await holding(machine, cdp, supervisor, visit + 1));
      console.log(lineOf(held.at(-1)!));
    }
  }
  await browser.close();
  return held;
}

/** A player signs in, plays and leaves. */
async function playVisit(page: Page, username: string): Promise<void> {
  const start = page.getByRole('button', { name: 'Touch to start' });
  // Anywhere on the attract screen.
  if (await start.isVisible()) await page.mouse.click(270, 480);
  await page.locator('a[href="/m/login"]').first().click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Password/).press('Enter');
  await page.locator('.visit-bar__clock').waitFor();
  await page.locator('.game-tile button').first().click();
  await page.locator('.game-iframe[aria-busy=false]').waitFor();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await start.waitFor();
}

async function holding(
  machine: Machine,
  cdp: CDPSession,
  supervisor: number,
  visits: number,
): Promise<Holding> {
  // Counted before the snapshot takes its time: the loop shows the same scene after each visit.
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  // Pauses the supervisor while the page is measured, so that it does not count the page as hung.
  process.kill(supervisor, 'SIGSTOP');
  const bytes = bytesByKind(await heapSnapshot(cdp).finally(() => process.kill(supervisor, 'SIGCONT')));
  const sum = (own: (kind: string) => boolean) =>
    [...bytes].reduce((all, [kind, size]) => all + (own(kind) ? size : 0), 0);
  const processes = await machine.devtools.processes();
  const profile = measureProfile(join(machine.state, 'profiles'));
  const total = (name: keyof FolderSize) => [...profile.values()].reduce((all, one) => all + one[name], 0);
  return {
    visits,
    heap: sum((kind) => !elsewhere.includes(kind)),
    code: bytes.get('code') ?? 0,
    nodes,
    listeners: jsEventListeners,
    browserFiles: processes.reduce((all, { id }) => all + openFiles(id), 0),
    supervisorFiles: openFiles(supervisor),
    profileFiles: total('files'),
    profileBytes: total('bytes'),
    profile,
  };
}

/** Measures the files below a folder of profiles, by the two folder levels below each profile. */
function measureProfile(profiles: string): Map<string, FolderSize> {
  const sizes = new Map<string, FolderSize>();
  for (const entry of readdirSync(profiles, { recursive: true, withFileTypes: true })) {
    const folder = relative(profiles, entry.parentPath).split('/').slice(1, 3).join('/');
    const size = sizes.get(folder) ?? { files: 0, bytes: 0 };
    const stats = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
    if (stats?.isFile()) sizes.set(folder, { files: size.files + 1, bytes: size.bytes + stats.size });
  }
  return sizes;
}

/** Lists the profile's folders by the bytes that the run added. */
function profileGrowth(held: readonly Holding[]): string {
  const [first, last] = [held[0]!, held.at(-1)!];
  const rows = [...last.profile].map(([folder, { files, bytes }]) => {
    const before = first.profile.get(folder) ?? { files: 0, bytes: 0 };
    return { folder, files, bytes, addedFiles: files - before.files, addedBytes: bytes - before.bytes };
  });
  return rows
    .filter(({ addedFiles, addedBytes }) => addedFiles > 0 || addedBytes > 0)
    .sort((a, b) => b.addedBytes - a.addedBytes)
    .map(
      ({ folder, files, bytes, addedFiles, addedBytes }) =>
        `  ${folder || '.'}: ${files} files (${addedFiles} added), ${bytes} bytes (${addedBytes} added)`,
    )
    .join('\n');
}

function openFiles(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    // Deleted since it was listed.
    return 0;
  }
}

const lineOf = ({ visits, heap, code, ...rest }: Holding) =>
  `${String(visits).padStart(6)} visits  ${(heap / 1e6).toFixed(3)} MB and ${(code / 1e6).toFixed(2)} of code  ${rest.nodes} nodes  ${rest.listeners} listeners  ${rest.browserFiles} files of the browser  ${rest.supervisorFiles} of the supervisor  profile ${rest.profileFiles} files, ${(rest.profileBytes / 1e6).toFixed(2)} MB`;

/** Maximum growth in percent during the second half of the visits. */
const FLAT = 3;
/** Minimum number of visits to fail a run: before that the bounded caches are filling. */
const ENOUGH = 1_000;

/**
 * Returns the growth in the second half, by least squares, in percent of the value at its middle.
 * @throws if a run of enough visits grows too much
 */
function summary(held: readonly Holding[]): string {
  const later = held.slice(Math.floor(held.length / 2));
  const [first, last] = [later[0]!.visits, later.at(-1)!.visits];
  const grown = columns.map((name) => {
    const values = later.map((one) => ({ x: one.visits, y: one[name] }));
    const middle = values.reduce((all, { y }) => all + y, 0) / values.length;
    return { name, percent: (((slope(values) ?? 0) * (last - first)) / middle) * 100 };
  });
  const shownMessage = grown.map(({ name, percent }) => `${name} ${percent.toFixed(1)} %`).join(', ');
  const line = `Growth over visits ${first} to ${last}: ${shownMessage}`;
  if (last >= ENOUGH && grown.some(({ percent }) => percent > FLAT)) throw new Error(line);
  return line;
}

/** Measures how long the terminal is away after each kind of failure. */
async function measureRecovery(machine: Machine): Promise<string[]> {
  const stop = (type: string) => async () => {
    for (const { id } of (await machine.devtools.processes()).filter((one) => one.type === type)) {
      process.kill(id, 'SIGSTOP');
    }
  };
  const ways: [string, () => Promise<unknown>][] = [
    ['a crash of the page', () => machine.devtools.send('Page.crash').catch(() => {})],
    ['a busy loop', () => machine.devtools.read('(() => { for (;;); })()')],
    ['a page process that stands still', stop('renderer')],
    ['a GPU process that stands still', stop('GPU')],
    ['a browser that stands still', stop('browser')],
    [
      'a killed supervisor, which something starts again after a second as systemd does',
      async () => {
        await ended(machine.supervisor(), 'SIGKILL');
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        machine.start();
      },
    ],
  ];
  const lines: string[] = [];
  for (const [what, happen] of ways) {
    // A visit between failures, because repeated failures get longer pauses, which are not measured here.
    await ended(machine.supervisor(), 'SIGTERM');
    machine.start();
    await untilUsed(machine);
    await markPage(machine);
    const since = performance.now();
    void happen();
    await untilBack(machine, what);
    lines.push(`Back after ${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
    console.log(lines.at(-1));
  }
  return lines;
}
