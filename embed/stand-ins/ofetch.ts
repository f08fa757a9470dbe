import { isAbort } from '../../src/gateway/http/errors.ts';
import { wait } from '../../src/lib/timing.ts';

/** The options of ofetch that the client uses. Hooks may modify their argument. */
interface Options {
  method: string;
  headers: Record<string, string>;
  body?: object;
  credentials: RequestCredentials;
  /** Number of retries. */
  retry: number;
  retryStatusCodes: readonly number[];
  retryDelay(context: Context): number;
  parseResponse(text: string): unknown;
  onRequest(context: Context): void;
  onResponse(context: Context & { response: Response }): void;
  signal?: AbortSignal;
  ignoreResponseError?: boolean;
}

type OfetchResponse = Response & { _data?: unknown };

interface Context {
  options: Options;
  response?: OfetchResponse;
}

/** Thrown without a response, or for an error status. */
export class FetchError extends Error {
  status?: number | undefined;
}

/** The part of ofetch that the gateway client uses. Both pass the same tests. */
export function createFetch({ fetch }: { fetch: typeof globalThis.fetch }) {
  const raw = async (address: string, given: Options): Promise<OfetchResponse> => {
    const options = { ...given };
    const context: Context = { options };
    options.onRequest(context);
    const { body, headers } = options;
    const init = {
      ...options,
      headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      body: body ? JSON.stringify(body) : null,
      referrerPolicy: 'no-referrer' as const,
    };
    let cause: unknown;
    try {
      context.response = await fetch(address, init);
    } catch (thrown) {
      cause = thrown;
    }
    const { response } = context;
    if (response) {
      if (response.body) response._data = options.parseResponse(await response.text());
      options.onResponse({ options, response });
      if (response.status < 400 || options.ignoreResponseError) return response;
    }
    const status = response?.status;
    if (!isAbort(cause) && options.retry > 0 && options.retryStatusCodes.includes(status ?? 500)) {
      await wait(options.retryDelay(context));
      return raw(address, { ...options, retry: options.retry - 1 });
    }
    throw Object.assign(new FetchError('', { cause }), { status });
  };
  return { raw };
}
