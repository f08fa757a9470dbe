import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, type serve } from '@hono/node-server';
import type { ResponseCache } from './response-cache.ts';

export type Served = Pick<Parameters<typeof serve>[0], 'fetch'>;

/** Another process listens on the port. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is taken`);
    this.port = port;
  }
}

/** Connection limits; times are in milliseconds (docs/operators/deploy.md). */
const LIMITS = {
  /** Until a request's head is complete, from the connection or the previous response. */
  headersTimeout: 10_000,
  /** Until the body is complete. */
  requestTimeout: 20_000,
  /** Between checks of the two limits above. */
  connectionsCheckingInterval: 5_000,
  /** Until the next request. */
  keepAliveTimeout: 5_000,
  /**
   * Without a byte in either direction, such as to a client that does not read. A gateway may take 60 s to
   * respond.
   */
  timeout: 75_000,
  /** Simultaneous connections; each needs 14 kB while idle. */
  maxConnections: 10_000,
};

export type ConnectionLimits = typeof LIMITS;

/** Skips the body stream of requests without a body, which are most: 20 % more responses per second. */
const optimizeEmptyRequests = true;

/** Returns whether a request has two Host headers; another server might use the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

interface OpenOptions {
  /** Sends cached responses without calling the app. */
  cache?: ResponseCache;
  limits?: Partial<ConnectionLimits>;
  /** File descriptor of an open socket, in place of the address. */
  socket?: number | undefined;
}

/** The first file descriptor that systemd passes to a service. */
const PASSED = 3;

/**
 * Returns the socket that systemd opened for this process (`sd_listen_fds`). It stays open while the service restarts,
 * so that connections wait instead of failing.
 */
export function passedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | undefined {
  return Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) > 0 ? PASSED : undefined;
}

/**
 * Listens on an address of this machine, or on an open socket.
 * @throws PortTaken
 */
export function openServer(
  app: Served,
  port: number,
  host: string,
  { cache, limits, socket }: OpenOptions = {},
): Promise<Server> {
  const { timeout, maxConnections, ...atStart } = { ...LIMITS, ...limits };
  const answer = getRequestListener(
    cache
      ? async (request, env) =>
          cache.keep(env.incoming as IncomingMessage, (await app.fetch(request, env)) as Response)
      : app.fetch,
  );
  const server = createServer({ ...atStart, optimizeEmptyRequests }, (request, response) => {
    if (hasTwoHosts(request)) response.writeHead(400, { Connection: 'close' }).end();
    else if (!cache?.send(request, response)) void answer(request, response);
  });
  server.timeout = timeout;
  server.maxConnections = maxConnections;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen(socket === undefined ? { port, host } : { fd: socket }, () => resolve(server));
  });
}
