import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, type serve } from '@hono/node-server';
import type { ReadyAnswers } from './ready-answers.ts';

export type Served = Pick<Parameters<typeof serve>[0], 'fetch'>;

/** A port that something else listens on. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`port ${port} is taken`);
    this.port = port;
  }
}

/** Limits of connections; those of time are in milliseconds (docs/operators/deploy.md). */
const LIMITS = {
  /** From the connection, or the answer before, to the end of a request's head, also where no byte arrives. */
  headersTimeout: 10_000,
  /** To the end of its body. */
  requestTimeout: 20_000,
  /** Between looks at the two above. */
  connectionsCheckingInterval: 5_000,
  /** Without a next request. */
  keepAliveTimeout: 5_000,
  /** Without a byte either way, as with a client that does not read; a gateway has 60 s to begin its answer. */
  timeout: 75_000,
  /** At once. Each takes 14 kB while it waits. */
  maxConnections: 10_000,
};

export type ConnectionLimits = typeof LIMITS;

/** A request without a body, as most are, has no stream for it that runs empty: a fifth more answers a second. */
const optimizeEmptyRequests = true;

/** Whether a request names two hosts, of which other servers might take the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

interface OpenOptions {
  /** Answers that are sent without the app. */
  ready?: ReadyAnswers;
  limits?: Partial<ConnectionLimits>;
}

/** Serves an app at an address of this machine. @throws PortTaken */
export function openServer(
  app: Served,
  port: number,
  host: string,
  { ready, limits }: OpenOptions = {},
): Promise<Server> {
  const { timeout, maxConnections, ...atStart } = { ...LIMITS, ...limits };
  const answer = getRequestListener(
    ready
      ? async (request, env) =>
          ready.keep(env.incoming as IncomingMessage, (await app.fetch(request, env)) as Response)
      : app.fetch,
  );
  const server = createServer({ ...atStart, optimizeEmptyRequests }, (request, response) => {
    if (hasTwoHosts(request)) response.writeHead(400, { Connection: 'close' }).end();
    else if (!ready?.send(request, response)) void answer(request, response);
  });
  server.timeout = timeout;
  server.maxConnections = maxConnections;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}
