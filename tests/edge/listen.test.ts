import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, openServer } from '../../src/edge/node/listen.ts';

/** More bytes than the socket buffers hold for a client that does not read. */
const large = new Uint8Array(20_000_000);

let server: Server;
const clients: Socket[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function open(limits: Partial<ConnectionLimits>): Promise<void> {
  const app = { fetch: () => new Response(large) };
  server = await openServer(app, 0, '127.0.0.1', { limits });
}

/** Opens a connection that sends a text and reads nothing. */
function client(text: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  clients.push(socket.on('error', () => {}));
  socket.write(text);
  return socket;
}

/** Returns the milliseconds until the server closes a connection that sends this text. */
async function lifeOf(text: string): Promise<number> {
  const from = performance.now();
  const accepted = once(server, 'connection');
  client(text);
  const [socket] = await accepted;
  await new Promise((resolve) => socket.on('close', resolve));
  return performance.now() - from;
}

const HEAD = 'GET / HTTP/1.1\r\nHost: a\r\n';
const short = { connectionsCheckingInterval: 50 };

test.each([
  ['sends nothing', '', { ...short, headersTimeout: 200 }],
  ['sends half of a head', HEAD, { ...short, headersTimeout: 200 }],
  [
    'sends half of a body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc',
    { ...short, requestTimeout: 200, headersTimeout: 200 },
  ],
  ['does not read its answer', `${HEAD}\r\n`, { timeout: 200 }],
])('closes the connection of a client that %s at its limit and not earlier', async (_, text, limits) => {
  await open(limits);
  expect(await lifeOf(text)).toBeGreaterThanOrEqual(200 - 1);
});

test('refuses connections above the maximum until one closes', async () => {
  await open({ maxConnections: 2 });
  const drops: unknown[] = [];
  server.on('drop', (drop) => drops.push(drop));
  const accepted = async () => {
    const connection = once(server, 'connection').then(() => true);
    const dropped = once(server, 'drop').then(() => false);
    const socket = client('');
    return { socket, isServed: await Promise.race([connection, dropped]) };
  };
  const first = await accepted();
  expect([first.isServed, (await accepted()).isServed]).toEqual([true, true]);
  const third = await accepted();
  expect(third.isServed).toBe(false);
  await once(third.socket.resume(), 'close');
  first.socket.destroy();
  const held = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(held).toBe(1);
  expect([(await accepted()).isServed, drops.length]).toEqual([true, 1]);
});
