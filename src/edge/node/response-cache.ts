import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatLogLine, requestId, sharedLogFields } from '../request-log.ts';

/** Milliseconds for which a cached response is sent without running the app. */
const LIFETIME = 1_000;
/** Maximum number of responses, and of their bytes. */
const MOST_RESPONSES = 1_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Maximum characters of a cache key; longer requests always run the app. */
const LONGEST_KEY = 2_000;

/** Caches whole responses for a moment. */
export interface ResponseCache {
  /** Sends the cached response to a request; returns false when there is none. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
  /** Allows the response to this request to be shared with all equal requests. */
  allow(request: IncomingMessage): void;
  /** Caches a response if it is allowed. Returns it, or a copy. */
  keep(request: IncomingMessage, answer: Response): Promise<Response>;
}

export interface ResponseCacheOptions {
  /** Returns whether the request arrives from a proxy whose protocol and request id are believed. */
  trusts(request: IncomingMessage): boolean;
  /** Logs a line that is already JSON. */
  log(line: string): void;
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
}

interface CachedResponse {
  status: number;
  /** Names and values in turn; the last value is the request id, which each response replaces. */
  headers: string[];
  body: Uint8Array;
  /** The constant part of the log line ({@link sharedLogFields}). */
  logFields: string;
  until: number;
}

/**
 * Caches responses that many clients request at the same time, such as after a release, and sends them
 * without running the app. The key has everything of a request that the response can depend on; requests with
 * credentials are never cached.
 */
export function createResponseCache({
  trusts,
  log,
  clock = () => performance.now(),
}: ResponseCacheOptions): ResponseCache {
  const responses = new Map<string, CachedResponse>();
  const allowed = new WeakSet<IncomingMessage>();
  let bytes = 0;

  const isSecure = (request: IncomingMessage) =>
    request.headers['x-forwarded-proto'] === 'https' && trusts(request);

  /** Returns the cache key; undefined for a request that must run the app. */
  function keyOf(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request;
    const { host, cookie = '', authorization } = headers;
    if (method !== 'GET' || !host || authorization !== undefined || url[0] !== '/') return undefined;
    const accepted = headers['accept-encoding'] ?? '';
    const key = `${isSecure(request)}\n${host}\n${url}\n${accepted}\n${headers['if-none-match'] ?? ''}\n${cookie}`;
    return key.length > LONGEST_KEY ? undefined : key;
  }

  function drop(key: string): void {
    bytes -= responses.get(key)?.body.length ?? 0;
    responses.delete(key);
  }

  return {
    send(request, response) {
      const from = performance.now();
      const key = keyOf(request);
      const cached = key === undefined ? undefined : responses.get(key);
      if (!cached) return false;
      const now = clock();
      if (cached.until <= now) {
        // This request runs the app to refresh the response; others get the cached one meanwhile.
        cached.until = now + LIFETIME;
        return false;
      }
      const { status, headers, body, logFields } = cached;
      const id = requestId(request.headers['x-request-id'], () => trusts(request));
      headers[headers.length - 1] = id;
      response.writeHead(status, headers).end(body);
      log(formatLogLine(logFields, { id, from }));
      return true;
    },
    allow: (request) => void allowed.add(request),
    async keep(request, answer) {
      const key = keyOf(request);
      if (key === undefined) return answer;
      const { status } = answer;
      if (!allowed.has(request) || (status !== 200 && status !== 304)) {
        drop(key);
        return answer;
      }
      const body = new Uint8Array(await answer.arrayBuffer());
      drop(key);
      const { headers: asked, url: address = '' } = request;
      const url = new URL(`http://${asked.host ?? ''}${address}`);
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
      responses.set(key, {
        status,
        headers: [
          ...headers,
          ...(status === 200 ? [['content-length', String(body.length)]] : []),
          ['x-request-id', ''],
        ].flat(),
        body,
        logFields: sharedLogFields({ method: 'GET', status, url }),
        until: clock() + LIFETIME,
      });
      bytes += body.length;
      for (const oldest of responses.keys()) {
        if (responses.size <= MOST_RESPONSES && bytes <= MOST_BYTES) break;
        drop(oldest);
      }
      return new Response(status === 304 ? null : body, { status, headers: answer.headers });
    },
  };
}
