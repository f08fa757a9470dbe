import { afterEach, beforeAll, beforeEach, describe, vi } from 'vitest';
import type { GatewayError } from '../../src/gateway/http/errors.ts';

type Client = typeof import('../../src/gateway/http/client.ts');
type Settings = Parameters<Client['configureGateway']>[0];
type Answer = (init: RequestInit, address: string) => Promise<Response>;

/** What a test of calls has: a client, what it asked for, and what may answer. */
export interface CallSetup {
  client: Client;
  /** Asks for the winners board. */
  read(options?: { signal?: AbortSignal; timeout?: number }): Promise<unknown>;
  /** Sends something to the same place. */
  write(): Promise<unknown>;
  /** The client asks this in place of a network. */
  answerBy(fetch: Answer, more?: Partial<Settings>): void;
  requests: { address: string; init: RequestInit }[];
  reports: { name: string; error: unknown }[];
  /** The limits of tries, which end when told to. */
  limits: { ms: number; end(): void }[];
}

const query = { merchantCode: 'foyer', gameCategory: 'ALL', language: 'EN', limitNum: 5 };

export const win = { gameName: 'Koi Parade', gameTime: 1, winAmount: 2 };
export const board = { success: true, value: { vo: [win] } };

export const late = () => new DOMException('The time is over', 'TimeoutError');

/** A network that fails. */
export const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never answers; gives up as a browser does. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** What a call failed with. */
export const failed = (work: Promise<unknown>): Promise<GatewayError> =>
  work.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: unknown) => error as GatewayError,
  );

/** Whether a call is over, and what it failed with. */
export function follow(work: Promise<unknown>) {
  const seen = { error: undefined as unknown, over: false };
  work
    .catch((error: unknown) => Object.assign(seen, { error }))
    .finally(() => Object.assign(seen, { over: true }));
  return seen;
}

/** Pauses between tries are half chance: without either half there are none. */
export const noPauses = () => vi.mocked(Math.random).mockReturnValue(-0.5);

const standIns = {
  'ofetch and valibot': {},
  'the stand-ins of the embed': {
    ofetch: () => import('../../embed/stand-ins/ofetch.ts'),
    valibot: () => import('../../embed/stand-ins/checks.ts'),
  },
} as const;

/** Runs tests twice: with what the site's client stands on, and with what takes its place in the embed. */
export function onBothClients(title: string, tests: (here: CallSetup) => void): void {
  describe.each(Object.entries(standIns))(`${title} through %s`, (_, mocks) => {
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

    afterEach(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    });

    tests(here);
  });
}
