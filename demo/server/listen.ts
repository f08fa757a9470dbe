import type { Server } from 'node:http';
import { openServer, PortTaken, type Served } from '../../src/edge/node/listen.ts';

export interface Listening {
  port: number;
  /** Closes open connections too. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, if available, on ::1, because `localhost` may mean either. Port 0 picks a free
 * one. @throws PortTaken
 */
export async function listen(app: Served, port: number): Promise<Listening> {
  const first = await openServer(app, port, '127.0.0.1');
  const address = first.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  let second: Server | undefined;
  try {
    second = await openServer(app, actual, '::1');
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

function end(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
