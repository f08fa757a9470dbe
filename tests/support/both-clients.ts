import { afterEach, beforeAll, beforeEach, describe, vi } from 'vitest';
import type { GatewayError } from '../../src/gateway/http/errors.ts';

type Client = typeof import('../../src/gateway/http/client.ts');
type Settings = Parameters<Client['configureGateway']>[0];
type Answer = (init: RequestInit, address: string) => Promise<Response>;

/** A gateway client with a fake network, and its recorded requests, reports and timeouts. */
export interface CallSetup {
  client: Client;
  read(options?: { signal?: AbortSignal; timeout?: number }): Promise<unknown>;
  /** Sends a POST to the same path. */
  write(): Promise<unknown>;
  /** Sets the fetch function of the client. */
  answerBy(fetch: Answer, more?: Partial<Settings>): void;
  requests: { address: string; init: RequestInit }[];
  reports: { name: string; error: unknown }[];
  /** Timeouts of the attempts; `end` lets one expire. */
  limits: { ms: number; end(): void }[];
}

const query = { merchantCode: 'foyer', gameCategory: 'ALL', language: 'EN', limitNum: 5 };

export const win = { gameName: 'Koi Parade', gameTime: 1, winAmount: 2 };
export const board = { success: true, value: { vo: [win] } };

export const late = () => new DOMException('The time is over', 'TimeoutError');

/** A network that fails. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** A network that never responds; an abort rejects as in a browser. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Returns the error of a call. @throws when the call succeeds */
export const failed = (work: Promise<unknown>): Promise<GatewayError> =>
  work.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => error as GatewayError,
  );

/** Returns an object that shows whether a call has ended, and its error. */
export function follow(work: Promise<unknown>) {
  const seen = { error: undefined as unknown, over: false };
  work
    .catch((error: unknown) => Object.assign(seen, { error }))
    .finally(() => Object.assign(seen, { over: true }));
  return seen;
}

/** Removes pauses between retries, which depend on `Math.random`. */
export const noPauses = () => vi.mocked(Math.random).mockReturnValue(-0.5);

const standIns = {
  'ofetch and valibot': {},
  'the stand-ins of the embed': {
    ofetch: () => import('../../embed/stand-ins/ofetch.ts'),
    valibot: () => import('../../embed/stand-ins/checks.ts'),
  },
} as const;

/** Runs tests twice: with the site's ofetch and valibot, and with the embed's stand-ins. */
export function onBothClients(tests: (here: CallSetup) => void): void {
  describe.each(Object.entries(standIns))('calls through %s', { tags: ['SY-2', 'EM-1'] }, (_, mocks) => {
    const here = {} as CallSetup;

    beforeAll(async () => {
      for (const [name, load] of Object.entries(mocks)) vi.doMock(name, load);
      vi.resetModules();
      const client = await import('../../src/gateway/http/client.ts');
      const { getWinners } = await import('../../src/gateway/endpoints/winners.ts');
      for (const name of Object.keys(mocks)) vi.doUnmock(name);
      const row = { ...getWinners, name: 'noteWin', method: 'POST' } as const;
      Object.assign(here, {
        client,
        read: (options) => client.call(getWinners, { query }, options),
        write: () => client.call(row, { query, body: { note: 'ä' } } as never),
        answerBy: (fetch, more) =>
          client.configureGateway({
            base: 'http://gateway.test',
            merchantCode: 'foyer',
            report: (event) => void here.reports.push(event),
            fetch: (input, init = {}) => {
              here.requests.push({ address: String(input), init });
              return fetch(init, String(input));
            },
            ...more,
          }),
      } satisfies Partial<CallSetup>);
    });

    beforeEach(() => {
      Object.assign(here, { requests: [], reports: [], limits: [] });
      vi.spyOn(Math, 'random').mockReturnValue(0.5);
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const limit = new AbortController();
        here.limits.push({ ms, end: () => limit.abort(late()) });
        return limit.signal;
      });
    });

    afterEach(() => vi.useRealTimers());

    tests(here);
  });
}
