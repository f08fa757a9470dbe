import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { installPackages } from '../browser.ts';

/** Programs of Debian's that put load on a server and that it is compared with. */
const programs = { wrk: '/usr/bin/wrk', 'nginx-light': '/usr/sbin/nginx', 'util-linux': '/usr/bin/taskset' };

/** Installs what is not here. @throws where that is not possible */
export function findPrograms(): void {
  const missing = Object.entries(programs).filter(([, path]) => !existsSync(path));
  if (missing.length) installPackages(missing.map(([name]) => name));
  const absent = Object.values(programs).find((path) => !existsSync(path));
  if (absent) throw new Error(`${absent} is not here, and could not be installed`);
}

/** A command on one of the processors: servers on the first, load on the last, so that neither takes the other's time. */
export function on(
  processor: 'first' | 'last',
  command: string,
  args: readonly string[],
): [string, string[]] {
  return [
    programs['util-linux'],
    ['-c', String(processor === 'first' ? 0 : cpus().length - 1), command, ...args],
  ];
}

/** What a server did under load. */
export interface Load {
  /** Requests a second. */
  rate: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Reads what wrk printed. @throws where answers were missing or refused, since those are quick */
export function readLoad(text: string): Load {
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(text)?.[0];
  if (failed && !/connect 0, read 0, write 0/.test(failed))
    throw new Error(`Not all was answered: ${failed}`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  if (!rate || !p99) throw new Error(`wrk said: ${text}`);
  return { rate: Number(rate), p99: Number(p99) * UNITS[unit]! };
}

export interface LoadOptions {
  connections: number;
  seconds: number;
  headers: Readonly<Record<string, string>>;
}

/** Asks an address again and again over so many connections that stay open. @throws as {@link readLoad} */
export async function load(address: string, { connections, seconds, headers }: LoadOptions): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const amount = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const child = spawn(...on('last', programs.wrk, [...amount, ...named, address]), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  await new Promise((resolve) => child.once('close', resolve));
  return readLoad(text);
}
