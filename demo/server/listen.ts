import { createServer, type Server } from 'node:http';
import { getRequestListener, type serve } from '@hono/node-server';

type Served = Pick<Parameters<typeof serve>[0], 'fetch'>;

/** A port that something else listens on. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is taken`);
    this.port = port;
  }
}

export interface Listening {
  port: number;
  /** Ends open connections too. */
  close(): Promise<void>;
}

/**
 * Serves an app to this machine alone: on 127.0.0.1 and, where there is one, on ::1, since `localhost` may mean
 * either. Port 0 picks a free one. @throws PortTaken
 */
export async function listen(app: Served, port: number): Promise<Listening> {
  const first = await open(app, port, '127.0.0.1');
  const address = first.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  let second: Server | undefined;
  try {
    second = await open(app, actual, '::1');
  } catch (error) {
    if (error instanceof PortTaken) {
      await end(first);
      throw error;
    }
  }
  return {
    port: actual,
    async close() {
      await Promise.all([end(first), second && end(second)]);
    },
  };
}

/** Milliseconds for the head of a request and for all of it: who sends a byte now and then holds no connection for long. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };

function open(app: Served, port: number, host: string): Promise<Server> {
  const answer = getRequestListener(app.fetch);
  const server = createServer(LIMITS, (request, response) => void answer(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

function end(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
