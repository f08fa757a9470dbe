import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Cdp, cdpOverPipe } from './cdp-pipe.ts';

/** What Chromium does by itself, and suggests, beside showing a page. */
const disabledFeatures = [
  'Translate',
  'MediaRouter',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
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
  // A crash would leave memory of a visit on the disk.
  '--disable-breakpad',
  // A page that some window covers goes on painting: it is about to be seen again, and is watched by its pictures.
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  // Voices of the machine; without the flag there are none on Linux.
  '--enable-speech-dispatcher',
  // Scenes and games play without a touch.
  '--autoplay-policy=no-user-gesture-required',
  `--disable-features=${disabledFeatures.join()}`,
  // Neither a policy nor a sandbox forbids a game these, which lay a bubble and a magnifier over the page.
  '--disable-blink-features=EyeDropperAPI,NavigatorContentUtils',
];

export interface Browser {
  cdp: Cdp;
  pid: number;
  /** Resolves when it is gone, whatever the reason. */
  ended: Promise<void>;
  /** Ends it with all its processes, those that stand still too, and takes its profile away. */
  kill(): Promise<void>;
}

interface Start {
  program: string;
  flags: readonly string[];
  /** Folder of the supervisor: profile and number of the process are in it. */
  state: string;
}

const pidFileIn = (state: string) => join(state, 'browser.pid');

/** Moment at which a process began, in ticks since the machine did; nothing for one that is gone. */
function processStartTime(pid: number): string | undefined {
  try {
    // Its name, in brackets, may hold anything.
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

/** Ends the browser of a supervisor that was killed, where that one left it running or standing still. */
export function killLeftoverBrowser(state: string): void {
  try {
    const [pid, began] = readFileSync(pidFileIn(state), 'utf8').split(' ');
    // Its number may be another program's by now.
    if (began && processStartTime(Number(pid)) === began) killGroup(Number(pid));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  rmSync(pidFileIn(state), { force: true });
}

/** Starts Chromium on an empty page, in full screen, with a profile of its own that nothing was ever written to. */
export function startBrowser({ program, flags: more, state }: Start): Browser {
  const profiles = join(state, 'profiles');
  rmSync(profiles, { recursive: true, force: true });
  mkdirSync(profiles, { recursive: true });
  const profile = mkdtempSync(join(profiles, 'p-'));
  const child = spawn(program, [...flags, ...more, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Files outside of the profile are deleted together with it.
    env: { ...process.env, XDG_CONFIG_HOME: join(profile, 'config'), XDG_CACHE_HOME: join(profile, 'cache') },
    // A group of its own: all its processes are ended at once.
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
      // What it had open is written to for a moment longer.
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}
