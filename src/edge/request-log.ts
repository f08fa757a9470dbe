import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

/** What the log says of one request: no query, since tickets and codes may stand there, no address, nobody's name. */
export interface LogLine {
  time: string;
  id: string;
  method: string;
  host: string;
  path: string;
  status: number;
  /** Milliseconds until the answer began. */
  ms: number;
  /** Why the gateway gave no answer. */
  problem?: string | undefined;
}

/** A line of the log about the server itself. */
export interface EventLine {
  time: string;
  event: string;
  [field: string]: unknown;
}

export const eventLine = (event: string, fields: object): EventLine => ({
  time: timeNow(),
  event,
  ...fields,
});

/** What the log has for a request whose caller went away before its end; nobody receives it. */
export const callerLeft = () => new Response(null, { status: 499 });

const ID = /^[\w-]{8,64}$/;

/** The id that came with a request where that may be believed, else a new one. */
export function requestId(given: string | string[] | undefined, isBelieved: () => boolean): string {
  return typeof given === 'string' && ID.test(given) && isBelieved() ? given : crypto.randomUUID();
}

/** A request that was answered. */
interface Answered extends Pick<LogLine, 'id' | 'method' | 'status' | 'problem'> {
  url: URL;
  /** When it came, on the monotonic clock. */
  from: number;
}

let moment = 0;
let written = '';

/** The time, as it is written; once a millisecond, in which many may be answered. */
function timeNow(): string {
  const now = Date.now();
  if (now !== moment) {
    moment = now;
    written = new Date(now).toISOString();
  }
  return written;
}

const msSince = (from: number) => Math.round(performance.now() - from);

function lineOf({ id, method, status, url, from, problem }: Answered): LogLine {
  const line = { time: timeNow(), id, method, host: url.host, path: url.pathname, status, ms: msSince(from) };
  return problem === undefined ? line : { ...line, problem };
}

/** What is the same in the lines of all who get one answer, as it stands in them. */
export function saidOf({ method, status, url }: Omit<Answered, 'id' | 'from'>): string {
  return JSON.stringify({ method, host: url.host, path: url.pathname, status }).slice(1, -1);
}

/** A {@link LogLine} as it is written, of what {@link saidOf} says: to write all of it anew takes a tenth of an answer's time. */
export const writtenLine = (said: string, { id, from }: Pick<Answered, 'id' | 'from'>): string =>
  `{"time":"${timeNow()}","id":"${id}",${said},"ms":${msSince(from)}}`;

/**
 * Gives each request an id, which gateway and answer carry as `X-Request-Id`, and logs it. An id that comes with the
 * request is kept where `trusts` says so.
 */
export function requestLog(log: (line: LogLine) => void, trusts: (c: Context) => boolean = () => false) {
  return createMiddleware<{ Variables: { requestId: string; problem?: string } }>(async (c, next) => {
    const id = requestId(c.req.header('X-Request-Id'), () => trusts(c));
    c.set('requestId', id);
    const from = performance.now();
    await next();
    c.header('X-Request-Id', id);
    const { status } = c.res;
    log(
      lineOf({ id, method: c.req.method, status, url: new URL(c.req.url), from, problem: c.get('problem') }),
    );
  });
}
