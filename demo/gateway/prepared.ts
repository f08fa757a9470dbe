import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { EndpointName } from '../../src/gateway/endpoints/table.ts';

/** Reads of the catalogue, which does not change while the gateway runs: the same question has the same answer. */
const PREPARED: ReadonlySet<string> = new Set<EndpointName>(['getGames', 'getHotGames', 'getVendors']);
/** Answers kept at most; those asked for longest ago make room. */
const KEPT = 500;
/** Characters from which an answer is worth compressing. */
const LARGE = 1_024;

/** An answer as it is sent: its envelope, and that compressed. */
interface Ready {
  text: string;
  gzip: Uint8Array<ArrayBuffer> | undefined;
}

/** Answers that are made once and sent from memory. */
export interface Prepared {
  has(name: string): boolean;
  /** The answer to a question, where it is ready. */
  find(name: string, base: string, query: unknown): Ready | undefined;
  /** Makes an answer ready. */
  keep(name: string, base: string, query: unknown, envelope: unknown): Ready;
}

export function createPrepared(): Prepared {
  const answers = new Map<string, Ready>();
  // By the question as it was understood: what a caller adds to an address makes no further answer.
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

/** Sends an answer that is ready, compressed where the caller takes that. */
export function sendReady(c: Context, { text, gzip }: Ready): Response {
  c.header('Content-Type', 'application/json');
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (!gzip || !/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(text);
  c.header('Content-Encoding', 'gzip');
  return c.body(gzip);
}
