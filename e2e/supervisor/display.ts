import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { strokeOf } from './keys.ts';

const supervisor = join(import.meta.dirname, '../../kiosk/supervisor');
const session = join(supervisor, 'x11-session');
const windowManager = join(supervisor, 'openbox.xml');

/** A separate X11 screen of 540 x 960. */
export interface Display {
  env: NodeJS.ProcessEnv;
  /** Runs a command in the X11 session of a terminal, with its window manager. */
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Runs a command that has its own screen, such as a compositor. */
  runAlone(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Presses key combinations one after the other, with milliseconds after each event. */
  press(combinations: readonly string[], delay?: number): void;
  /**
   * Gives the keyboard the server's layout, which one has that is plugged in during the session, and waits until openbox has grabbed
   * its keys again: it releases all of them when the layout changes.
   */
  replug(): Promise<void>;
  /** Has udev report a keyboard, and waits until its layout is the session's. */
  reportKeyboard(): Promise<void>;
  /** Replaces the window manager by one without keys. */
  releaseKeys(): Promise<void>;
  /** Titles of the visible windows. */
  windows(): string[];
  click(x: number, y: number): void;
  /** Share of the screen in one colour, such as `223355`. */
  shareOf(colour: string): number;
  close(): Promise<void>;
}

/** Reads the server's frame buffer, an `xwd` file: header, colour table, four bytes per pixel. */
function pixelsOf(frameBuffer: string): Uint32Array {
  const file = readFileSync(frameBuffer);
  const start = file.readUInt32BE(0) + file.readUInt32BE(76) * 12;
  return new Uint32Array(file.buffer.slice(file.byteOffset + start, file.byteOffset + file.length));
}

export async function openDisplay(): Promise<Display> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-screen-'));
  const options = ['-displayfd', '3', '-screen', '0', '540x960x24', '-nolisten', 'tcp', '-noreset'];
  const screen = spawn('Xvfb', [...options, '-fbdir', folder], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const events = join(folder, 'events');
  writeFileSync(events, '');
  // A container has no udev.
  writeFileSync(join(folder, 'udevadm'), `#!/bin/sh\nexec tail -f ${events}\n`, { mode: 0o755 });
  const DISPLAY = `:${String(number).trim()}`;
  const env = { ...process.env, DISPLAY, PATH: `${folder}:${process.env.PATH}` };
  const xdotool = (...args: string[]) => spawnSync('xdotool', args, { env, encoding: 'utf8' }).stdout;
  const running: ChildProcess[] = [];
  const run = (command: string, args: readonly string[], all: NodeJS.ProcessEnv) => {
    const child = spawn(command, args, { env: all, stdio: ['ignore', 'pipe', 'pipe'] });
    running.push(child);
    return child;
  };
  return {
    env,
    run: (command, args, more = {}) => run(session, [command, ...args], { ...env, ...more }),
    runAlone: (command, args, more = {}) => run(command, args, { ...process.env, ...more }),
    press: (combinations, delay = 12) =>
      void xdotool(...combinations.flatMap((combination) => strokeOf(combination, delay))),
    async replug() {
      spawnSync('setxkbmap', ['us'], { env });
      // openbox handles its events in order, so it has grabbed the keys once it answers a later request.
      for (const desktops of ['2', '1']) {
        xdotool('set_num_desktops', desktops);
        await expect.poll(() => xdotool('get_num_desktops').trim()).toBe(desktops);
      }
    },
    async reportKeyboard() {
      appendFileSync(events, 'UDEV add\n');
      const layout = () => spawnSync('xkbcomp', [DISPLAY, '-'], { env, encoding: 'utf8' }).stdout;
      await expect.poll(layout).toContain('foyer(kiosk)');
    },
    async releaseKeys() {
      const [config, started] = [join(folder, 'openbox.xml'), join(folder, 'started')];
      writeFileSync(config, readFileSync(windowManager, 'utf8').replaceAll(/<keybind.*/g, ''));
      run('openbox', ['--replace', '--config-file', config, '--startup', `touch ${started}`], env);
      await expect.poll(() => existsSync(started)).toBe(true);
    },
    windows: () =>
      xdotool('search', '--onlyvisible', '--name', '.', 'getwindowname', '%@').split('\n').filter(Boolean),
    click: (x, y) => void xdotool('mousemove', String(x), String(y), 'click', '1'),
    shareOf(colour) {
      const pixels = pixelsOf(join(folder, 'Xvfb_screen0'));
      const wanted = Number.parseInt(colour, 16);
      return pixels.reduce((sum, pixel) => sum + Number((pixel & 0xffffff) === wanted), 0) / pixels.length;
    },
    async close() {
      for (const child of running) await ended(child, 'SIGTERM');
      await ended(screen, 'SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
