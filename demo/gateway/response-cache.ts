import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { EndpointName } from '../../src/gateway/endpoints/table.ts';

/** Reads of the catalogue, which is constant while the gateway runs. */
const PREPARED: ReadonlySet<string> = new Set<EndpointName>(['getGames', 'getHotGames', 'getVendors']);
/** Maximum number of responses; the least recently used are evicted. */
const KEPT = 500;
/** Minimum characters for compression. */
const LARGE = 1_024;

/** A serialised response, also compressed. */
interface Ready {
  text: string;
  gzip: Uint8Array<ArrayBuffer> | undefined;
}

/** A cache of serialised responses. */
export interface Prepared {
  has(name: string): boolean;
  /** Returns the cached response. */
  find(name: string, base: string, query: unknown): Ready | undefined;
  /** Stores a response. */
  keep(name: string, base: string, query: unknown, envelope: unknown): Ready;
}

export function createResponseCache(): Prepared {
  const answers = new Map<string, Ready>();
  // The key is the validated query, so that unknown parameters create no entries.
  const keyOf = (name: string, base: string, query: unknown) => `${name} ${base} ${JSON.stringify(query)}`;
  return {
    has: (name) => PREPARED.has(name),
    find(name, base, query) {
      const key = keyOf(name, base, query);
      const ready = answers.get(key);
      if (ready) {
        answers.delete(key);
        answers.set(key, ready);
      }
      return ready;
    },
    keep(name, base, query, envelope) {
      const text = JSON.stringify(envelope);
      const gzip = text.length < LARGE ? undefined : new Uint8Array(gzipSync(text));
      const ready = { text, gzip };
      answers.set(keyOf(name, base, query), ready);
      if (answers.size > KEPT) answers.delete(answers.keys().next().value!);
      return ready;
    },
  };
}

/** Sends a cached response, compressed if the client accepts it. */
export function sendCached(c: Context, { text, gzip }: Ready): Response {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (!gzip || !/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(text);
  c.header('Content-Encoding', 'gzip');
  return c.body(gzip);
}
