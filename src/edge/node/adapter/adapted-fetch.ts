import * as v from 'valibot';
import { endpoints } from '../../../gateway/endpoints/table.ts';
import { buildUrl } from '../../../gateway/http/build-url.ts';
import type { AnyEndpoint } from '../../../gateway/http/endpoint.ts';
import { refusal } from '../../../gateway/http/errors.ts';
import { featureRefusal } from '../../../gateway/http/feature-refusals.ts';
import { readQuery } from '../../../gateway/http/read-query.ts';
import { parseJson } from '../../../lib/json.ts';
import { pathsOfContract, wrongFields } from '../../brand-config.ts';
import type { Adapter, CallAdapter, ContractCall } from './adapter.ts';
import { keyFromPem, newPrivateKey } from './sealing-key.ts';
import { createSealCheck } from './seals.ts';

/** Headers that describe a body, which the adapter replaces. */
const OF_BODY = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'encryption'];
const JSON_TYPE = 'application/json';
const sealedBody = v.object({ data: v.string(), moduleId: v.string() });

/** Findings about the adapter from one call. */
export interface AdapterFinding {
  call: string;
  /** The adapter has no entry for the call. */
  isUnmapped?: true;
  /** Why the adapter's value is not the contract's, with the path of each field. */
  wrong?: string;
  /** Fields of the back end's result that the adapter did not read. */
  unread?: readonly string[];
}

export interface AdaptedFetchOptions {
  fetch(request: Request): Promise<Response>;
  /** Private key of sealed bodies as PEM (PKCS #8); by default a new one. */
  privateKey?: string | undefined;
  /** Receives gaps of the adapter. Calls without an entry then pass unchanged instead of being refused. */
  onFinding?: ((finding: AdapterFinding) => void) | undefined;
  clock?: () => number;
}

/** A call that breaks the contract. */
class BadRequest extends Error {}

/**
 * Returns a `fetch` that takes requests of the contract and sends them to a back end as an adapter describes it. Front
 * server and conformance check reach such a back end through it. It opens sealed bodies itself, with its own key.
 */
export function adaptedFetch(
  adapter: Adapter,
  { fetch, privateKey = newPrivateKey(), onFinding, clock = Date.now }: AdaptedFetchOptions,
): (request: Request) => Promise<Response> {
  const key = keyFromPem(privateKey);
  const seals = createSealCheck(clock);
  const rows = new Map(
    Object.values<AnyEndpoint>(endpoints).map((row) => [`${row.method} ${row.path}`, row]),
  );

  async function openSealed(body: unknown, keyId: string | null, row: AnyEndpoint): Promise<unknown> {
    const given = v.safeParse(sealedBody, body);
    if (!given.success || keyId !== key.keyId || given.output.moduleId !== row.module)
      throw new BadRequest('a sealed body is required');
    const opened = await key.open(given.output.data).catch(() => {
      throw new BadRequest('the sealed body cannot be opened');
    });
    const reason = seals.refusalOf(opened.header.iat, opened.header.jti);
    if (reason === 'stale') throw new StaleSeal();
    if (reason) throw new BadRequest(`the seal is ${reason}`);
    return parseJson(opened.text);
  }

  async function readBody(request: Request, row: AnyEndpoint): Promise<unknown> {
    const [type] = (request.headers.get('Content-Type') ?? '').split(';');
    if (type !== (row.form ? 'application/x-www-form-urlencoded' : JSON_TYPE))
      throw new BadRequest('wrong Content-Type');
    const text = await request.text();
    if (row.form) return Object.fromEntries(new URLSearchParams(text));
    const body = parseJson(text);
    return row.sealed ? openSealed(body, request.headers.get('Encryption'), row) : body;
  }

  async function readCall(request: Request, url: URL, row: AnyEndpoint): Promise<ContractCall<AnyEndpoint>> {
    return {
      query: row.query && checked(row.query, readQuery(row.query, url.searchParams)),
      body: row.body && checked(row.body, await readBody(request, row)),
    };
  }

  /** Converts a request; one without a call is a preflight. */
  function toBackEnd(
    request: Request,
    url: URL,
    {
      row,
      mapped,
      call,
    }: { row: AnyEndpoint; mapped: CallAdapter<AnyEndpoint>; call?: ContractCall<AnyEndpoint> },
  ): Request {
    const query = {
      ...(call && (mapped.query?.(call) ?? call.query)),
      partner: url.searchParams.get('partner') ?? '',
    };
    const target = new URL(buildUrl({ base: url.origin }, { ...row, path: mapped.path ?? row.path }, query));
    const headers = new Headers(request.headers);
    for (const name of OF_BODY) headers.delete(name);
    const token = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1];
    headers.delete('Authorization');
    if (token) adapter.sendToken(token, { headers, url: target });
    const body = call && (mapped.body ? mapped.body(call) : call.body);
    if (body !== undefined) headers.set('Content-Type', JSON_TYPE);
    return new Request(target, {
      method: call ? (mapped.method ?? row.method) : request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  function convertResult(
    result: unknown,
    row: AnyEndpoint,
    mapped: CallAdapter<AnyEndpoint>,
    call: ContractCall<AnyEndpoint>,
  ) {
    const read = new Set<string>();
    const given = onFinding ? watched(result, read) : result;
    const value: unknown = mapped.value ? mapped.value(given, call) : result;
    if (onFinding && mapped.value) {
      const plain: unknown = JSON.parse(JSON.stringify(value ?? null));
      const { issues } = v.safeParse(row.reply, plain);
      if (issues) onFinding({ call: row.name, wrong: wrongFields(issues) });
      const unread = fieldsOf(result).filter((field) => !read.has(field));
      if (unread.length) onFinding({ call: row.name, unread });
    }
    // Clients seal bodies for this server.
    return row.name === 'getStatus'
      ? { ...(value as object), encryption: { keyId: key.keyId, jwk: key.jwk } }
      : value;
  }

  async function answer(request: Request, url: URL, row: AnyEndpoint): Promise<Response> {
    const mapped = mappingOf(row);
    if (!mapped) {
      if (!onFinding) return refuse(404, refusal.notFound);
      onFinding({ call: row.name, isUnmapped: true });
      return fetch(request);
    }
    if (request.method === 'OPTIONS') return fetch(toBackEnd(request, url, { row, mapped }));
    const call = await readCall(request, url, row);
    const response = await fetch(toBackEnd(request, url, { row, mapped, call }));
    const { status } = response;
    const headers = new Headers(response.headers);
    for (const name of OF_BODY) headers.delete(name);
    for (const [name, value] of Object.entries(SAFE)) headers.set(name, value);
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', row.cacheSeconds ? `public, max-age=${row.cacheSeconds}` : 'no-store');
    const body: unknown = parseJson(await response.text());
    if (status >= 500 || body === undefined) return refuse(status >= 500 ? status : 502, 'server.error');
    const outcome = adapter.outcome({ status, body });
    if ('result' in outcome)
      return Response.json(
        { success: true, value: convertResult(outcome.result, row, mapped, call) ?? null },
        { headers },
      );
    headers.set('Cache-Control', 'no-store');
    const errorCode = adapter.code(outcome.refusal);
    return Response.json(
      { success: false, errorCode, value: outcome.value },
      { status: statusOf(errorCode), headers },
    );
  }

  const mappingOf = (row: AnyEndpoint) =>
    (adapter.calls as Readonly<Record<string, CallAdapter<AnyEndpoint>>>)[row.name] ??
    adapter.otherwise?.(row);

  return async (request) => {
    const url = new URL(request.url);
    const method = request.headers.get('Access-Control-Request-Method') ?? request.method;
    const row = rows.get(`${method} ${url.pathname}`);
    if (!row) {
      // Pictures and games are not calls.
      const isCall = pathsOfContract.some((path) => url.pathname.startsWith(path));
      return isCall ? refuse(404, refusal.notFound) : fetch(request);
    }
    try {
      return await answer(request, url, row);
    } catch (error) {
      if (error instanceof StaleSeal)
        return refuse(200, featureRefusal.sealStale, { value: { now: clock() } });
      if (error instanceof BadRequest) return refuse(400, refusal.badRequest, { message: error.message });
      throw error;
    }
  };
}

/** The time of a sealed body is too far from the server's. */
class StaleSeal extends Error {}

function checked(schema: v.GenericSchema, data: unknown): unknown {
  const read = v.safeParse(schema, data);
  if (!read.success) throw new BadRequest(read.issues.map((issue) => v.getDotPath(issue) ?? '').join(', '));
  return read.output;
}

/** Returns the status with which the contract refuses. */
function statusOf(code: string): number {
  if (code === refusal.badRequest) return 400;
  if (code === featureRefusal.partnerOrigin || code === featureRefusal.terminalUnknown) return 403;
  return code === refusal.tooMany ? 429 : 200;
}

/** Headers of every response of the contract. */
const SAFE = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };

const refuse = (status: number, errorCode: string, more: object = {}) =>
  Response.json(
    { success: false, errorCode, ...more },
    { status, headers: { ...SAFE, 'Cache-Control': 'no-store' } },
  );

/** Returns the paths of all fields; entries of a list share `[]`. */
function fieldsOf(data: unknown, path = ''): string[] {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return [...new Set(data.flatMap((entry) => fieldsOf(entry, `${path}[]`)))];
  return Object.entries(data).flatMap(([name, value]) => {
    const field = path ? `${path}.${name}` : name;
    return [field, ...fieldsOf(value, field)];
  });
}

/** Returns a view of a result that notes which fields are read. */
function watched<T>(data: T, read: Set<string>, path = ''): T {
  if (typeof data !== 'object' || data === null) return data;
  return new Proxy(data, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'symbol' || !Object.hasOwn(target, name)) return value;
      if (Array.isArray(target)) return watched(value, read, `${path}[]`);
      const field = path ? `${path}.${name}` : name;
      read.add(field);
      return watched(value, read, field);
    },
  });
}
