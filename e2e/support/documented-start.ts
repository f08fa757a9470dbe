import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';

const root = join(import.meta.dirname, '../..');

/** A demo started by the README's command, as a child process of npm. */
export interface DocumentedStart {
  /** Returns the address that npm start printed after a label such as `Kiosk`, and the rest of the line. */
  line(label: string): { address: string; rest: string };
  /** Stops npm by SIGTERM and deletes the data folder. */
  stop(): Promise<void>;
}

/**
 * Runs `npm start` as documented, except for ports and data folder.
 * @throws if it prints no addresses within 90 s
 */
export async function startAsDocumented(): Promise<DocumentedStart> {
  const data = mkdtempSync(join(tmpdir(), 'foyer-start-'));
  const npm = spawn('npm', ['start', '--', '--port', '0', '--partner-port', '0', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const stop = async () => {
    await end(npm);
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    await expect.poll(() => printed, { timeout: 90_000 }).toContain('Stop with Ctrl+C');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    line(label) {
      const [, address = '', rest = ''] = new RegExp(`^ +${label} +(\\S+)(.*)$`, 'm').exec(printed) ?? [];
      return { address, rest };
    },
    stop,
  };
}

async function end(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null || npm.signalCode !== null) return;
  npm.kill('SIGTERM');
  await once(npm, 'exit');
}
