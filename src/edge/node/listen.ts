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

/** Milliseconds for the head of a request and for all of it: who sends a byte now and then holds no connection for long. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };

/** A request without a body, as most are, has no stream for it that runs empty: a fifth more answers a second. */
const optimizeEmptyRequests = true;

/** Serves an app at an address of this machine; answers that stand ready go out without it. @throws PortTaken */
export function openServer(app: Served, port: number, host: string, ready?: ReadyAnswers): Promise<Server> {
  const answer = getRequestListener(
    ready
      ? async (request, env) =>
          ready.keep(env.incoming as IncomingMessage, (await app.fetch(request, env)) as Response)
      : app.fetch,
  );
  const server = createServer({ ...LIMITS, optimizeEmptyRequests }, (request, response) => {
    if (!ready?.send(request, response)) void answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen(port, host, () => resolve(server));
  });
}
