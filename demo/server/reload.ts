import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

export const RELOAD_SCRIPT = '/__reload.js';
const SCRIPT = `new EventSource('/__reload').addEventListener('reload', () => location.reload());\n`;

export interface Reload {
  /** Reloads every page that is open. */
  all(): void;
}

/** Lets pages load again after a build. Mounted only while the demo is worked on. */
export function mountReload(app: Hono): Reload {
  const waiting = new Set<() => void>();
  app.get(RELOAD_SCRIPT, (c) =>
    c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }),
  );
  app.get('/__reload', (c) =>
    streamSSE(c, async (stream) => {
      const reloaded = () =>
        new Promise<void>((resolve) => {
          waiting.add(resolve);
          stream.onAbort(resolve);
        });
      // Listened for ahead of each message, so that none is missed while one is written.
      let next = reloaded();
      await stream.writeSSE({ event: 'hello', data: '' });
      while (!stream.aborted) {
        await next;
        next = reloaded();
        if (!stream.aborted) await stream.writeSSE({ event: 'reload', data: '' });
      }
    }),
  );
  return {
    all() {
      for (const go of waiting) go();
      waiting.clear();
    },
  };
}
