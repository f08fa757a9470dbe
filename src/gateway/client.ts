import { type $Fetch, createFetch, FetchError } from 'ofetch';
import * as v from 'valibot';
import { fromJson } from '../lib/json.ts';
import { addressAt, type GatewayPlace, type Query } from './address.ts';
import type { AnyEndpoint, Input, Reply } from './endpoint.ts';
import { asGatewayError, GatewayError, refusal, sessionLostCodes } from './errors.ts';
import type { PublicKey } from './seal.ts';

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
  send = createFetch({ fetch: next.fetch ?? ((...args) => globalThis.fetch(...args)) });
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
  { signal, timeout = TIME_LIMIT }: CallOptions = {},
): Promise<Reply<E>> {
  const retries = row.method === 'GET' ? READ_RETRIES : 0;
  for (let tries = 0; ; tries++) {
    try {
      return await callOnce(row, input, signal, timeout);
    } catch (thrown) {
      const error = asGatewayError(thrown);
      const passing = error.kind === 'offline' || error.kind === 'server' || error.kind === 'timeout';
      if (!passing || tries >= retries) throw error;
      await pause(BACKOFF * 2 ** tries * (0.5 + Math.random()), signal);
    }
  }
}

async function callOnce<E extends AnyEndpoint>(
  row: E,
  input: Input<E>,
  signal: AbortSignal | undefined,
  timeout: number,
): Promise<Reply<E>> {
  const headers: Record<string, string> = {};
  const token = row.session === 'none' ? undefined : settings.token?.();
  if (row.session === 'required' && !token) throw new GatewayError('refused', 'session.none');
  if (token) headers.Authorization = `Bearer ${token}`;
  if (!row.open) headers.Device = settings.device?.() ?? 'MOBILE';
  let body: unknown = input.body;
  if (row.sealed) body = await seal(row, body, headers);
  if (row.form) body = new URLSearchParams(body as Record<string, string>);
  const limit = AbortSignal.timeout(timeout);
  let data: unknown;
  try {
    data = await send<unknown, 'text'>(addressOf(row, input.query), {
      method: row.method,
      headers,
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      credentials: row.open ? 'omit' : 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      retry: false,
      ignoreResponseError: true,
      responseType: 'text',
      onResponse({ response }) {
        if (response.status >= 500) throw new GatewayError('server', String(response.status));
      },
    });
  } catch (thrown) {
    if (thrown instanceof GatewayError) throw thrown;
    if (signal?.aborted) throw new GatewayError('aborted');
    if (limit.aborted) throw new GatewayError('timeout');
    if (thrown instanceof FetchError || thrown instanceof TypeError) throw new GatewayError('offline');
    throw thrown;
  }
  return open(row, data, token);
}

function open<E extends AnyEndpoint>(row: E, data: unknown, token: string | undefined): Reply<E> {
  const result = v.safeParse(envelope, fromJson(data));
  if (!result.success) throw new GatewayError('malformed');
  if (!result.output.success) {
    const { errorCode, value } = result.output;
    if (token && sessionLostCodes.includes(errorCode)) settings.onSessionLost?.(errorCode, token);
    if (token && errorCode === refusal.mustChange) settings.onMustChange?.(token);
    throw new GatewayError('refused', errorCode, value);
  }
  const value = v.safeParse(row.reply, result.output.value);
  if (!value.success) throw new GatewayError('malformed', row.name);
  return value.output as Reply<E>;
}

async function seal(row: AnyEndpoint, body: unknown, headers: Record<string, string>): Promise<unknown> {
  if (!settings.key) throw new GatewayError('malformed', 'no encryption key');
  const [{ sealText }, key] = await Promise.all([sealing(), settings.key()]);
  headers.Encryption = key.keyId;
  return { data: await sealText(JSON.stringify(body), key), moduleId: row.module };
}

/** The code that seals; it may have to be fetched, so failing to is the network's fault. */
async function sealing() {
  try {
    return await import('./seal.ts');
  } catch {
    throw new GatewayError('offline');
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new GatewayError('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
