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
  /** Milliseconds per attempt; 10 s by default. */
  timeout?: number;
  /** Token of an earlier session, instead of the current one. */
  token?: string;
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean;
}

/** Milliseconds per attempt. */
const TIME_LIMIT = 10_000;
/** Retries of a read after a network or server failure. */
const READ_RETRIES = 2;
/** Milliseconds before the first retry; doubles with each retry, with a jitter of half. */
const BACKOFF = 300;
/** Longest `Retry-After` in milliseconds that a read waits for; longer waits fail with an error. */
const LONGEST_WAIT = 5_000;
const HTTP_TOO_MANY_REQUESTS = 429;
/** Statuses after which a read is retried; ofetch counts a network failure as 500. */
const FAILING = [HTTP_TOO_MANY_REQUESTS, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  errorCode: v.optional(v.string(), 'unknown'),
});

/** End of each `Retry-After` on the monotonic clock, by call and token. */
const retryAfterByCaller = new Map<string, number>();

let settings: GatewaySettings = { base: '', merchantCode: '' };
let send: $Fetch;

/** Sets the gateway for every call. Each shell calls this once; tests call it too. */
export function configureGateway(next: GatewaySettings): void {
  settings = next;
  retryAfterByCaller.clear();
  onDefect((error) => next.report?.({ name: 'defect', error }));
  const { fetch = (...args) => globalThis.fetch(...args) } = next;
  send = createFetch({ fetch: async (...args) => bufferBody(await fetch(...args)) });
}

/** Reads the body before ofetch sees the response, so that a connection lost during the body is retried too. */
async function bufferBody(answer: Response): Promise<Response> {
  return new Response((await answer.text()) || null, answer);
}

/** Returns the absolute URL of a call. */
export function endpointUrl(row: AnyEndpoint, query?: Query): string {
  return buildUrl(settings, row, query);
}

/**
 * Makes one call of the endpoint table and returns the validated value of its envelope. Retries reads with jittered
 * backoff, never writes.
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
    // An abort does not end ofetch's pause between two attempts.
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
  const until = retryAfterByCaller.get(caller) ?? 0;
  if (row.method === 'GET' && performance.now() < until) {
    throw new GatewayError('refused', RATE_LIMITED, { call: row.name, until });
  }
  let body = encodeBody(row, input.body, sender, settings);
  if (body instanceof Promise) body = await body;
  /** `Retry-After` of the last response in milliseconds. */
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
        // ofetch's own timeout covers only the first attempt, and not when a signal is given.
        limit = AbortSignal.timeout(timeout);
        options.signal = anySignal(signal, limit);
      },
      onResponse({ options, response: { status, headers } }) {
        pause = parseRetryAfter(headers);
        if (pause > LONGEST_WAIT) options.retry = 0;
        const waits = status === HTTP_TOO_MANY_REQUESTS && pause && options.retry;
        if (status === HTTP_TOO_MANY_REQUESTS && !waits)
          retryAfterByCaller.set(caller, performance.now() + pause);
        // A gateway may send a refusal with any status below 500.
        options.ignoreResponseError = status < 500 && !waits;
      },
    });
  } catch (thrown) {
    throw failure(row.name, thrown, limit?.aborted);
  }
  return open(row, answer, token, retryAfterByCaller.get(caller));
}

/** Maps the failure of the last attempt to a GatewayError. */
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
  // A proxy before the gateway may answer 429 without the envelope.
  if (!result.success && status === HTTP_TOO_MANY_REQUESTS)
    throw new GatewayError('refused', RATE_LIMITED, details);
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

/** Returns and reports the error of a response with an unexpected shape. */
function malformed(details: { call: string; status: number }, paths: string[]): GatewayError {
  const error = new GatewayError('malformed', undefined, { ...details, paths });
  settings.report?.({ name: 'malformed', error });
  return error;
}
