import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { type Answer, sendRequest as send } from '../support/ask.ts';

const NGINX = '/usr/sbin/nginx';

/** Whether nginx and openssl are installed. */
export const hasNginx = existsSync(NGINX) && existsSync('/usr/bin/openssl');

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Creates a test certificate for play.example. */
function certified(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'play.key'), join(folder, 'play.pem')];
  const pair = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-keyout', key, '-out', certificate];
  const subject = ['-subj', '/CN=play.example', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...pair, ...subject], { stdio: 'ignore' });
  return { key, certificate };
}

export interface Nginx {
  /** Sends a request like a browser that resolves play.example to this machine. */
  request(path: string, headers?: Record<string, string>, body?: string): Promise<Answer>;
  /** Resolves when the process has ended and its files are deleted. */
  stop(): Promise<void>;
}

/** Starts nginx with blocks of the guide, on a local port and with a test certificate. */
export async function startNginx(parent: string, blocks: string): Promise<Nginx> {
  const folder = join(parent, 'nginx');
  mkdirSync(folder, { recursive: true });
  const { key, certificate } = certified(folder);
  const port = await freePort();
  const server = blocks
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('/etc/ssl/play.example.pem', certificate)
    .replace('/etc/ssl/play.example.key', key);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;
     events {} http { access_log off; ${paths.join(' ')} ${server} }`,
  );
  const process: ChildProcess = spawn(NGINX, ['-p', parent, '-c', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const agent = new Agent({ rejectUnauthorized: false, servername: 'play.example' });
  const request: Nginx['request'] = (path, headers = {}, body) =>
    send(`https://127.0.0.1:${port}${path}`, { agent, headers: { Host: 'play.example', ...headers } }, body);
  await vi.waitFor(async () => expect((await request('/m/site.json')).status).toBe(200), { timeout: 10_000 });
  const ended = new Promise<void>((resolve) => process.on('exit', () => resolve()));
  return {
    request,
    stop() {
      process.kill();
      return ended;
    },
  };
}
