import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Cdp, cdpOverPipe } from './cdp-pipe.ts';

/** Features of Chromium that show something over the page or act by themselves. */
const disabledFeatures = [
  'Translate',
  'MediaRouter',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Writes statistics of touched controls to the profile, some kB a visit.
  'SegmentationPlatform',
];

const flags = [
  '--kiosk',
  '--start-maximized',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--noerrdialogs',
  '--hide-crash-restore-bubble',
  '--disable-session-crashed-bubble',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  '--password-store=basic',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--disable-print-preview',
  // A crash dump would leave the memory of a visit on the disk.
  '--disable-breakpad',
  // A page that a window covers keeps painting: it will be visible again, and the supervisor watches its frames.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // Linux has no speech voices without this flag.
  '--enable-speech-dispatcher',
  // The attract loop and games play sound without a touch.
  '--autoplay-policy=no-user-gesture-required',
  `--disable-features=${disabledFeatures.join()}`,
  // APIs that no policy and no sandbox forbids to a game, and that show a bubble or a magnifier over the page.
  '--disable-blink-features=EyeDropperAPI,NavigatorContentUtils',
];

export interface Browser {
  cdp: Cdp;
  pid: number;
  /** Resolves when the process has ended for any reason. */
  ended: Promise<void>;
  /** Kills all its processes, stopped ones too, and deletes its profile. */
  kill(): Promise<void>;
}

interface Start {
  program: string;
  flags: readonly string[];
  /** The supervisor's folder, with the profile and the process id. */
  state: string;
}

const pidFileIn = (state: string) => join(state, 'browser.pid');

/** Returns when a process started, in clock ticks since boot; undefined if it has ended. */
function processStartTime(pid: number): string | undefined {
  try {
    // The name of the process, in brackets, may contain anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Kills the browser that a killed supervisor left behind. */
export function killLeftoverBrowser(state: string): void {
  try {
    const [pid, began] = readFileSync(pidFileIn(state), 'utf8').split(' ');
    // The process id may belong to another program by now.
    if (began && processStartTime(Number(pid)) === began) killGroup(Number(pid));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  rmSync(pidFileIn(state), { force: true });
}

/** Starts Chromium in full screen on an empty page, with a new profile. */
export function startBrowser({ program, flags: more, state }: Start): Browser {
  const profiles = join(state, 'profiles');
  rmSync(profiles, { recursive: true, force: true });
  mkdirSync(profiles, { recursive: true });
  const profile = mkdtempSync(join(profiles, 'p-'));
  const child = spawn(program, [...flags, ...more, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Files outside of the profile would survive it.
    env: { ...process.env, XDG_CONFIG_HOME: join(profile, 'config'), XDG_CACHE_HOME: join(profile, 'cache') },
    // A separate process group, so that one signal ends all of them.
    detached: true,
  });
  const pid = child.pid ?? 0;
  const began = pid ? processStartTime(pid) : undefined;
  if (began) writeFileSync(pidFileIn(state), `${pid} ${began}`);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve();
    });
  });
  return {
    cdp: cdpOverPipe(child.stdio[4] as Readable, child.stdio[3] as Writable),
    pid,
    ended,
    async kill() {
      if (pid) killGroup(pid);
      await ended;
      rmSync(pidFileIn(state), { force: true });
      // Dying processes write to open files for a moment longer.
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}
