import { type $Fetch, createFetch, FetchError, type FetchResponse } from 'ofetch';
import * as v from 'valibot';
import { fromJson } from '../lib/json.ts';
import { untilAborted } from '../lib/until-aborted.ts';
import { addressAt, type GatewayPlace, type Query } from './address.ts';
import { type AnyEndpoint, droppedIn, type Input, type Reply } from './endpoint.ts';
import {
  asGatewayError,
  asLoadError,
  GatewayError,
  isNetworkFailure,
  onDefect,
  refusal,
  sessionLostCodes,
} from './errors.ts';
import type { PublicKey } from './seal.ts';
import { wrongFields } from './wrong-fields.ts';

/** What the client needs of the shell around it. */
export interface GatewaySettings extends GatewayPlace {
  merchantCode: string;
  token?: () => string | undefined;
  /** Value of the Device header: MOBILE, or OTHERS in an installed home-screen app (A7). */
  device?: () => string;
  /** The gateway's public key for sealed bodies. */
  key?: () => Promise<PublicKey>;
  fetch?: typeof globalThis.fetch;
  /** Told when the gateway says that the session it was sent is gone; `token` is the one it was about. */
  onSessionLost?: (code: string, token: string) => void;
  /** Told when the gateway refuses a call until the member has chosen a password of their own. */
  onMustChange?: (token: string) => void;
  /** Told when lists of an answer had entries that were dropped for their shape; `value` is that of the envelope. */
  onDropped?: (call: string, reply: AnyEndpoint['reply'], value: unknown) => void;
  /** Told of malformed answers and of defects; the shape is the platform's. */
  report?: (event: { name: string; error: GatewayError }) => void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds for one try; 10 s unless told. */
  timeout?: number;
}

/** Milliseconds one try may take. */
const TIME_LIMIT = 10_000;
/** Further tries of a read that met a dead or failing gateway. */
const READ_RETRIES = 2;
/** Milliseconds before the first further try; doubled each time, then jittered by half. */
const BACKOFF = 300;
/** Statuses of a gateway that fails; ofetch takes a network that fails for 500. */
const FAILING = Array.from({ length: 100 }, (_, index) => 500 + index);

const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  errorCode: v.optional(v.string(), 'unknown'),
});

let settings: GatewaySettings = { base: '', merchantCode: '' };
let send: $Fetch;

/** Points every call at a gateway. Called once by each shell, and by tests. */
export function configureGateway(next: GatewaySettings): void {
  settings = next;
  onDefect((error) => next.report?.({ name: 'defect', error }));
  const { fetch = (...args) => globalThis.fetch(...args) } = next;
  send = createFetch({ fetch: async (...args) => whole(await fetch(...args)) });
}

/** ofetch tries again what fails before its answer is there: with this, that is also one that breaks off. */
async function whole(answer: Response): Promise<Response> {
  return new Response((await answer.text()) || null, answer);
}

/** Absolute address of a call, its query included. */
export function addressOf(row: AnyEndpoint, query?: Query): string {
  return addressAt(settings, row, query);
}

/**
 * Makes one call of the table and returns the checked value of its envelope.
 * Reads are retried with jittered backoff, writes never.
 * @throws GatewayError
 */
export async function call<const E extends AnyEndpoint>(
  row: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const { signal } = options;
  try {
    // ofetch does not end its pause between two tries.
    return await untilAborted(ask(row, input, options), signal);
  } catch (thrown) {
    throw asGatewayError(thrown, row.name, signal?.aborted);
  }
}

async function ask<E extends AnyEndpoint>(
  row: E,
  input: Input<E>,
  { signal, timeout = TIME_LIMIT }: CallOptions,
): Promise<Reply<E>> {
  const headers: Record<string, string> = {};
  const token = row.session === 'none' ? undefined : settings.token?.();
  if (row.session === 'required' && !token) {
    throw new GatewayError('refused', refusal.notLoggedIn, { call: row.name });
  }
  if (token) headers.Authorization = `Bearer ${token}`;
  if (!row.open) headers.Device = settings.device?.() ?? 'MOBILE';
  let body: unknown = input.body;
  if (row.sealed) body = await seal(row, body, headers);
  if (row.form) body = new URLSearchParams(body as Record<string, string>);
  let limit: AbortSignal | undefined;
  let answer: FetchResponse<unknown>;
  try {
    answer = await send.raw(addressOf(row, input.query), {
      method: row.method,
      headers,
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      credentials: row.open ? 'omit' : 'same-origin',
      parseResponse: fromJson,
      retry: row.method === 'GET' ? READ_RETRIES : 0,
      retryStatusCodes: FAILING,
      retryDelay: ({ options }) =>
        BACKOFF * 2 ** (READ_RETRIES - Number(options.retry)) * (0.5 + Math.random()),
      onRequest({ options }) {
        signal?.throwIfAborted();
        // ofetch's own limit holds for the first try alone, and not beside a signal.
        limit = AbortSignal.timeout(timeout);
        options.signal = signal ? AbortSignal.any([signal, limit]) : limit;
      },
      onResponse({ options, response }) {
        // Gateways refuse with statuses below 500 too.
        options.ignoreResponseError = response.status < 500;
      },
    });
  } catch (thrown) {
    throw failure(row.name, thrown, limit?.aborted);
  }
  return open(row, answer, token);
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
): Reply<E> {
  const details = { call: row.name, status };
  const result = v.safeParse(envelope, _data);
  if (!result.success) throw malformed(details, wrongFields(result.issues));
  if (!result.output.success) {
    const { errorCode, value } = result.output;
    if (token && sessionLostCodes.includes(errorCode)) settings.onSessionLost?.(errorCode, token);
    if (token && errorCode === refusal.mustChange) settings.onMustChange?.(token);
    throw new GatewayError('refused', errorCode, { ...details, value });
  }
  const [value, dropped] = droppedIn(() => v.safeParse(row.reply, result.output.value));
  if (!value.success) throw malformed(details, wrongFields(value.issues, 'value'));
  if (dropped) settings.onDropped?.(row.name, row.reply, result.output.value);
  return value.output as Reply<E>;
}

/** The error of an answer of another shape, which names the fields that are wrong. */
function malformed(details: { call: string; status: number }, paths: string[]): GatewayError {
  const error = new GatewayError('malformed', undefined, { ...details, paths });
  settings.report?.({ name: 'malformed', error });
  return error;
}

async function seal(row: AnyEndpoint, body: unknown, headers: Record<string, string>): Promise<unknown> {
  if (!settings.key) throw new Error('The shell brings no encryption key');
  const [{ sealText }, key] = await Promise.all([sealing(), settings.key()]);
  headers.Encryption = key.keyId;
  return { data: await sealText(JSON.stringify(body), key), moduleId: row.module };
}

/** The code that seals, which may have to be fetched. */
async function sealing() {
  try {
    return await import('./seal.ts');
  } catch (thrown) {
    throw asLoadError(thrown);
  }
}
