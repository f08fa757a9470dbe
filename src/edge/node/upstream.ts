import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Milliseconds until an idle connection is closed; Node's own servers close theirs after 5 s. */
const IDLE = 4_000;
/** Milliseconds without a byte in either direction until a request fails. */
const SILENCE = 300_000;

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** An HTTP client for gateways. */
export interface GatewayClient {
  /** Like the global `fetch`, except that it follows no redirects. */
  fetch(request: Request): Promise<Response>;
  /** Closes all connections. */
  close(): void;
}

/**
 * Sends requests with `node:http`. The global `fetch` (undici) throws an uncaught error, which ends the
 * process, when a gateway closes a connection while its response waits for a slow client.
 */
export function gatewayClient(): GatewayClient {
  const options = { keepAlive: true, timeout: IDLE };
  const plain = new HttpAgent(options);
  const secure = new HttpsAgent(options);
  return {
    fetch: (request) =>
      new Promise((resolve, reject) => {
        const { method, signal, url } = request;
        const headers: Record<string, string> = {
          'accept-encoding': 'gzip, br',
          ...Object.fromEntries(request.headers),
        };
        // A gateway would wait for a body of this length.
        if (!request.body) delete headers['content-length'];
        const outgoing: ClientRequest = url.startsWith('https:')
          ? httpsRequest(url, { agent: secure, method, headers, signal })
          : httpRequest(url, { agent: plain, method, headers, signal });
        outgoing.setTimeout(SILENCE, () => outgoing.destroy(new Error('The gateway is silent')));
        // Refers to the request, because the signal of a garbage-collected request no longer fires.
        outgoing.on('error', (error) => reject(request.signal.aborted ? request.signal.reason : error));
        outgoing.on('close', () => reject(new Error('The gateway closed the connection')));
        outgoing.on('response', (incoming) => {
          try {
            resolve(responseOf(incoming, method));
          } catch (error) {
            incoming.destroy();
            reject(error);
          }
        });
        // When the body fails, the pipeline destroys the request, whose error event rejects.
        if (!request.body) return void outgoing.end();
        const body = Readable.fromWeb(request.body);
        // The body can fail again after the pipeline has removed its listeners.
        body.on('error', () => {});
        pipeline(body, outgoing, () => {});
      }),
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

function responseOf(incoming: IncomingMessage, method: string): Response {
  // The reader of the body receives the error; without a listener it would end the process before there is a
  // reader.
  incoming.on('error', () => {});
  const status = incoming.statusCode ?? 0;
  if (status < 200 || status > 599) throw new Error(`The gateway answered with status ${status}`);
  const headers = new Headers();
  const { rawHeaders } = incoming;
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i]!, rawHeaders[i + 1]!);
  const init = { status, headers };
  if (method === 'HEAD' || [204, 205, 304].includes(status)) {
    incoming.resume();
    return new Response(null, init);
  }
  return new Response(webStream(decoded(incoming)), init);
}

/**
 * Decodes a body by its `Content-Encoding`, as `fetch` does.
 * @throws TypeError for an unknown encoding
 */
function decoded(incoming: IncomingMessage): Readable {
  // An empty body is not valid gzip.
  if (incoming.headers['content-length'] === '0') return incoming;
  const names = (incoming.headers['content-encoding'] ?? '').toLowerCase().split(',');
  let body: Readable = incoming;
  // Encodings are listed in the order in which they were applied.
  for (const name of names.map((each) => each.trim()).reverse()) {
    if (!name || name === 'identity') continue;
    const decoder = decoders.get(name)?.();
    if (!decoder) throw new TypeError(`The gateway answers in ${name}`);
    body = pipeline(body, decoder, () => {});
  }
  return body;
}

/** Reads a chunk only when the consumer asks for it; cancelling closes the connection. */
function webStream(from: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts = from[Symbol.asyncIterator]() as AsyncIterator<Buffer<ArrayBuffer>>;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void from.destroy(),
    },
    { highWaterMark: 0 },
  );
}
