import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { ended } from '../supervisor/display.ts';
import { createMachine, type Machine, markPage, untilBack, untilUsed } from '../supervisor/machine.ts';
import { bytesByKind, heapSnapshot } from '../support/heap-snapshot.ts';
import { slope } from './figures.ts';

const accounts = ['maya7', 'ravi1', 'noor2'];
const PASSWORD = 'foyer-1234';
/** Milliseconds of the gateway's clock that a visit and the pause after it take: a hundred visits are a day. */
const VISIT = 864_000;
/** Milliseconds that a step of a visit may take. */
const PATIENCE = 300_000;
/** Looks at what is held, over a whole run; the first ones have not filled the bounded caches yet. */
const LOOKS = 20;

/** Kinds of what a snapshot lists and JavaScript does not hold: what is the browser's own, the tools' record of it included. */
const elsewhere: readonly string[] = ['code', 'native', 'synthetic'];

/** What a terminal holds after a number of visits. */
interface Holding {
  visits: number;
  /** Bytes of what JavaScript holds, once all that nothing refers to was thrown away, without its code. */
  heap: number;
  /** Bytes of code: the engine makes more of it, each function once, for as long as there are some that get used often. */
  code: number;
  nodes: number;
  listeners: number;
  /** Open files of the browser's processes and of the supervisor. */
  browserFiles: number;
  supervisorFiles: number;
  /** Files and bytes on the disk below the browser's profile, in all and by folder. */
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

/** A terminal under its supervisor: `visits` visits one after another, then what befalls it. @throws on a defect */
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
    // What the supervisor says of it comes a moment later.
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
  // A measurement beside other work is late, and not wrong for it.
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

/** Somebody comes, signs in, plays, and leaves. */
async function playVisit(page: Page, username: string): Promise<void> {
  const start = page.getByRole('button', { name: 'Touch to start' });
  // Anywhere on the loop.
  if (await start.isVisible()) await page.mouse.click(270, 480);
  await page.locator('a[href="/m/login"]').first().click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Password/).press('Enter');
  await page.locator('.visit-bar__clock').waitFor();
  await page.locator('.game-tile button').first().click();
  await page.locator('.play-frame[aria-busy=false]').waitFor();
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
  // The page stands still while it is looked at; time in which the supervisor stands too is not held against it.
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

/** Lists the profile's folders by the bytes that the run added to them. */
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
    // Gone since it was listed.
    return 0;
  }
}

const lineOf = ({ visits, heap, code, ...rest }: Holding) =>
  `${String(visits).padStart(6)} visits  ${(heap / 1e6).toFixed(3)} MB and ${(code / 1e6).toFixed(2)} of code  ${rest.nodes} nodes  ${rest.listeners} listeners  ${rest.browserFiles} files of the browser  ${rest.supervisorFiles} of the supervisor  profile ${rest.profileFiles} files, ${(rest.profileBytes / 1e6).toFixed(2)} MB`;

/** Percent that the later half of the visits may add: what is held has to be flat. */
const FLAT = 3;
/** Visits from which on that is held against a run: in fewer the bounded caches are still filling. */
const ENOUGH = 1_000;

/**
 * What the later half of the visits adds, as least squares have it, in percent of what was held at its middle.
 * @throws where a run that was long enough is not flat
 */
function summary(held: readonly Holding[]): string {
  const later = held.slice(Math.floor(held.length / 2));
  const [first, last] = [later[0]!.visits, later.at(-1)!.visits];
  const grown = columns.map((name) => {
    const values = later.map((one) => ({ x: one.visits, y: one[name] }));
    const middle = values.reduce((all, { y }) => all + y, 0) / values.length;
    return { name, percent: (((slope(values) ?? 0) * (last - first)) / middle) * 100 };
  });
  const told = grown.map(({ name, percent }) => `${name} ${percent.toFixed(1)} %`).join(', ');
  const line = `Growth over visits ${first} to ${last}: ${told}`;
  if (last >= ENOUGH && grown.some(({ percent }) => percent > FLAT)) throw new Error(line);
  return line;
}

/** How long the terminal is away after each thing that can befall it. */
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
    // A visit, whoever left last; and failures in a row are met with pauses, which are not what is measured.
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
