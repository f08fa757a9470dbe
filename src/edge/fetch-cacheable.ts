import { compressed, tagOf } from './compressed.ts';
import type { PublicRead } from './public-read.ts';

/** A cached response. */
export interface CachedResponse {
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  /** Hash of the content, without quotes. */
  tag: string;
  /** When it was requested, on the cache's clock. */
  at: number;
}

/**
 * The result of a read: a cacheable response, an unreachable gateway, a timeout, or a response that must not
 * be cached.
 */
export type FetchResult = CachedResponse | 'away' | 'late' | 'untouched';

/** Sends a read to the gateway. */
export type Ask = (read: PublicRead, signal: AbortSignal) => Promise<Response>;

/** Timeout of a read in milliseconds. */
const TIMEOUT = 10_000;
/** Maximum bytes of a cached response. */
const LARGEST = 1024 * 1024;

/** Reads once with a timeout. It never rejects. */
export async function fetchCacheable(read: PublicRead, ask: Ask, at: number): Promise<FetchResult> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT);
  try {
    const answer = await ask(read, limit.signal);
    if (answer.status >= 500) {
      await answer.body?.cancel();
      return 'away';
    }
    if (!isCacheable(answer) && !(read.forPages && answer.status === 200)) {
      await answer.body?.cancel();
      return 'untouched';
    }
    const text = await textWithin(answer);
    return text !== undefined && succeeded(text) ? await kept(text, at) : 'untouched';
  } catch {
    return limit.signal.aborted ? 'late' : 'away';
  } finally {
    clearTimeout(timer);
  }
}

/** Returns whether the status and headers allow caching. */
function isCacheable({ status, headers }: Response): boolean {
  const vary = headers.get('Vary') ?? '';
  return (
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/private|no-store/i.test(headers.get('Cache-Control') ?? '') &&
    !/\*|cookie/i.test(vary)
  );
}

/** Reads a body as text; returns undefined when it is too large. */
async function textWithin(answer: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    length += part.value.length;
    if (length > LARGEST) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

function succeeded(text: string): boolean {
  try {
    return (JSON.parse(text) as { success?: unknown } | null)?.success === true;
  } catch {
    return false;
  }
}

async function kept(text: string, at: number): Promise<CachedResponse> {
  const bytes = new TextEncoder().encode(text);
  return { text, bytes, gzip: (await compressed(bytes, 'gzip'))!, tag: await tagOf(bytes), at };
}
