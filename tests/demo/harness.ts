import { beforeEach, expect, vi } from 'vitest';
import { createDemoGateway, type DemoGatewayOptions } from '../../demo/gateway/gateway.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../src/gateway/endpoints/system.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { GatewaySettings } from '../../src/gateway/http/settings.ts';
import { closeAfter } from '../support/close-after.ts';

/** Skips the client's pauses between retries and the latency of faults. */
export async function withoutWaits<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers();
  try {
    const running = work();
    // Handled below; until then Node would report an unhandled rejection.
    running.catch(() => {});
    await vi.runAllTimersAsync();
    return await running;
  } finally {
    vi.useRealTimers();
  }
}

/** Noon of the day that the tests use. */
export const NOON = Date.UTC(2026, 0, 15, 12);
export const PASSWORD = 'foyer-1234';

/** A gateway in memory, the client connected to it, and a manual clock, until the test ends. */
export function openGateway(options: Partial<DemoGatewayOptions> = {}) {
  let now = NOON;
  const gateway = createDemoGateway({ database: ':memory:', clock: () => now, ...options });
  let closed = false;
  const close = () => {
    if (!closed) gateway.close();
    closed = true;
  };
  closeAfter(close);
  const send: typeof fetch = async (input, init) => gateway.app.request(input, init);
  let token: string | undefined;
  const settings: GatewaySettings = {
    base: 'http://localhost',
    merchantCode: 'foyer',
    token: () => token,
    key: async () => (await call(getStatus, {})).encryption,
    fetch: send,
  };
  configureGateway(settings);
  return {
    ...gateway,
    close,
    pass(ms: number) {
      now += ms;
    },
    now: () => now,
    useToken(next: string | undefined) {
      token = next;
    },
    /** Logs in; later calls use the session. */
    async signIn(username: string, password = PASSWORD) {
      const session = await call(login, { body: credentials(username, password) });
      token = session.token;
      return session;
    },
  };
}

export type TestGateway = ReturnType<typeof openGateway>;

/** Creates a gateway with {@link openGateway} before each test. The returned object has the gateway of the current test. */
export function gatewayPerTest(options?: Partial<DemoGatewayOptions>): TestGateway {
  const gateway = {} as TestGateway;
  beforeEach(() => {
    Object.assign(gateway, openGateway(options));
  });
  return gateway;
}

export function credentials(username: string, password = PASSWORD) {
  return { username, password, type: 'username' as const, rememberPassword: false };
}

export const gamesQuery = {
  merchant: 'foyer',
  platform: 'html5' as const,
  clientType: 2 as const,
  language: 'EN',
  pageNo: 1,
  pageSize: 30,
};

export const boardQuery = { merchantCode: 'foyer', gameCategory: 'ALL', language: 'EN', limitNum: 20 };

export const launchQuery = {
  confirmTrans: true as const,
  launchMode: 'h5' as const,
  platform: 'html5' as const,
  clientType: 2 as const,
  accountType: 'ASTER',
  merchantCode: 'foyer',
  language: 'EN',
  webView: false,
};

export const newsQuery = {
  types: 'B,PL,PU,PR,H',
  groupName: 'm_home',
  platform: 'M' as const,
  merchantCode: 'foyer',
  language: 'EN',
};

/** Returns the error code of a call; undefined for a success. */
export async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return (error as GatewayError).code;
  }
}

/**
 * Checks a rate limit and both ends of its window: the call is accepted `most` times, with any response, and
 * again exactly `within` milliseconds after the first.
 */
export async function expectLimit(
  gateway: TestGateway,
  { most, within }: { most: number; within: number },
  make: (time: number) => Promise<unknown>,
): Promise<void> {
  for (let time = 0; time < most; time++) expect(await codeOf(make(time))).not.toBe('request.too.many');
  expect(await codeOf(make(most))).toBe('request.too.many');
  gateway.pass(within - 1);
  expect(await codeOf(make(most))).toBe('request.too.many');
  gateway.pass(1);
  expect(await codeOf(make(most))).not.toBe('request.too.many');
}
