import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

export const RELOAD_SCRIPT = '/__reload.js';
const SCRIPT = `new EventSource('/__reload').addEventListener('reload', () => location.reload());\n`;

export interface Reload {
  /** Reloads every open page. */
  all(): void;
}

/** Mounts the event stream that reloads pages after a build, for development only. */
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
      // Subscribes before writing, so that no message is lost meanwhile.
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
