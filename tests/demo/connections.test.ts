import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';
import { type Listening, listen } from '../../demo/server/listen.ts';

const requests = vi.hoisted((): Record<string, number | boolean>[] => []);
/** Runs the server's time limits a hundred times faster. */
vi.mock(import('node:http'), async (original) => {
  const http = await original();
  return {
    ...http,
    createServer: ((options: Record<string, number | boolean>, listener: never) => {
      requests.push(options);
      const fast = Object.entries(options).map(([name, value]) => [
        name,
        typeof value === 'number' ? value / 100 : value,
      ]);
      return http.createServer(Object.fromEntries(fast), listener);
    }) as typeof http.createServer,
  };
});

let logged: MockInstance;
let gateway: ReturnType<typeof createDemoGateway>;
let server: Listening;

beforeEach(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  gateway = createDemoGateway({ database: ':memory:' });
  server = await listen(gateway.app, 0);
});
afterEach(async () => {
  await server.close();
  gateway.close();
});

/** Sends the beginning of a request. Resolves with the response when the connection has closed. */
function begin(head: string, then?: (end: () => void) => void) {
  return new Promise<{ answer: string }>((resolve) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(head);
      then?.(() => socket.destroy());
    });
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answer }));
  });
}

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":`;

describe.each([
  '/wps/session/login',
  '/games/session',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any',
])('a body for %s', (path) => {
  test('that breaks off is not logged as an error', async () => {
    await begin(post(path), (end) => setTimeout(end, 20));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(logged.mock.calls).toEqual([]);
  });

  test('that stays incomplete closes the connection', async () => {
    const { answer } = await begin(post(path));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(logged.mock.calls).toEqual([]);
  });
});

test('closes a connection with an incomplete head', async () => {
  const { answer } = await begin('GET /wps/system/status HTTP/1.1\r\nHost: loc');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('allows 10 s for a head and 20 s for a request', () => {
  for (const limits of requests)
    expect(limits).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000 });
  expect(requests.length).toBeGreaterThan(0);
});
