import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanStores } from 'nanostores';
import { beforeEach } from 'vitest';
import { createDemoGateway, type DemoGateway, type DemoGatewayOptions } from '../../demo/gateway/gateway.ts';
import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { $siteConfig } from '../../src/config/site-config.ts';
import { encryptionKey } from '../../src/config/status.ts';
import { invalidate } from '../../src/gateway/cache/resource.ts';
import { login } from '../../src/gateway/endpoints/session.ts';
import { call, configureGateway } from '../../src/gateway/http/client.ts';
import type { AnyEndpoint } from '../../src/gateway/http/endpoint.ts';
import { firstAreas } from '../../src/i18n/first-areas.ts';
import type { Area } from '../../src/i18n/keys.ts';
import { type MessageSource, switchLanguage } from '../../src/i18n/language.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { Messages } from '../../src/i18n/reader.ts';
import { memoryStorage } from '../../src/lib/storage.ts';
import {
  type Device,
  type GameToOpen,
  type Platform,
  providePlatform,
  type Report,
} from '../../src/platform/platform.ts';
import { $tick } from '../../src/platform/tick.ts';
import { $session, clearSession, dropEndedSession, startSession } from '../../src/session/session.ts';
import { $toast } from '../../src/ui/toasts.ts';
import { closeAfter } from './close-after.ts';

export interface Seen {
  navigated: { address: string; replace: boolean }[];
  back: number;
  opened: string[];
  played: GameToOpen[];
  reported: Report[];
}

export interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Time of the request on the monotonic clock, in milliseconds. */
  at: number;
  /** Resolves when the client has received the response or aborted the request. */
  settled: Promise<unknown>;
}

export interface TestEnvironmentOptions extends Partial<Omit<DemoGatewayOptions, 'database'>> {
  language?: LanguageCode;
  device?: Partial<Device>;
  /** Fields of site.json that differ from the demo's. */
  config?: Record<string, unknown>;
}

export interface TestEnvironment {
  gateway: DemoGateway;
  platform: Platform;
  seen: Seen;
  sent: Sent[];
  sentTo(row: AnyEndpoint): Sent[];
  signIn(username?: string, password?: string): Promise<void>;
  close(): void;
}

export const DEMO_PASSWORD = 'foyer-1234';
export const ORIGIN = 'http://gateway.test';
const messages = join(import.meta.dirname, '../../src/i18n/messages');

export const sourceMessages: MessageSource = {
  first: async (language) => Object.fromEntries(firstAreas.map((area) => [area, textsOf(language, area)])),
  area: async (language, area) => textsOf(language, area),
};

/** Rejects when the signal is aborted, as fetch does. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    signal.addEventListener('abort', () => reject(signal.reason));
    signal.throwIfAborted();
  });
}

function textsOf(language: LanguageCode, area: Area): Messages {
  return JSON.parse(readFileSync(join(messages, language, `${area}.json`), 'utf8'));
}

/**
 * Connects the product's core to a new demo gateway in process, on the site's origin, until the test ends. Resets sessions, caches,
 * toasts and texts.
 */
export async function testEnvironment(options: TestEnvironmentOptions = {}): Promise<TestEnvironment> {
  const { language = 'EN', device, config, ...gatewayOptions } = options;
  const gateway = createDemoGateway({ faults: true, ...gatewayOptions, database: ':memory:' });
  const seen: Seen = { navigated: [], back: 0, opened: [], played: [], reported: [] };
  const sent: Sent[] = [];
  let closed = false;
  const close = () => {
    if (closed) return;
    clearSession();
    closed = true;
    gateway.close();
  };
  closeAfter(close);
  const platform: Platform = {
    persistentStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
    here: () => seen.navigated.at(-1)?.address ?? '/m/home',
    navigate: (address, { replace = false } = {}) => void seen.navigated.push({ address, replace }),
    back: () => void seen.back++,
    open: (address) => void seen.opened.push(address),
    openGame: (game) => void seen.played.push(game),
    windows: true,
    now: gatewayOptions.clock ?? Date.now,
    device: { system: 'other', inApp: false, installed: false, agent: '', ...device },
    report: (event) => void seen.reported.push(event),
  };
  providePlatform(platform);
  // The clock of the test before runs for a second more, with its time.
  cleanStores($tick);
  $siteConfig.set(
    readSiteConfig(
      JSON.stringify({
        merchantCode: 'foyer',
        brand: { name: 'Foyer' },
        currency: 'INR',
        sportsVendors: { esports: ['IMES'], cockfight: ['SV3'] },
        ...config,
      }),
    ),
  );
  configureGateway({
    base: ORIGIN,
    merchantCode: 'foyer',
    token: () => $session.get()?.token,
    key: encryptionKey,
    onSessionLost: dropEndedSession,
    report: platform.report,
    fetch: async (input, init) => {
      if (closed) throw new TypeError('The world was closed');
      const request = new Request(input, init);
      const url = new URL(request.url);
      const answer = untilAborted(Promise.resolve(gateway.app.request(request)), request.signal);
      sent.push({
        method: request.method,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        at: performance.now(),
        settled: answer.catch(() => {}),
      });
      return answer;
    },
  });
  clearSession();
  $toast.set(undefined);
  invalidate();
  await switchLanguage(language, sourceMessages);
  return {
    gateway,
    platform,
    seen,
    sent,
    sentTo: (row) => sent.filter(({ path, method }) => path === row.path && method === row.method),
    async signIn(username = 'maya7', password = DEMO_PASSWORD) {
      const session = await call(login, {
        body: { username, password, type: 'username', rememberPassword: false },
      });
      startSession(session);
    },
    close,
  };
}

/** Creates a {@link testEnvironment} before each test. The returned object has the environment of the current test. */
export function environmentPerTest(options?: TestEnvironmentOptions): TestEnvironment {
  const here = {} as TestEnvironment;
  beforeEach(async () => {
    Object.assign(here, await testEnvironment(options));
  });
  return here;
}
