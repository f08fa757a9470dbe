import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Milliseconds that an idle connection is kept; Node's own servers close theirs after 5 s. */
const IDLE = 4_000;
/** Milliseconds without a byte either way after which a request or an answer is cut. */
const SILENCE = 300_000;

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Reaches gateways. */
export interface GatewayClient {
  /** As the platform's `fetch`, except that it follows no redirect. */
  fetch(request: Request): Promise<Response>;
  /** Closes the connections. */
  close(): void;
}

/**
 * Reaches gateways by `node:http`: the platform's `fetch` (undici) throws outside of any promise, and ends the process, when
 * a gateway closes a connection while its answer waits for a slow reader.
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
        // Without a body to send, a length would have the gateway wait for one.
        if (!request.body) delete headers['content-length'];
        const outgoing: ClientRequest = url.startsWith('https:')
          ? httpsRequest(url, { agent: secure, method, headers, signal })
          : httpRequest(url, { agent: plain, method, headers, signal });
        outgoing.setTimeout(SILENCE, () => outgoing.destroy(new Error('The gateway is silent')));
        // The signal of a request that was collected as garbage no longer fires: this refers to it.
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
        // A body that ends early ends the request, whose error says so.
        if (!request.body) return void outgoing.end();
        const body = Readable.fromWeb(request.body);
        // It can fail a second time, after the pipeline left it.
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
  // Its reader gets the error; before there is one, it may not end the process.
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

/** A body without its `Content-Encoding`, as `fetch` gives it. @throws TypeError for one that is not known */
function decoded(incoming: IncomingMessage): Readable {
  // Nothing is no gzip either.
  if (incoming.headers['content-length'] === '0') return incoming;
  const names = (incoming.headers['content-encoding'] ?? '').toLowerCase().split(',');
  let body: Readable = incoming;
  // The last was applied last.
  for (const name of names.map((each) => each.trim()).reverse()) {
    if (!name || name === 'identity') continue;
    const decoder = decoders.get(name)?.();
    if (!decoder) throw new TypeError(`The gateway answers in ${name}`);
    body = pipeline(body, decoder, () => {});
  }
  return body;
}

/** Reads a part when it is asked for one, and no further; a reader who leaves closes the connection. */
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
