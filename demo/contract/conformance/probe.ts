import { type EndpointName, endpoints } from '../../../src/gateway/endpoints/table.ts';
import { buildUrl, type Query } from '../../../src/gateway/http/build-url.ts';
import type { AnyEndpoint } from '../../../src/gateway/http/endpoint.ts';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { type PublicKey, sealText } from '../../../src/gateway/http/seal.ts';

/** Milliseconds per request. */
const TIME_LIMIT = 15_000;

export interface ProbeOptions {
  /** Origin of the gateway, optionally with a path prefix. */
  base: string;
  fetch: typeof fetch;
  /** Paths that replace those of the table, by the name of the call. */
  paths?: Readonly<Record<string, string>>;
}

export interface Ask {
  query?: Query | undefined;
  body?: unknown;
  token?: string;
  origin?: string;
  /** Value of the Device header. */
  device?: string;
  /** Sends the body of a sealed call as plain JSON. */
  unsealed?: boolean;
  /** Sends exactly this text as the body. */
  text?: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  name: EndpointName;
  ask: Ask;
  status: number;
  headers: Headers;
  /** Text of the request's body. */
  sent: string | undefined;
  text: string;
  isEnvelope: boolean;
  success: boolean;
  value: unknown;
  /** Code of a refusal; empty for a success. */
  code: string;
}

/** No response arrived. */
export class Unreachable extends Error {}

/** Sends requests as the table describes them, without retries, and shows each response to `observe`. */
export class Probe {
  readonly options: ProbeOptions;
  readonly #observe: (answer: Answer) => void;
  #key: PublicKey | undefined;
  /** Milliseconds by which the gateway's clock is ahead. */
  #ahead = 0;

  constructor(options: ProbeOptions, observe: (answer: Answer) => void) {
    this.options = options;
    this.#observe = observe;
  }

  async ask(name: EndpointName, ask: Ask = {}): Promise<Answer> {
    const answer = await this.#send(name, ask);
    const now = Number((answer.value as { now?: unknown } | undefined)?.now);
    if (answer.code !== featureRefusal.sealStale || !now || ask.text) return answer;
    // Repeats the call by the gateway's clock, like the client does.
    this.#ahead = now - Date.now();
    return this.#send(name, ask);
  }

  /** Requests a path that is not in the table. */
  async get(path: string): Promise<{ status: number; code: string }> {
    const response = await this.#fetch(this.options.base + path, {});
    const envelope = parsed(await response.text());
    return { status: response.status, code: envelope?.success === false ? (envelope.errorCode ?? '') : '' };
  }

  async #send(name: EndpointName, ask: Ask): Promise<Answer> {
    const row: AnyEndpoint = endpoints[name];
    const headers: Record<string, string> = { ...ask.headers };
    if (ask.token) headers.Authorization = `Bearer ${ask.token}`;
    if (ask.origin) headers.Origin = ask.origin;
    if (!row.open || row.session !== 'none') headers.Device = ask.device ?? 'MOBILE';
    const sent = ask.text ?? (await this.#encode(row, ask, headers));
    if (sent !== undefined)
      headers['Content-Type'] = row.form ? 'application/x-www-form-urlencoded' : 'application/json';
    if (ask.text && row.sealed) headers.Encryption = (await this.#sealingKey()).keyId;
    const url = buildUrl({ base: this.options.base, paths: this.options.paths ?? {} }, row, ask.query);
    const response = await this.#fetch(url, {
      method: ask.method ?? row.method,
      headers,
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    const envelope = parsed(text);
    const answer: Answer = {
      name,
      ask,
      status: response.status,
      headers: response.headers,
      sent,
      text,
      isEnvelope: typeof envelope?.success === 'boolean',
      success: envelope?.success === true,
      value: envelope?.value,
      code: envelope?.success === false ? (envelope.errorCode ?? '') : '',
    };
    this.#observe(answer);
    return answer;
  }

  async #encode(row: AnyEndpoint, ask: Ask, headers: Record<string, string>): Promise<string | undefined> {
    if (ask.body === undefined) return undefined;
    if (row.form) return String(new URLSearchParams(ask.body as Record<string, string>));
    const text = JSON.stringify(ask.body);
    if (!row.sealed || ask.unsealed) return text;
    const key = await this.#sealingKey();
    headers.Encryption = key.keyId;
    return JSON.stringify({ data: await sealText(text, key, this.#ahead), moduleId: row.module });
  }

  async #sealingKey(): Promise<PublicKey> {
    if (!this.#key) {
      const { value } = await this.#send('getStatus', {});
      this.#key = (value as { encryption?: PublicKey } | undefined)?.encryption;
    }
    if (!this.#key) throw new Unreachable('getStatus has no key for sealed bodies');
    return this.#key;
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    try {
      return await this.options.fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) });
    } catch (thrown) {
      const { name, message, cause } = thrown as Error & { cause?: { code?: string } };
      throw new Unreachable(
        name === 'TimeoutError' ? 'no response within 15 s' : `no response: ${cause?.code ?? message}`,
      );
    }
  }
}

interface Envelope {
  success?: unknown;
  value?: unknown;
  errorCode?: string;
}

function parsed(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Describes a response in a few words, without its data. */
export function described({ status, isEnvelope, success, code }: Answer): string {
  if (!isEnvelope) return `${status} without an envelope`;
  return success ? `${status} and success` : `${status} and ${code || 'no errorCode'}`;
}
