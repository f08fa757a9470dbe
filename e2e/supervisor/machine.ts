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

/** The terminal's key, with which the address of its page ends. */
const KEY = 'key-of-a-terminal';

/** A terminal with its screen, its supervisor, and the site and gateway of a venue. */
export interface Machine {
  display: Display;
  gateway: DemoGateway;
  devtools: Devtools;
  /** Folder of all its files. */
  folder: string;
  address: string;
  /** The address that the browser shows, with the terminal's key. */
  shown: string;
  /** The supervisor's folder. */
  state: string;
  /** Home of the browser's user. */
  home: string;
  /** Stops the venue's site, and starts it again at the same address. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  /** Makes the site answer requests for the page with 500, or normally again. */
  breakSite(broken: boolean): void;
  /** Removes the files of the build, as its replacement does. */
  replaceBuild(): void;
  /** Replaces the venue's kiosk.json. */
  provide(kiosk: object | string): void;
  /** Enrols the machine as a terminal. */
  enrol(key: string): Promise<void>;
  /** Flags of the browser. */
  flags: readonly string[];
  /** Changes settings in terminal.json for the next start. */
  configure(settings: object): void;
  /** Starts the supervisor, as systemd does. */
  start(options?: StartOptions): ChildProcess;
  /** The last started process. */
  supervisor(): ChildProcess;
  /** The activity that the page publishes. */
  use(): Promise<string | undefined>;
  /** Output of the supervisor. */
  journal(): string;
}

const quickVenue = { venue: 'Foyer Lounge', language: 'EN', idleSeconds: 3600 };

/**
 * Writes a Chromium wrapper with its own policies, which otherwise apply to all browsers of a machine, and with a
 * size of shared memory.
 */
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
  /** Program and arguments that run the supervisor's command, such as a compositor. */
  wrapper?: readonly string[];
  /** Whether the wrapper replaces the X11 session. */
  alone?: boolean;
}

interface Options {
  /** Entry of `terminals` in kiosk.json. */
  terminal?: string;
  /** Additional flags of the browser. */
  flags?: readonly string[];
  /** Sizes such as `16m`: of the browser's shared memory, and of a disk for the supervisor's folder. */
  sharedMemory?: string;
  disk?: string;
  /** Whether the page prefetches all files of its build. */
  prefetch?: boolean;
}

export async function createMachine({
  terminal = '',
  flags = [],
  sharedMemory = '',
  disk = '',
  prefetch = true,
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
  if (!prefetch) gateway.app.get('/kiosk/files.json', (c) => c.json([]));
  // Games of tests are served without TLS.
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
    // With a fragment in its address, reloading the page needs more than navigating to it.
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
    // 350 requests after each start of the browser take more processor time than the start.
    const machine = await createMachine({ prefetch: false, ...options });
    await use(machine);
    if (info.status !== info.expectedStatus) console.log(machine.journal());
    await machine.close();
  },
});

/** Milliseconds to wait for a terminal on a busy machine, also outside of a test runner. */
export const PATIENCE = 45_000;

/** Waits until the terminal can be used. */
export async function untilUsed(machine: Machine): Promise<void> {
  await expect.poll(() => machine.use(), { intervals: [50], timeout: PATIENCE }).toBe('visit');
}

/** Marks the page; a reload removes the mark. */
export async function markPage(machine: Machine): Promise<void> {
  await expect.poll(() => machine.devtools.read('window.before = true', ONCE)).toBe(true);
}

/** Waits until a reloaded page can be used. */
export async function untilBack(machine: Machine, what: string): Promise<void> {
  const both = () =>
    machine.devtools.read('[document.documentElement.dataset.use, window.before ?? false].join()');
  await expect.poll(both, { message: what, intervals: [50], timeout: PATIENCE }).toBe('visit,false');
}

/** Ends a visit as the page does, and waits until the supervisor has cleared the browser's data. */
export async function endVisit(machine: Machine): Promise<void> {
  const mark = 'localStorage.left = "1", document.documentElement.dataset.visit += "0"';
  await machine.devtools.read(mark, ONCE);
  await expect.poll(() => machine.devtools.read('localStorage.left ?? ""'), { intervals: [50] }).toBe('');
}

export { expect };
