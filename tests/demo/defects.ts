import { randomUUID } from 'node:crypto';
import type { CheckId } from '../../demo/contract/conformance/catalogue.ts';
import type { DemoGateway } from '../../demo/gateway/gateway.ts';
import { type EndpointName, endpoints } from '../../src/gateway/endpoints/table.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';

/** A request on its way to the demo gateway. */
export interface Passing {
  request: Request;
  url: URL;
  /** Text of the body; empty without one. */
  body: string;
  /** Row of the endpoint table; undefined for an unknown call. */
  row: AnyEndpoint | undefined;
  /** Sends the request, or one with another URL, body or headers, to the demo gateway. */
  forward(changes?: { url?: URL; body?: string; headers?: Record<string, string> }): Promise<Response>;
  /** Values that the defect remembers during a run. */
  memory: Map<string, string>;
}

type Edit = (passing: Passing) => Promise<Response> | undefined;

// biome-ignore lint/suspicious/noExplicitAny: responses of any shape
type Envelope = any;

const rowsByPlace = new Map(
  Object.values<AnyEndpoint>(endpoints).map((row) => [`${row.method} ${row.path}`, row]),
);

/** Returns a `fetch` that reaches the demo gateway through a proxy with at most one defect. */
export function fetchWithDefect(gateway: DemoGateway, edit: Edit | undefined, address: string): typeof fetch {
  const memory = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = await request.text();
    const headers = { ...Object.fromEntries(request.headers), 'x-forwarded-for': address };
    const forward: Passing['forward'] = async (changes = {}) => {
      const sent = changes.body ?? body;
      return await gateway.app.request(String(changes.url ?? url), {
        method: request.method,
        headers: { ...headers, ...changes.headers },
        ...(sent && { body: sent }),
      });
    };
    const row = rowsByPlace.get(`${request.method} ${url.pathname}`);
    return edit?.({ request, url, body, row, forward, memory }) ?? forward();
  };
}

const bearerOf = ({ headers }: Request) => headers.get('Authorization') ?? '';
const isRead = ({ row }: Passing) => row?.method === 'GET';

/** Changes the responses that `applies` selects. */
function editing(
  applies: (passing: Passing) => unknown,
  edit: (response: Response, passing: Passing) => Response | Promise<Response>,
): Edit {
  return (passing) =>
    applies(passing) ? passing.forward().then((response) => edit(response, passing)) : undefined;
}

function withHeaders(
  response: Response,
  headers: Record<string, string | undefined>,
  status?: number,
): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  const sent = status ?? response.status;
  return new Response(sent === 204 ? null : response.body, { status: sent, headers: all });
}

/** Changes the envelope of a response. */
async function withEnvelope(response: Response, edit: (envelope: Envelope) => Envelope): Promise<Response> {
  const { status, headers } = response;
  return new Response(JSON.stringify(edit(await response.json())), { status, headers });
}

const setting = (applies: (passing: Passing) => unknown, headers: Record<string, string | undefined>) =>
  editing(applies, (response) => withHeaders(response, headers));

/** Changes the value of a call's successful responses. */
const changing = (name: EndpointName, edit: (value: Envelope, passing: Passing) => Envelope) =>
  editing(
    ({ row }) => row?.name === name,
    (response, passing) =>
      withEnvelope(response, (sent) => (sent.success ? { ...sent, value: edit(sent.value, passing) } : sent)),
  );

/** Changes the query of a call. */
const asking =
  (name: EndpointName, edit: (query: URLSearchParams) => void): Edit =>
  ({ row, url, forward }) => {
    if (row?.name !== name) return undefined;
    const changed = new URL(url);
    edit(changed.searchParams);
    return forward({ url: changed });
  };

/** Changes each number of these fields, at any depth. */
function changingNumbers(
  fields: readonly string[],
  edit: (value: number) => number,
): (value: unknown) => unknown {
  const change = (value: unknown, name = ''): unknown => {
    if (typeof value === 'number') return fields.includes(name) ? edit(value) : value;
    if (Array.isArray(value)) return value.map((entry) => change(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, change(entry, key)]));
  };
  return change;
}

const isPrivate = ({ row }: Passing) => row && !row.open;
const isOpen = ({ row }: Passing) => row?.open;
const isOpenRead = ({ row }: Passing) => row?.open && row.method === 'GET';
const isCached = (response: Response) => /max-age/.test(response.headers.get('Cache-Control') ?? '');

async function isRefusal(response: Response): Promise<boolean> {
  if (!response.headers.get('Content-Type')?.includes('json')) return false;
  return (await response.clone().json()).success === false;
}

/** Changes refusals only. */
const editingRefusals = (
  applies: (passing: Passing) => unknown,
  edit: (response: Response) => Response | Promise<Response>,
) => editing(applies, async (response) => ((await isRefusal(response)) ? edit(response) : response));

/** Answers as another account when the request has a token that `replaces` accepts. */
const asSession =
  (replaces: (token: string, passing: Passing) => string | undefined): Edit =>
  (passing) => {
    const token = bearerOf(passing.request);
    const other = token && replaces(token, passing);
    return other ? passing.forward({ headers: { authorization: other } }) : undefined;
  };

/** Remembers the token of each login. */
const rememberLogins =
  (remember: (token: string, passing: Passing) => void): Edit =>
  (passing) =>
    passing.row?.name === 'login'
      ? passing.forward().then(async (response) => {
          const { value } = await response.clone().json();
          if (value?.token) remember(`Bearer ${value.token}`, passing);
          return response;
        })
      : undefined;

/** Repeats the earlier response to a request when the session of its token has ended with this code. */
function surviving(code: string): Edit {
  return editing(
    ({ row, request }) => row?.name === 'getMember' && bearerOf(request),
    async (response, { request, memory }) => {
      const key = bearerOf(request);
      const { errorCode } = await response.clone().json();
      if (!errorCode) await remember(memory, key, response);
      return errorCode === code ? (remembered(memory, key) ?? response) : response;
    },
  );
}

/** Stores a response, so that `remembered` can repeat it. */
async function remember(memory: Passing['memory'], key: string, response: Response): Promise<void> {
  memory.set(key, JSON.stringify([await response.clone().text(), [...response.headers]]));
}

function remembered(memory: Passing['memory'], key: string): Response | undefined {
  const [text, headers] = JSON.parse(memory.get(key) ?? '[]');
  return text === undefined ? undefined : new Response(text, { headers });
}

export interface Defect {
  /** The check that must name the defect. */
  check: CheckId;
  edit: Edit;
  /** Visible only in a run that changes data. */
  writes?: true;
}

/** Single defects of a gateway. */
export const defects: Readonly<Record<string, Defect>> = {
  // Headers
  'no CORS headers on open calls': {
    check: 'cors.partner',
    edit: setting(isOpen, { 'Access-Control-Allow-Origin': undefined }),
  },
  'open calls readable for every origin': {
    check: 'cors.stranger',
    edit: (passing) =>
      isOpenRead(passing)
        ? passing
            .forward({ headers: { origin: 'https://acme.example' } })
            .then((response) => withHeaders(response, { 'Access-Control-Allow-Origin': '*' }))
        : undefined,
  },
  'open calls echo every origin': {
    check: 'cors.stranger',
    edit: (passing) =>
      isOpenRead(passing) && passing.request.headers.has('Origin')
        ? passing.forward({ headers: { origin: 'https://acme.example' } }).then((response) =>
            withHeaders(response, {
              'Access-Control-Allow-Origin': passing.request.headers.get('Origin') ?? undefined,
            }),
          )
        : undefined,
  },
  'private calls allow every origin': {
    check: 'cors.private',
    edit: setting(isPrivate, { 'Access-Control-Allow-Origin': '*' }),
  },
  'private calls echo the origin with credentials': {
    check: 'cors.private',
    edit: editing(isPrivate, (response, { request }) =>
      withHeaders(response, {
        'Access-Control-Allow-Origin': request.headers.get('Origin') ?? undefined,
        'Access-Control-Allow-Credentials': 'true',
      }),
    ),
  },
  'preflight of private calls succeeds': {
    check: 'cors.preflight',
    edit: ({ request }) =>
      request.method === 'OPTIONS'
        ? Promise.resolve(
            new Response(null, {
              status: 204,
              headers: {
                'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',
                'Access-Control-Allow-Headers': 'Authorization',
              },
            }),
          )
        : undefined,
  },
  'private responses cacheable by everyone': {
    check: 'cache.no-store',
    edit: editing(
      ({ row, request }) => row?.session === 'required' && bearerOf(request),
      async (response) =>
        (await isRefusal(response))
          ? response
          : withHeaders(response, { 'Cache-Control': 'public, max-age=60' }),
    ),
  },
  'private responses without Cache-Control': {
    check: 'cache.no-store',
    edit: editing(
      ({ row, request }) => row?.session === 'required' && bearerOf(request),
      async (response) =>
        (await isRefusal(response)) ? response : withHeaders(response, { 'Cache-Control': undefined }),
    ),
  },
  'public responses not cacheable': {
    check: 'cache.public',
    edit: editing(isRead, (response) =>
      isCached(response) ? withHeaders(response, { 'Cache-Control': 'no-store' }) : response,
    ),
  },
  'public responses cached for a day': {
    check: 'cache.public',
    edit: editing(isRead, (response) =>
      isCached(response) ? withHeaders(response, { 'Cache-Control': 'public, max-age=86400' }) : response,
    ),
  },
  'refusals cacheable': {
    check: 'cache.refusal',
    edit: editingRefusals(isRead, (response) =>
      withHeaders(response, { 'Cache-Control': 'public, max-age=60' }),
    ),
  },
  'no Vary: Origin': {
    check: 'vary.origin',
    edit: editing(isOpen, (response) => {
      const rest = (response.headers.get('Vary') ?? '').split(/, */).filter((name) => name !== 'Origin');
      return withHeaders(response, { Vary: rest.join(', ') || undefined });
    }),
  },
  'no Vary: Authorization': {
    check: 'vary.authorization',
    edit: editing(isRead, (response) => {
      const rest = (response.headers.get('Vary') ?? '')
        .split(/, */)
        .filter((name) => name !== 'Authorization');
      return withHeaders(response, { Vary: rest.join(', ') || undefined });
    }),
  },
  'no Clear-Site-Data for terminals': {
    check: 'logout.clear-site-data',
    edit: setting(({ row }) => row?.name === 'logout', { 'Clear-Site-Data': undefined }),
  },
  'Clear-Site-Data for every device': {
    check: 'logout.clear-site-data',
    edit: setting(({ row }) => row?.name === 'logout', {
      'Clear-Site-Data': '"cookies", "storage", "cache"',
    }),
  },
  'responses as text/html': {
    check: 'content-type',
    edit: setting(({ row }) => row, { 'Content-Type': 'text/html; charset=utf-8' }),
  },
  'invalid requests answered with 200': {
    check: 'status',
    edit: editingRefusals(
      ({ row }) => row,
      (response) => (response.status === 400 ? withHeaders(response, {}, 200) : response),
    ),
  },
  'refusals answered with 401': {
    check: 'status',
    edit: editingRefusals(
      ({ row }) => row,
      (response) => (response.status === 200 ? withHeaders(response, {}, 401) : response),
    ),
  },
  'unknown calls answered with 200': {
    check: 'unknown-call',
    edit: editing(
      ({ row, request }) => !row && request.method === 'GET',
      (response) => withHeaders(response, {}, 200),
    ),
  },
  'no Cross-Origin-Resource-Policy': {
    check: 'corp',
    edit: setting(({ row }) => row, { 'Cross-Origin-Resource-Policy': undefined }),
  },
  'no X-Content-Type-Options': {
    check: 'nosniff',
    edit: setting(({ row }) => row, { 'X-Content-Type-Options': undefined }),
  },
  'no Strict-Transport-Security': {
    check: 'hsts',
    edit: setting(({ row }) => row, { 'Strict-Transport-Security': undefined }),
  },

  // Data
  'one wrong entry in a list': {
    check: 'entries',
    edit: changing('getGames', (value, { memory }) => {
      const wrong = memory.get('wrong') ?? value.games[1]?.nodeId;
      if (wrong) memory.set('wrong', wrong);
      const games = value.games.map((game: Envelope) =>
        game.nodeId === wrong ? { ...game, gameId: null } : game,
      );
      return { ...value, games };
    }),
  },
  'page 1 for every page': {
    check: 'pages',
    edit: asking('getGames', (query) => query.set('pageNo', '1')),
  },
  'skips every second page': {
    check: 'pages',
    edit: asking('getGames', (query) => query.set('pageNo', String(Number(query.get('pageNo')) * 2 - 1))),
  },
  'ignores the page size': {
    check: 'pages.size',
    edit: asking('getGames', (query) => query.set('pageSize', '30')),
  },
  'one total page': {
    check: 'pages.total',
    edit: changing('getGames', (value) => ({ ...value, totalPages: 1 })),
  },
  'ignores the category': {
    check: 'filter',
    edit: asking('getGames', (query) => query.delete('gameType')),
  },
  'ignores the language': {
    check: 'language',
    edit: asking('getPromotions', (query) => query.set('language', 'EN')),
  },
  'forgets favourites': {
    check: 'favourites',
    writes: true,
    edit: editing(
      ({ row }) => row?.name === 'getFavouriteIds',
      (response) => withEnvelope(response, (sent) => (sent.success ? { ...sent, value: [] } : sent)),
    ),
  },
  'times in seconds': {
    check: 'times',
    edit: changing(
      'getWinners',
      changingNumbers(['gameTime'], (ms) => Math.round(ms / 1000)),
    ),
  },
  'balance in cents': {
    check: 'balance',
    edit: changing(
      'getWallet',
      changingNumbers(['sumBalance'], (amount) => Math.round(amount * 100)),
    ),
  },
  'amounts with five decimals': {
    check: 'amounts',
    edit: changing(
      'getWinners',
      changingNumbers(['winAmount'], (amount) => amount + 0.00001),
    ),
  },
  'a launch address with javascript:': {
    check: 'launch',
    writes: true,
    edit: changing('launchGame', () => ({ content: { game_url: 'javascript:alert(1)' } })),
  },
  'an unknown refusal code': {
    check: 'refusal',
    edit: editingRefusals(
      ({ row }) => row?.name === 'login',
      (response) =>
        withEnvelope(response, (sent) =>
          sent.errorCode === 'login.wrong' ? { ...sent, errorCode: 'E-1001' } : sent,
        ),
    ),
  },
  'a required field missing': {
    check: 'shape',
    edit: changing('getMember', ({ account: _, ...rest }) => rest),
  },

  // Security
  'never asks for a captcha': {
    check: 'login.captcha',
    edit: editingRefusals(
      ({ row }) => row?.name === 'login',
      (response) =>
        withEnvelope(response, ({ value: _, ...sent }) => ({
          ...sent,
          errorCode: sent.errorCode === 'captcha.wrong' ? 'login.wrong' : sent.errorCode,
        })),
    ),
  },
  'no rate limit': {
    check: 'rate-limit',
    edit: editing(
      ({ row }) => row,
      (response, { row }) =>
        response.status === 429
          ? Response.json(
              row?.name === 'checkUsername'
                ? { success: true, value: { available: true } }
                : { success: false, errorCode: 'login.wrong', value: { captcha: true } },
              { headers: withHeaders(response, { 'Cache-Control': 'no-store' }).headers },
            )
          : response,
    ),
  },
  'a token that works after logout': { check: 'session.logout', edit: surviving('session.ended') },
  'accepts any bearer': {
    check: 'session.token',
    edit: (passing) => {
      const { memory, row } = passing;
      const remembered = rememberLogins((token) => {
        memory.set('last', token);
        memory.set(token, token);
      })(passing);
      if (remembered) return remembered;
      return row?.session === 'required'
        ? asSession((token) => (memory.has(token) ? undefined : memory.get('last')))(passing)
        : undefined;
    },
  },
  'pays the same request id twice': {
    check: 'payment.once',
    writes: true,
    edit: ({ row, body, forward }) => {
      if (row?.name !== 'deposit' && row?.name !== 'withdraw') return undefined;
      const order = JSON.parse(body || '{}');
      return order.requestId
        ? forward({ body: JSON.stringify({ ...order, requestId: randomUUID() }) })
        : undefined;
    },
  },
  'one cached response for all accounts': {
    check: 'accounts',
    edit: editing(
      ({ row, request }) => row?.name === 'getBetRecords' && bearerOf(request),
      async (response, { url, memory }) => {
        const cached = remembered(memory, url.search);
        if (!cached && !(await isRefusal(response))) await remember(memory, url.search, response);
        return cached ?? response;
      },
    ),
  },
  'an earlier session survives the next login': {
    check: 'session.revoked',
    edit: surviving('session.revoked'),
  },
  'accepts a sealed body twice': {
    check: 'sealed.once',
    edit: editing(
      ({ row }) => row?.sealed,
      async (response, { body, memory }) => {
        const earlier = remembered(memory, body);
        if (!earlier) await remember(memory, body, response);
        return earlier ?? response;
      },
    ),
  },
};
