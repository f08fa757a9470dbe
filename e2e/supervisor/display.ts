import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const session = join(import.meta.dirname, '../../kiosk/supervisor/x11-session');

/** A screen of its own, 540 x 960, on which the recipe for X11 runs what it is given. */
export interface Display {
  env: NodeJS.ProcessEnv;
  /** Runs a program as the recipe does: a window manager beside it, that is told the same. */
  run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Presses keys, by xdotool's names such as `ctrl+p`. */
  press(keys: string): void;
  /** Titles of the windows that can be seen. */
  windows(): string[];
  click(x: number, y: number): void;
  close(): Promise<void>;
}

export async function openDisplay(): Promise<Display> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '540x960x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  const xdotool = (...args: string[]) => spawnSync('xdotool', args, { env, encoding: 'utf8' }).stdout;
  const running: ChildProcess[] = [];
  return {
    env,
    run(command, args, more = {}) {
      const child = spawn(session, [command, ...args], {
        env: { ...env, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.push(child);
      return child;
    },
    press: (keys) => void xdotool('key', '--clearmodifiers', keys),
    windows: () =>
      xdotool('search', '--onlyvisible', '--name', '.', 'getwindowname', '%@').split('\n').filter(Boolean),
    click: (x, y) => void xdotool('mousemove', String(x), String(y), 'click', '1'),
    async close() {
      for (const child of running) await ended(child, 'SIGTERM');
      await ended(screen, 'SIGKILL');
    },
  };
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
