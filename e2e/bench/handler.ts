import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDemo } from '../../demo/server/demo.ts';
import { median, pairedRatio, slope } from './figures.ts';
import { findPrograms, type Load, load, on } from './wrk.ts';

const root = join(import.meta.dirname, '../..');
/** Local ports of both servers. */
const PORTS = { handler: 18_080, nginx: 18_081 };
const HOST = 'play.example';
/** A browser's headers for which nginx has precompressed files. */
const headers = { Host: HOST, 'Accept-Encoding': 'gzip' };
const CONNECTIONS = 50;
const SECONDS = 5;
/** Connections and seconds for the memory measurement, and seconds between samples. */
const MANY = 200;
const LONG = 60;
const LOOK = 5;

interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

function sendRequest(port: number, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Requests until the response is as expected. @throws after 30 s */
async function until(port: number, path: string, good: (answer: Answered) => boolean): Promise<Answered> {
  for (let turn = 0; turn < 60; turn++) {
    const answer = await sendRequest(port, path).catch(() => undefined);
    if (answer && good(answer)) return answer;
    await wait(500);
  }
  throw new Error(`${path} on port ${port} did not get ready`);
}

/** Converts headers to nginx's syntax, without those that nginx adds itself. */
const asNginx = (sent: Record<string, string>) =>
  Object.entries(sent)
    .filter(
      ([name]) =>
        !/^(content-|date|connection|keep-alive|etag|transfer|x-request-id)/.test(name) ||
        name === 'content-security-policy',
    )
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}";`)
    .join(' ');

/**
 * Starts both with one process and a log file: the front server, and nginx with the same bytes and headers as files.
 */
async function startBoth(folder: string, gateway: string, paths: readonly string[]) {
  mkdirSync(join(folder, 'play'));
  writeFileSync(join(folder, 'play/site.json'), '{"merchantCode":"foyer","brand":{"name":"Play"}}');
  writeFileSync(
    join(folder, 'serve.json'),
    JSON.stringify({
      port: PORTS.handler,
      builds: join(root, 'dist'),
      brands: [{ hosts: [HOST], folder: 'play', gateway }],
    }),
  );
  const log = openSync(join(folder, 'handler.log'), 'w');
  const main = join(root, 'src/edge/node/main.ts');
  const handler = spawn(...on('first', process.execPath, [main, '--config', join(folder, 'serve.json')]), {
    stdio: ['ignore', log, 'inherit'],
  });
  const locations: string[] = [];
  for (const path of paths) {
    await until(PORTS.handler, path, ({ status }) => status === 200);
    // Requests a page until its initial data is included.
    if (!path.includes('.')) await until(PORTS.handler, path, ({ body }) => body.length > 10_000);
    const answer = await sendRequest(PORTS.handler, path);
    const name = `file-${locations.length}`;
    writeFileSync(join(folder, name), answer.body);
    writeFileSync(join(folder, `${name}.gz`), answer.body);
    locations.push(
      `location = ${path} { alias ${join(folder, name)}; types {} default_type "${answer.headers['content-type']}"; ${asNginx(answer.headers)} }`,
    );
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; user root; pid ${join(folder, 'pid')}; error_log stderr; events { worker_connections 1024; }
     http { access_log ${join(folder, 'nginx.log')}; sendfile on; tcp_nopush on; gzip_static on; keepalive_requests 100000000;
     open_file_cache max=100; ${temporary.join(' ')}
     server { listen 127.0.0.1:${PORTS.nginx}; ${locations.join('\n')} } }`,
  );
  const nginx = spawn(...on('first', '/usr/sbin/nginx', ['-p', folder, '-c', config]), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const path of paths) await until(PORTS.nginx, path, ({ status }) => status === 200);
  return { handler, nginx };
}

/** Resident memory of a process in MB. */
function held({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;
}

/** Samples a process's memory while it serves many connections. */
async function memory(handler: ChildProcess, address: string): Promise<string> {
  let over = false;
  const loading = load(address, { connections: MANY, seconds: LONG, headers }).finally(() => {
    over = true;
  });
  const looks: { x: number; y: number }[] = [];
  const before = held(handler);
  for (let second = LOOK; !over && second <= LONG; second += LOOK) {
    await wait(LOOK * 1_000);
    looks.push({ x: second, y: held(handler) });
    console.log(`${String(second).padStart(6)} s  ${looks.at(-1)!.y.toFixed(1)} MB`);
  }
  const { rate, p99 } = await loading;
  const later = looks.slice(looks.length >> 1);
  return [
    `Memory, ${MANY} connections for ${LONG} s: ${before.toFixed(1)} MB before, ${looks[0]!.y.toFixed(1)} after ${LOOK} s,`,
    `${looks.at(-1)!.y.toFixed(1)} at the end, ${((slope(later) ?? 0) * 60).toFixed(2)} MB a minute over the later half;`,
    `${rate.toFixed(0)} requests a second, p99 ${p99.toFixed(1)} ms`,
  ].join(' ');
}

/**
 * Compares the front server on Node with nginx, which serves the same bytes as files: requests per second and p99 of
 * a cached page and of a hashed file, alternating; then the front server's memory over a minute. @throws if a
 * response is missing
 */
export async function measureHandler(runs: number): Promise<string> {
  findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
  const demo = await startDemo({ port: 0, partnerPort: 0, database: ':memory:' });
  const main = readdirSync(join(root, 'dist/site/assets')).find((name) => /^main-.*\.js$/.test(name))!;
  const things = { 'page /m/slot-games': '/m/slot-games', [`file ${main}`]: `/m/assets/${main}` };
  let started: Awaited<ReturnType<typeof startBoth>> | undefined;
  try {
    started = await startBoth(folder, demo.origin, Object.values(things));
    const lines: string[] = [];
    for (const [name, path] of Object.entries(things)) {
      const found: Record<'handler' | 'nginx', Load[]> = { handler: [], nginx: [] };
      const one = async (server: 'handler' | 'nginx', seconds: number) =>
        load(`http://127.0.0.1:${PORTS[server]}${path}`, { connections: CONNECTIONS, seconds, headers });
      // The first run warms up the JIT.
      for (const server of ['nginx', 'handler'] as const) await one(server, 2);
      for (let round = 0; round < runs; round++) {
        const order = ['nginx', 'handler'] as const;
        for (const server of round % 2 ? order.toReversed() : order)
          found[server].push(await one(server, SECONDS));
      }
      const of = (server: 'handler' | 'nginx', figure: keyof Load) =>
        found[server].map((each) => each[figure]);
      const middle = (server: 'handler' | 'nginx', figure: keyof Load) => median(of(server, figure))!;
      lines.push(
        `${name}: nginx ${middle('nginx', 'rate').toFixed(0)} requests a second, p99 ${middle('nginx', 'p99').toFixed(1)} ms;`,
        `  front server ${middle('handler', 'rate').toFixed(0)}, p99 ${middle('handler', 'p99').toFixed(1)} ms;`,
        `  nginx / front server ${pairedRatio(of('nginx', 'rate'), of('handler', 'rate'))!.toFixed(2)} x, p99 the other way round ${pairedRatio(of('handler', 'p99'), of('nginx', 'p99'))!.toFixed(2)} x`,
      );
    }
    lines.push(
      await memory(started.handler, `http://127.0.0.1:${PORTS.handler}${things['page /m/slot-games']}`),
    );
    return lines.join('\n');
  } finally {
    started?.handler.kill();
    started?.nginx.kill();
    await demo.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
