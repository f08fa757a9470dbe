import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { installPackages } from '../browser.ts';

/** Debian's programs for load and comparison. */
const programs = { wrk: '/usr/bin/wrk', 'nginx-light': '/usr/sbin/nginx', 'util-linux': '/usr/bin/taskset' };

/** Installs missing programs. @throws if that fails */
export function findPrograms(): void {
  const missing = Object.entries(programs).filter(([, path]) => !existsSync(path));
  if (missing.length) installPackages(missing.map(([name]) => name));
  const absent = Object.values(programs).find((path) => !existsSync(path));
  if (absent) throw new Error(`${absent} is not here, and could not be installed`);
}

/** Runs a command on one CPU: servers on the first, load on the last, so that they do not compete. */
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

/** Result of a load test. */
export interface Load {
  /** Requests per second. */
  rate: number;
  /** 99th percentile of the response time in milliseconds. */
  p99: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Parses wrk's output. @throws if responses are missing or failed, because those are fast */
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

/** Sends requests over a number of persistent connections. @throws as {@link readLoad} */
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
