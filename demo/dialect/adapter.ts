import { type Adapter, type CallAdapter, defineAdapter } from '../../src/edge/node/adapter/adapter.ts';
import { endpoints } from '../../src/gateway/endpoints/table.ts';
import type { Query } from '../../src/gateway/http/build-url.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { convert } from './convert.ts';

/** Codes of this back end that follow no rule. */
const codes: Readonly<Record<string, string>> = {
  NOT_SIGNED_IN: 'session.none',
  WRONG_CREDENTIALS: 'login.wrong',
  SLOW_DOWN: 'request.too.many',
};

/** `/wps/session/login` is `/api/v2/session/login` here. */
export const pathOf = (path: string): string => path.replace(/^\/(wps|lgw)\//, '/api/v2/');

/** A call whose names, amounts and times follow the rules of this back end. */
function byRule(row: AnyEndpoint): CallAdapter<AnyEndpoint> {
  return {
    path: pathOf(row.path),
    query: ({ query }) => convert(row.query, query, 'to dialect') as Query,
    body: ({ body }) => convert(row.body, body, 'to dialect'),
    value: (result) => convert(row.reply, result, 'to contract') as never,
  };
}

/**
 * The adapter of an invented back end: an envelope `{ success, result }`, names in snake_case, amounts in hundredths, times
 * in seconds, and the token in a separate header.
 */
const adapter: Adapter = defineAdapter({
  calls: {
    // Calls that follow no rule.
    getWallet: {
      path: '/api/v2/cashier/summary',
      value: ({ total_cents }: { total_cents: number }) => ({ sumBalance: total_cents / 100 }),
    },
    logout: { method: 'POST', path: '/api/v2/session/close', value: () => null },
    login: {
      ...(byRule(endpoints.login) as CallAdapter<typeof endpoints.login>),
      body: ({ body }) => {
        const { username, ...more } = body;
        return { user: username, ...(convert(endpoints.login.body, more, 'to dialect') as object) };
      },
    },
  },
  otherwise: byRule,
  sendToken: (token, { headers }) => headers.set('X-Player-Token', token),
  outcome({ body }) {
    const { success, result, error } = body as {
      success: boolean;
      result?: unknown;
      error?: { code: string; data?: unknown };
    };
    return success ? { result } : { refusal: error?.code ?? '', value: error?.data };
  },
  code: (refusal) => codes[refusal] ?? refusal.toLowerCase().replaceAll('_', '.'),
});

export default adapter;
