import { afterEach, expect, test, vi } from 'vitest';
import { createDemoGateway } from '../../demo/gateway/gateway.ts';
import { errorText } from '../../embed/error-texts.ts';
import { call, configureGateway } from '../../src/gateway/client.ts';
import { getWinners } from '../../src/gateway/endpoints/winners.ts';
import { GatewayError, type GatewayErrorKind } from '../../src/gateway/errors.ts';
import { errorText as siteErrorText } from '../../src/i18n/error-texts.ts';
import messages from '../../src/i18n/messages/EN/errors.json' with { type: 'json' };

vi.mock('ofetch', () => import('../../embed/plain-fetch.ts'));

const partner = 'https://partner.example';
const gateway = createDemoGateway({ database: ':memory:', faults: true, partners: { acme: [partner] } });
const requests: RequestInit[] = [];
configureGateway({
  base: 'http://gateway.example',
  merchantCode: 'foyer',
  async fetch(address, init) {
    requests.push(init ?? {});
    return gateway.app.request(String(address), init);
  },
});
const query = { merchantCode: 'foyer', gameCategory: 'ALL', language: 'EN', limitNum: 5 };
const ask = (signal?: AbortSignal) => call(getWinners, { query }, { signal });

afterEach(() => {
  gateway.faults?.clear();
  requests.length = 0;
});

test('EM-1 WB-1 the client reads the board through the small fetch, without credentials', async () => {
  const { vo } = await ask();
  expect(vo).toHaveLength(5);
  expect(requests[0]).toMatchObject({ method: 'GET', credentials: 'omit', body: null, headers: {} });
});

test('EM-1 a failing gateway gives the same errors as through ofetch', async () => {
  const failures: [Parameters<NonNullable<typeof gateway.faults>['set']>[0], GatewayErrorKind][] = [
    [{ endpoint: 'getWinners', status: 502 }, 'server'],
    [{ endpoint: 'getWinners', drop: true }, 'offline'],
    [{ endpoint: 'getWinners', malformed: 'html' }, 'malformed'],
    [{ endpoint: 'getWinners', malformed: 'wrong-shape' }, 'malformed'],
  ];
  for (const [fault, kind] of failures) {
    gateway.faults?.set(fault);
    await expect(ask(), JSON.stringify(fault)).rejects.toMatchObject({ name: 'GatewayError', kind });
  }
});

test('EM-1 a call that is no longer wanted ends', async () => {
  gateway.faults?.set({ endpoint: 'getWinners', drop: true });
  const abort = new AbortController();
  const asked = ask(abort.signal);
  abort.abort();
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
});

test('EM-1 a mount says of a failed call what the site says', () => {
  const kinds: GatewayErrorKind[] = ['timeout', 'malformed', 'server', 'aborted'];
  for (const kind of kinds) {
    const error = new GatewayError(kind);
    expect(errorText(error)).toBe(siteErrorText(error));
  }
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorText(new GatewayError('offline'))).toBe('errors.offline');
  vi.stubGlobal('navigator', { onLine: true });
  expect(errorText(new GatewayError('offline'))).toBe('errors.slow');
  vi.unstubAllGlobals();
  expect(messages).toHaveProperty('unknown');
});
