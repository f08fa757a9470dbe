import { type ChildProcess, execFile, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from 'playwright/test';
import { createDemoGateway, type DemoGateway } from '../../demo/gateway/gateway.ts';
import { type Listening, listen } from '../../demo/server/listen.ts';
import { mountSite } from '../../demo/server/site.ts';
import { type Devtools, devtoolsOf, ONCE } from './devtools.ts';
import { type Display, ended, openDisplay } from './display.ts';
import { windowed } from './programs.ts';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'kiosk/supervisor/main.ts');
const run = promisify(execFile);

/** Of the terminal at the gateway; the address of its page ends with it. */
const KEY = 'key-of-a-terminal';

/** A terminal with all that is around it: a screen, a supervisor, a venue's site and gateway. */
export interface Machine {
  display: Display;
  gateway: DemoGateway;
  devtools: Devtools;
  /** Folder of everything that belongs to the terminal. */
  folder: string;
  address: string;
  /** What the browser shows: the address with the terminal's key. */
  shown: string;
  /** Folder that the supervisor keeps things in. */
  state: string;
  /** Home of the user that the browser runs as. */
  home: string;
  /** Takes the venue's site off the network, and puts it back at the same address. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  /** Has the venue's site answer the page's address with 500, or answer it again. */
  breakSite(broken: boolean): void;
  /** Takes the files of the build away, as a new one does that takes its place. */
  replaceBuild(): void;
  /** Replaces the venue's kiosk.json. */
  provide(kiosk: object | string): void;
  /** Makes it a terminal of the operator's. */
  enrol(key: string): Promise<void>;
  /** Flags of the browser that every terminal of a test has. */
  flags: readonly string[];
  /** Changes settings of terminal.json, which the next start reads. */
  configure(settings: object): void;
  /** Starts the supervisor, as systemd does. */
  start(options?: StartOptions): ChildProcess;
  /** The one that was started last. */
  supervisor(): ChildProcess;
  /** What the page says that it is doing. */
  use(): Promise<string | undefined>;
  /** What the supervisor wrote to its journal. */
  journal(): string;
}

const quickVenue = { venue: 'Foyer Lounge', language: 'EN', idleSeconds: 3600 };

/** Gives Chromium policies of its own, as no two browsers of a machine otherwise have them, and shared memory of a size. */
export function chromiumWith(policies: string, folder: string, sharedMemory = ''): string {
  const script = join(folder, 'chromium');
  const memory = sharedMemory && ` && mount -t tmpfs -o size=${sharedMemory} tmpfs /dev/shm`;
  const bind = `mkdir -p /etc/chromium/policies && mount --bind ${policies} /etc/chromium/policies${memory}`;
  writeFileSync(
    script,
    `#!/bin/sh\nexec unshare --mount sh -c '${bind} && exec ${windowed()} "$@"' sh "$@"\n`,
  );
  chmodSync(script, 0o755);
  return script;
}

interface StartOptions {
  env?: NodeJS.ProcessEnv;
  /** Program and arguments that run the supervisor's command, such as a compositor with a screen of its own. */
  wrapper?: readonly string[];
  /** Whether the wrapper replaces the X11 session. */
  alone?: boolean;
}

interface Options {
  /** Entry of `terminals` in kiosk.json. */
  terminal?: string;
  /** Further flags of the browser. */
  flags?: readonly string[];
  /** Sizes such as `16m`: of the memory that the browser's processes share, and of a disk for the supervisor's folder. */
  sharedMemory?: string;
  disk?: string;
}

export async function createMachine({
  terminal = '',
  flags = [],
  sharedMemory = '',
  disk = '',
}: Options = {}): Promise<Machine & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-terminal-'));
  const within = (name: string) => join(folder, name);
  for (const name of ['configs', 'policies/managed', 'state', 'home'])
    mkdirSync(within(name), { recursive: true });
  const onDisk = (...args: string[]) => disk && spawnSync(args[0]!, args.slice(1));
  onDisk('mount', '-t', 'tmpfs', '-o', `size=${disk}`, 'tmpfs', within('state'));
  cpSync(join(root, 'demo/site.json'), within('configs/site.json'));
  const provide = (kiosk: object | string) =>
    writeFileSync(within('configs/kiosk.json'), typeof kiosk === 'string' ? kiosk : JSON.stringify(kiosk));
  provide(quickVenue);
  const gateway = createDemoGateway({ database: ':memory:', faults: true });
  let broken = false;
  let replaced = false;
  gateway.app.use('/kiosk/assets/*', (c, next) => (replaced ? (c.notFound() as never) : next()));
  // Games of tests come without TLS.
  gateway.app.use('/kiosk/', async (c, next) => {
    if (broken) return c.text('', 500);
    await next();
    const policy = c.res.headers.get('Content-Security-Policy') ?? '';
    c.res.headers.set('Content-Security-Policy', policy.replace('frame-src', 'frame-src http:'));
  });
  mountSite(gateway.app, { dist: join(root, 'dist'), configs: within('configs'), partners: {} });
  let server: Listening | undefined = await listen(gateway.app, 0);
  const { port } = server;
  const address = `http://localhost:${port}/kiosk/`;
  const settings = {
    address,
    terminal,
    // As terminals have one: their page is loaded anew all the same.
    key: KEY,
    browser: chromiumWith(within('policies'), folder, sharedMemory),
    flags: ['--no-sandbox', '--remote-debugging-port=0', '--force-prefers-reduced-motion', ...flags],
    policies: within('policies/managed'),
    state: within('state'),
  };
  const configure = (more: object) =>
    writeFileSync(within('terminal.json'), JSON.stringify({ ...settings, ...more }));
  configure({});
  const display = await openDisplay();
  const devtools = devtoolsOf(within('state'));
  let journal = '';
  const running: ChildProcess[] = [];
  return {
    display,
    gateway,
    devtools,
    folder,
    address,
    shown: `${address}#key=${KEY}`,
    state: within('state'),
    home: within('home'),
    provide,
    breakSite(now) {
      broken = now;
    },
    replaceBuild() {
      replaced = true;
    },
    async unplug() {
      await server?.close();
      server = undefined;
    },
    async plug() {
      server ??= await listen(gateway.app, port);
    },
    async enrol(key) {
      await run(process.execPath, [program, '--settings', within('terminal.json'), '--enrol', key]);
    },
    flags: settings.flags,
    configure,
    start({ env = {}, wrapper = [], alone = false } = {}) {
      const [command = '', ...args] = [
        ...wrapper,
        process.execPath,
        program,
        '--settings',
        within('terminal.json'),
      ];
      // systemd sets RUNTIME_DIRECTORY.
      const surroundings = { RUNTIME_DIRECTORY: within('state'), HOME: within('home'), ...env };
      const child = (alone ? display.runAlone : display.run)(command, args, surroundings);
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (data: Buffer) => {
          journal += data.toString();
        });
      }
      running.push(child);
      return child;
    },
    supervisor: () => running.at(-1)!,
    use: () => devtools.read<string>('document.documentElement.dataset.use'),
    journal: () => journal,
    async close() {
      for (const child of running) await ended(child, 'SIGTERM');
      await display.close();
      await server?.close();
      gateway.close();
      onDisk('umount', '-l', within('state'));
      rmSync(folder, { recursive: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

export const test = base.extend<{ machine: Machine; options: Options }>({
  options: [{}, { option: true }],
  machine: async ({ options }, use, info) => {
    const machine = await createMachine(options);
    await use(machine);
    if (info.status !== info.expectedStatus) console.log(machine.journal());
    await machine.close();
  },
});

/** Milliseconds that a terminal is waited for, on however busy a machine; also where no test runner says how long. */
export const PATIENCE = 45_000;

/** Waits until the terminal can be used. */
export async function untilUsed(machine: Machine): Promise<void> {
  await expect.poll(() => machine.use(), { intervals: [50], timeout: PATIENCE }).toBe('visit');
}

/** Leaves a mark in the page, which goes when the page is loaded anew. */
export const markPage = (machine: Machine) => machine.devtools.read('window.before = true');

/** Waits until a page that was loaded anew can be used. */
export async function untilBack(machine: Machine, what: string): Promise<void> {
  const both = () =>
    machine.devtools.read('[document.documentElement.dataset.use, window.before ?? false].join()');
  await expect.poll(both, { message: what, intervals: [50], timeout: PATIENCE }).toBe('visit,false');
}

/** Ends a visit as the page does, and waits until the supervisor has cleared what pages left in the browser. */
export async function endVisit(machine: Machine): Promise<void> {
  const mark = 'localStorage.left = "1", document.documentElement.dataset.visit += "0"';
  await machine.devtools.read(mark, ONCE);
  await expect.poll(() => machine.devtools.read('localStorage.left ?? ""'), { intervals: [50] }).toBe('');
}

export { expect };
