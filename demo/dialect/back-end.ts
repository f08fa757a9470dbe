import { endpoints } from '../../src/gateway/endpoints/table.ts';
import { buildUrl, type Query } from '../../src/gateway/http/build-url.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { readQuery } from '../../src/gateway/http/read-query.ts';
import { type PublicKey, sealText } from '../../src/gateway/http/seal.ts';
import { pathOf } from './adapter.ts';
import { convert, snakeCase } from './convert.ts';

type Send = (request: Request) => Response | Promise<Response>;

/** Calls that follow no rule, by the path of the back end. */
const own: Readonly<Record<string, AnyEndpoint>> = {
  'GET /api/v2/cashier/summary': endpoints.getWallet,
  'POST /api/v2/session/close': endpoints.logout,
};

const codes: Readonly<Record<string, string>> = {
  'session.none': 'NOT_SIGNED_IN',
  'login.wrong': 'WRONG_CREDENTIALS',
  'request.too.many': 'SLOW_DOWN',
};

/** The invented back end of `adapter.ts`: it speaks its dialect and passes each call to a gateway of the contract. */
export function dialectBackEnd(gateway: Send): (request: Request) => Promise<Response> {
  const rows = new Map<string, AnyEndpoint>(
    Object.values<AnyEndpoint>(endpoints).map((row) => [`${row.method} ${pathOf(row.path)}`, row]),
  );
  for (const [place, row] of Object.entries(own)) rows.set(place, row);
  const ask = async (row: AnyEndpoint, origin: string): Promise<{ value: { encryption: PublicKey } }> =>
    (await (await gateway(new Request(origin + row.path))).json()) as { value: { encryption: PublicKey } };

  async function bodyOf(request: Request, row: AnyEndpoint, headers: Headers, origin: string) {
    if (!row.body) return undefined;
    const { user, ...sent } = (await request.json()) as Record<string, unknown>;
    if (row.name === 'login') sent.username = user;
    const body = convert(row.body, sent, 'to contract');
    headers.set('Content-Type', row.form ? 'application/x-www-form-urlencoded' : 'application/json');
    if (row.form) return String(new URLSearchParams(body as Record<string, string>));
    if (!row.sealed) return JSON.stringify(body);
    const { encryption } = (await ask(endpoints.getStatus, origin)).value;
    headers.set('Encryption', encryption.keyId);
    return JSON.stringify({ data: await sealText(JSON.stringify(body), encryption), moduleId: row.module });
  }

  return async (request) => {
    const url = new URL(request.url);
    const method = request.headers.get('Access-Control-Request-Method') ?? request.method;
    const row = rows.get(`${method} ${url.pathname}`);
    if (!row) return gateway(request);
    const headers = new Headers(request.headers);
    const token = headers.get('X-Player-Token');
    // The body changes, and a response in process is not decompressed.
    for (const name of ['X-Player-Token', 'Content-Length', 'Accept-Encoding']) headers.delete(name);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const body = request.method === 'OPTIONS' ? undefined : await bodyOf(request, row, headers, url.origin);
    const query = convert(row.query, queryOf(row, url.searchParams), 'to contract') as Query;
    const target = buildUrl({ base: url.origin, partner: url.searchParams.get('partner') ?? '' }, row, query);
    const sent = new Request(target, {
      method: request.method === 'OPTIONS' ? 'OPTIONS' : row.method,
      headers,
      ...(body !== undefined && { body }),
    });
    return inDialect(await gateway(sent), row);
  };
}

/** Reads a query in snake_case by the contract's schema. */
function queryOf(row: AnyEndpoint, given: URLSearchParams): Record<string, unknown> {
  if (!row.query) return {};
  const { entries } = row.query as unknown as { entries: Record<string, unknown> };
  const named = Object.keys(entries).flatMap((name) => {
    const text = given.get(snakeCase(name));
    return text === null ? [] : [[name, text] as [string, string]];
  });
  const query = readQuery(row.query, new URLSearchParams(named));
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [snakeCase(name), value]));
}

async function inDialect(response: Response, row: AnyEndpoint): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name);
  const text = await response.text();
  const { status } = response;
  if (!text) return new Response(null, { status, headers });
  const {
    success,
    value,
    errorCode = '',
  } = JSON.parse(text) as {
    success: boolean;
    value?: unknown;
    errorCode?: string;
  };
  if (success) {
    const cents = row.name === 'getWallet' && Math.round((value as { sumBalance: number }).sumBalance * 100);
    const result = cents === false ? convert(row.reply, value, 'to dialect') : { total_cents: cents };
    return Response.json({ success, result }, { headers });
  }
  const code = codes[errorCode] ?? errorCode.toUpperCase().replaceAll('.', '_');
  return Response.json(
    { success, error: { code, data: value } },
    { status: code === 'NOT_SIGNED_IN' ? 401 : status, headers },
  );
}
