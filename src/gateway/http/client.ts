import { type $Fetch, createFetch, FetchError, type FetchResponse } from 'ofetch';
import * as v from 'valibot';
import { anySignal } from '../../lib/any-signal.ts';
import { parseJson } from '../../lib/json.ts';
import { untilAborted } from '../../lib/until-aborted.ts';
import { buildUrl, type Query } from './build-url.ts';
import { withDroppedCount } from './dropped-entries.ts';
import type { AnyEndpoint, Input, Reply } from './endpoint.ts';
import { asGatewayError, GatewayError, isNetworkFailure, onDefect, RATE_LIMITED } from './errors.ts';
import { invalidFields } from './invalid-fields.ts';
import { authHeaders, encodeBody, notifyAuthError, retryWithServerClock } from './request-encoding.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { GatewaySettings } from './settings.ts';
import { trackCall } from './watch-calls.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds for one try; 10 s unless told. */
  timeout?: number;
  /** Of a session that is not the one at hand any more. */
  token?: string;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

/** Milliseconds one try may take. */
const TIME_LIMIT = 10_000;
/** Further tries of a read that met a dead or failing gateway. */
const READ_RETRIES = 2;
/** Milliseconds before the first further try; doubled each time, then jittered by half. */
const BACKOFF = 300;
/** Milliseconds a read waits without a word because the gateway asks it to; who is to wait for longer is told. */
const LONGEST_WAIT = 5_000;
/** The status of a gateway that is asked too much. */
const CROWDED = 429;
/** Statuses after which a read is made again; ofetch takes a network that fails for 500. */
const FAILING = [CROWDED, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  errorCode: v.optional(v.string(), 'unknown'),
});

/** Until when the gateway has asked to be left alone with a read, on the monotonic clock, by call and caller. */
const held = new Map<string, number>();

let settings: GatewaySettings = { base: '', merchantCode: '' };
let send: $Fetch;

/** Points every call at a gateway. Called once by each shell, and by tests. */
export function configureGateway(next: GatewaySettings): void {
  settings = next;
  held.clear();
  onDefect((error) => next.report?.({ name: 'defect', error }));
  const { fetch = (...args) => globalThis.fetch(...args) } = next;
  send = createFetch({ fetch: async (...args) => whole(await fetch(...args)) });
}

/** ofetch tries again what fails before its answer is there: with this, that is also one that breaks off. */
async function whole(answer: Response): Promise<Response> {
  return new Response((await answer.text()) || null, answer);
}

/** Absolute address of a call, its query included. */
export function endpointUrl(row: AnyEndpoint, query?: Query): string {
  return buildUrl(settings, row, query);
}

/**
 * Makes one call of the table and returns the checked value of its envelope.
 * Reads are retried with jittered backoff, writes never.
 * @throws GatewayError
 */
export function call<const E extends AnyEndpoint>(
  row: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  return trackCall(make(row, input, options));
}

async function make<E extends AnyEndpoint>(row: E, input: Input<E>, options: CallOptions): Promise<Reply<E>> {
  const { signal } = options;
  try {
    // ofetch does not end its pause between two tries.
    return await untilAborted(
      retryWithServerClock(row, settings, () => ask(row, input, options)),
      signal,
    );
  } catch (thrown) {
    throw asGatewayError(thrown, row.name, signal?.aborted);
  }
}

async function ask<E extends AnyEndpoint>(
  row: E,
  input: Input<E>,
  { signal, timeout = TIME_LIMIT, token: own, keepalive = false }: CallOptions,
): Promise<Reply<E>> {
  const sender = authHeaders(row, settings, own);
  const { headers, token } = sender;
  const caller = `${row.name} ${token ?? ''}`;
  const until = held.get(caller) ?? 0;
  if (row.method === 'GET' && performance.now() < until) {
    throw new GatewayError('refused', RATE_LIMITED, { call: row.name, until });
  }
  let body = encodeBody(row, input.body, sender, settings);
  if (body instanceof Promise) body = await body;
  /** Milliseconds that the last answer asks to be left alone for. */
  let pause = 0;
  let limit: AbortSignal | undefined;
  let answer: FetchResponse<unknown>;
  try {
    answer = await send.raw(endpointUrl(row, input.query), {
      method: row.method,
      headers,
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      ...(keepalive && { keepalive }),
      credentials: row.open ? 'omit' : 'same-origin',
      parseResponse: parseJson,
      retry: row.method === 'GET' ? READ_RETRIES : 0,
      retryStatusCodes: FAILING,
      retryDelay: ({ options }) =>
        Math.max(pause, BACKOFF * 2 ** (READ_RETRIES - Number(options.retry)) * (0.5 + Math.random())),
      onRequest({ options }) {
        signal?.throwIfAborted();
        // ofetch's own limit holds for the first try alone, and not beside a signal.
        limit = AbortSignal.timeout(timeout);
        options.signal = anySignal(signal, limit);
      },
      onResponse({ options, response: { status, headers } }) {
        pause = parseRetryAfter(headers);
        if (pause > LONGEST_WAIT) options.retry = 0;
        const waits = status === CROWDED && pause && options.retry;
        if (status === CROWDED && !waits) held.set(caller, performance.now() + pause);
        // Gateways refuse with statuses below 500 too.
        options.ignoreResponseError = status < 500 && !waits;
      },
    });
  } catch (thrown) {
    throw failure(row.name, thrown, limit?.aborted);
  }
  return open(row, answer, token, held.get(caller));
}

/** What came in place of an answer, after the last try. */
function failure(call: string, thrown: unknown, late: boolean | undefined): unknown {
  if (!(thrown instanceof FetchError)) return thrown;
  const { cause, status } = thrown;
  const kind = status ? 'server' : late ? 'timeout' : isNetworkFailure(cause) && 'offline';
  return kind ? new GatewayError(kind, status ? String(status) : undefined, { call, status, cause }) : cause;
}

function open<E extends AnyEndpoint>(
  row: E,
  { _data, status }: FetchResponse<unknown>,
  token: string | undefined,
  until: number | undefined,
): Reply<E> {
  const details = { call: row.name, status, until };
  const result = v.safeParse(envelope, _data);
  // What stands before a gateway may refuse in its place.
  if (!result.success && status === CROWDED) throw new GatewayError('refused', RATE_LIMITED, details);
  if (!result.success) throw malformed(details, invalidFields(result.issues));
  if (!result.output.success) {
    const { errorCode, value } = result.output;
    notifyAuthError(errorCode, token, settings);
    throw new GatewayError('refused', errorCode, { ...details, value });
  }
  const [value, dropped] = withDroppedCount(() => v.safeParse(row.reply, result.output.value));
  if (!value.success) throw malformed(details, invalidFields(value.issues, 'value'));
  if (dropped) settings.onDropped?.(row.name, row.reply, result.output.value);
  return value.output as Reply<E>;
}

/** The error of an answer of another shape, which names the fields that are wrong. */
function malformed(details: { call: string; status: number }, paths: string[]): GatewayError {
  const error = new GatewayError('malformed', undefined, { ...details, paths });
  settings.report?.({ name: 'malformed', error });
  return error;
}
