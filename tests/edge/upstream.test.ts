import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gatewayClient } from '../../src/edge/node/upstream.ts';
import { sendRequest } from '../support/ask.ts';

/** More bytes than the socket buffers hold for a client that does not read. */
const body = Buffer.from(Array.from({ length: 280_000 }, (_, i) => (i * 7919 * (i >> 3)) & 255));

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What the gateway writes for each kind of response, and whether it then closes or resets the connection. */
const kinds: Record<string, { head: string; body: Buffer; end: 'close' | 'reset' }> = {
  length: {
    head: `HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${body.length}\r\n`,
    body,
    end: 'close',
  },
  old: { head: `HTTP/1.0 200 OK\r\nContent-Length: ${body.length}\r\n`, body, end: 'close' },
  endless: { head: 'HTTP/1.1 200 OK\r\nConnection: close\r\n', body, end: 'close' },
  gzip: {
    head: 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Encoding: gzip\r\n',
    body: gzipSync(body),
    end: 'close',
  },
  reset: { head: `HTTP/1.1 200 OK\r\nContent-Length: ${2 * body.length}\r\n`, body, end: 'reset' },
};

interface Starting {
  port?: number;
  more?: string[];
  out?: 'pipe' | number;
}

describe('the front server as a process', () => {
  let folder: string;
  let child: ChildProcess;
  let lines: { event?: string; port?: number; error?: string; path?: string; status?: number }[];
  let errors: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-upstream-'));
    mkdirSync(join(folder, 'acme'));
    [lines, errors] = [[], ''];
  });
  afterEach(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  });

  function start(gateway: string, { port = 0, more = [], out = 'pipe' }: Starting = {}): void {
    const reports = { token: 'a-token-of-the-operators' };
    const brands = [{ hosts: ['127.0.0.1'], folder: 'acme', gateway }];
    writeFileSync(join(folder, 'serve.json'), JSON.stringify({ port, brands, reports }));
    const args = [...more, 'src/edge/node/main.ts', '--config', join(folder, 'serve.json')];
    child = spawn(process.execPath, args, { stdio: ['ignore', out, 'pipe'] });
    child.stderr!.on('data', (part) => (errors += part));
  }

  async function serve(gateway: string, more: string[] = []): Promise<string> {
    start(gateway, { more });
    let text = '';
    child.stdout!.on('data', (part) => {
      const whole = (text + part).split('\n');
      text = whole.pop()!;
      lines.push(...whole.map((line) => JSON.parse(line)));
    });
    const port = () => lines.find(({ event }) => event === 'listening')?.port;
    await expect.poll(port, { timeout: 25_000 }).toBeGreaterThan(0);
    return `http://127.0.0.1:${port()}`;
  }

  test('serves on after 200 clients left responses of six kinds unread, and keeps no connection open', async () => {
    let written: (() => void) | undefined;
    let open = 0;
    const gateway = createServer((request, response) => {
      const name = request.url!.split('/').pop()!;
      if (name === 'chunked') {
        response.writeHead(200, { 'Content-Type': 'image/png', 'Keep-Alive': 'timeout=2' });
        response.write(body);
        return void response.end(() => written?.());
      }
      const kind = kinds[name];
      if (!kind) return void response.setHeader('Keep-Alive', 'timeout=2').end('{}');
      const { socket } = request;
      socket.on('error', () => {});
      socket.cork();
      socket.write(`${kind.head}Content-Type: image/png\r\n\r\n`);
      socket.write(kind.body, () => {
        if (kind.end === 'close') socket.end();
        else socket.resetAndDestroy();
        written?.();
      });
      socket.uncork();
    });
    gateway.on('connection', (socket) => {
      open++;
      socket.on('close', () => open--);
    });
    const base = await serve(await listening(gateway));
    const normal = () => sendRequest(`${base}/wps/any`, { headers: { Host: '127.0.0.1' } });
    const names = [...Object.keys(kinds), 'chunked'];
    const clients: Socket[] = [];
    closing.push(() => {
      for (const each of clients) each.destroy();
    });
    for (let i = 0; i < 200; i++) {
      const sent = new Promise<void>((resolve) => (written = resolve));
      const client = connect(Number(new URL(base).port), '127.0.0.1').pause();
      client.on('error', () => {});
      client.write(`GET /wps/${names[i % names.length]} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
      clients.push(client);
      await Promise.race([sent, once(child, 'exit')]);
      if (i % 10 === 9) expect((await normal()).status).toBe(200);
    }
    for (const client of clients) client.destroy();
    await expect.poll(() => open).toBe(0);
    const after = await normal();
    expect([after.status, after.text]).toEqual([200, '{}']);
    expect([child.exitCode, lines.filter(({ event }) => event === 'failed')]).toEqual([null, []]);
  });

  test('logs an uncaught error and serves on', async () => {
    const gateway = createServer((_, response) => response.end('{}'));
    const faulty =
      'process.on("SIGUSR2", () => { Promise.reject(new Error("odd")); throw new Error("thrown"); })';
    const base = await serve(await listening(gateway), ['--import', `data:text/javascript,${faulty}`]);
    child.kill('SIGUSR2');
    const errors = () => lines.filter(({ event }) => event === 'failed').map(({ error }) => error);
    await expect
      .poll(errors)
      .toEqual([expect.stringContaining('Error: thrown'), expect.stringContaining('Error: odd')]);
    expect((await sendRequest(`${base}/wps/any`, { headers: { Host: '127.0.0.1' } })).text).toBe('{}');
  });

  test('logs one line, and no stack, for an upload that is interrupted', async () => {
    const gateway = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
    const base = await serve(await listening(gateway));
    const requests = () => lines.filter(({ event = 'failed' }) => event === 'failed');
    const uploads = [
      ['/wps/any', 499, 499],
      // The route rejects the incomplete body as an invalid report or token.
      ['/m/reports', 422, 499],
      ['/operators/session', 400, 499],
      ['/m/home', 404, 404],
    ] as const;
    for (const [path, ...statuses] of uploads) {
      for (const [index, length] of ['Content-Length: 1000', 'Transfer-Encoding: chunked'].entries()) {
        const before = requests().length;
        const type = path === '/m/reports' ? 'text/plain' : 'application/json';
        const socket = connect(Number(new URL(base).port), '127.0.0.1');
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\n${length}\r\n\r\n3\r\nabc\r\n`,
          () => setTimeout(() => socket.resetAndDestroy(), 50),
        );
        await expect.poll(() => requests().length).toBeGreaterThan(before);
        expect(requests().slice(before)).toEqual([
          expect.objectContaining({ path, status: statuses[index] }),
        ]);
      }
    }
    expect((await sendRequest(`${base}/wps/any`)).status).toBe(200);
    await expect.poll(() => requests().length).toBe(2 * uploads.length + 1);
    expect(errors).toBe('');
  });

  async function expectDroppedLines(base: string): Promise<void> {
    const dropped = async () => JSON.parse((await sendRequest(`${base}/healthz`)).text).droppedLines;
    for (let times = 0; times < 3; times++) {
      const before = await dropped();
      expect((await sendRequest(`${base}/wps/any`)).text).toBe('{}');
      await expect.poll(dropped).toBeGreaterThan(before);
    }
    expect(child.exitCode).toBe(null);
  }

  test('serves on and counts lines when the collector of its log is gone', async () => {
    const base = await serve(await listening(createServer((_, response) => response.end('{}'))));
    child.stdout!.destroy();
    await expectDroppedLines(base);
  });

  test('serves on and counts lines while the disk of its log is full', async () => {
    const gateway = await listening(createServer((_, response) => response.end('{}')));
    const taken = createServer();
    const base = await listening(taken);
    await new Promise((resolve) => taken.close(resolve));
    const full = openSync('/dev/full', 'w');
    start(gateway, { port: Number(new URL(base).port), out: full });
    closeSync(full);
    const status = () =>
      sendRequest(`${base}/wps/any`).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status).toBe(200);
    await expectDroppedLines(base);
  });
});

describe('the client of gateways', () => {
  async function client(answer: Parameters<typeof createServer>[1]) {
    const origin = await listening(createServer(answer));
    const { fetch, close } = gatewayClient();
    closing.push(close);
    return (init?: RequestInit) => fetch(new Request(`${origin}/wps/any`, init));
  }

  test.each([
    ['gzip', gzipSync(body)],
    ['br', brotliCompressSync(body)],
    ['deflate', deflateSync(body)],
  ])('decodes a response in %s', async (name, packed) => {
    const fetch = await client((_, response) => response.setHeader('Content-Encoding', name).end(packed));
    expect(body.equals(await (await fetch()).bytes())).toBe(true);
  });

  test('reads an empty response with a content encoding', async () => {
    const fetch = await client((_, response) => response.setHeader('Content-Encoding', 'gzip').end());
    expect(await (await fetch()).text()).toBe('');
  });

  test('sends a body and returns a redirect without following it, with each of its cookies', async () => {
    const fetch = await client((request, response) => {
      response.writeHead(302, { Location: '/there', 'Set-Cookie': ['a=1', 'b=2'] });
      request.pipe(response);
    });
    const answer = await fetch({ method: 'POST', body: 'a body' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/there']);
    expect([answer.headers.getSetCookie(), await answer.text()]).toEqual([['a=1', 'b=2'], 'a body']);
  });

  test('rejects a status outside the Fetch standard, and reads no body where none is allowed', async () => {
    let status = 600;
    const fetch = await client((_, response) => response.writeHead(status).end());
    await expect(fetch()).rejects.toThrow('The gateway answered with status 600');
    status = 599;
    expect((await fetch()).status).toBe(599);
    for (status of [204, 205, 304]) expect(await fetch()).toMatchObject({ status, body: null });
    status = 200;
    expect((await fetch({ method: 'HEAD' })).body).toBe(null);
  });

  test('rejects with the reason of an abort signal, and closes the connection', async () => {
    const gone = new AbortController();
    let closed = false;
    const fetch = await client((request) => {
      request.socket.on('close', () => (closed = true));
      gone.abort(new Error('left'));
    });
    await expect(fetch({ signal: gone.signal })).rejects.toThrow('left');
    await expect.poll(() => closed).toBe(true);
  });

  test('fails the body of a response that is interrupted', async () => {
    const fetch = await client((_, response) => {
      response.setHeader('Content-Length', 10);
      response.write('half', () => response.destroy());
    });
    await expect(fetch().then((answer) => answer.text())).rejects.toThrow();
  });
});
