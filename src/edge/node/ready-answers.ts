import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestId, saidOf, writtenLine } from '../request-log.ts';

/** Milliseconds that an answer is sent again without a look at what it is made of. */
const MOMENT = 1_000;
/** Answers that are kept, and bytes of them. */
const MOST = 1_000;
const ROOM = 32 * 1024 * 1024;
/** Characters of what tells one request from another: who sends more is answered in the long way. */
const LONGEST = 2_000;

/** Answers that stand ready, each for a moment. */
export interface ReadyAnswers {
  /** Sends the one for a request; false where none stands ready. */
  send(request: IncomingMessage, response: ServerResponse): boolean;
  /** What was answered to this request may be sent to all who ask the same. */
  allow(request: IncomingMessage): void;
  /** Keeps an answer where that is allowed. Returns it, or one with the same content. */
  keep(request: IncomingMessage, answer: Response): Promise<Response>;
}

export interface ReadyAnswersOptions {
  /** Whether a proxy calls whose word on protocol and request id is taken. */
  trusts(request: IncomingMessage): boolean;
  /** Takes a line of the log as it is written. */
  log(line: string): void;
  /** Milliseconds, of a clock that does not go back. */
  clock?: () => number;
}

interface Ready {
  status: number;
  /** Names and values in turn; the last is the id of the request that it goes to. */
  headers: string[];
  body: Uint8Array;
  /** What the log says of it ({@link saidOf}). */
  said: string;
  until: number;
}

/**
 * What many ask for in the same words, as after a release or when a game begins, goes out as the bytes that went out a
 * moment ago, past all that made them. A request is told from others by everything that the front server looks at when
 * it makes such an answer; what carries a name of somebody is never kept.
 */
export function readyAnswers({
  trusts,
  log,
  clock = () => performance.now(),
}: ReadyAnswersOptions): ReadyAnswers {
  const answers = new Map<string, Ready>();
  const allowed = new WeakSet<IncomingMessage>();
  let bytes = 0;

  const isSecure = (request: IncomingMessage) =>
    request.headers['x-forwarded-proto'] === 'https' && trusts(request);

  /** Nothing for a request that has more to it than a look at an address. */
  function keyOf(request: IncomingMessage): string | undefined {
    const { method, url = '', headers } = request;
    const { host, cookie = '', authorization } = headers;
    if (method !== 'GET' || !host || authorization !== undefined || url[0] !== '/') return undefined;
    const accepted = headers['accept-encoding'] ?? '';
    const key = `${isSecure(request)}\n${host}\n${url}\n${accepted}\n${headers['if-none-match'] ?? ''}\n${cookie}`;
    return key.length > LONGEST ? undefined : key;
  }

  function drop(key: string): void {
    bytes -= answers.get(key)?.body.length ?? 0;
    answers.delete(key);
  }

  return {
    send(request, response) {
      const from = performance.now();
      const key = keyOf(request);
      const ready = key === undefined ? undefined : answers.get(key);
      if (!ready) return false;
      const now = clock();
      if (ready.until <= now) {
        // One has it made anew; who asks meanwhile does not wait for that.
        ready.until = now + MOMENT;
        return false;
      }
      const { status, headers, body, said } = ready;
      const id = requestId(request.headers['x-request-id'], () => trusts(request));
      headers[headers.length - 1] = id;
      response.writeHead(status, headers).end(body);
      log(writtenLine(said, { id, from }));
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
      answers.set(key, {
        status,
        headers: [
          ...headers,
          ...(status === 200 ? [['content-length', String(body.length)]] : []),
          ['x-request-id', ''],
        ].flat(),
        body,
        said: saidOf({ method: 'GET', status, url }),
        until: clock() + MOMENT,
      });
      bytes += body.length;
      for (const oldest of answers.keys()) {
        if (answers.size <= MOST && bytes <= ROOM) break;
        drop(oldest);
      }
      return new Response(status === 304 ? null : body, { status, headers: answer.headers });
    },
  };
}
