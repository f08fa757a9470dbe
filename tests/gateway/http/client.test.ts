import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDemoGateway, type DemoGateway } from '../../../demo/gateway/gateway.ts';
import { getHotGames } from '../../../src/gateway/endpoints/lobby.ts';
import { getMember, login } from '../../../src/gateway/endpoints/session.ts';
import { getStatus } from '../../../src/gateway/endpoints/system.ts';
import { getWinners } from '../../../src/gateway/endpoints/winners.ts';
import { call, configureGateway, endpointUrl } from '../../../src/gateway/http/client.ts';
import type { GatewaySettings } from '../../../src/gateway/http/settings.ts';
import { credentials } from '../../demo/harness.ts';

let gateway: DemoGateway;
let requests: Request[];

function connect(more: Partial<GatewaySettings> = {}): void {
  configureGateway({
    base: 'http://gateway.test',
    merchantCode: 'foyer',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      init?.signal?.throwIfAborted();
      return Promise.race([
        gateway.app.request(request),
        new Promise<never>((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
      ]);
    },
    ...more,
  });
}

beforeEach(() => {
  gateway = createDemoGateway({ database: ':memory:', faults: true });
  requests = [];
  connect();
});

afterEach(() => gateway.close());

const hot = {
  query: { merchantCode: 'foyer', isPlatform: 2, platform: 'html5', language: 'EN' },
} as const;
const winners = {
  query: { merchantCode: 'foyer', gameCategory: 'ALL', language: 'EN', limitNum: 5 },
} as const;

describe('calls', () => {
  test('validates and types a response', async () => {
    const { list } = await call(getHotGames, hot);
    expect(list.length).toBeGreaterThan(6);
    expect(list.every((game) => game.isHot === true)).toBe(true);
  });

  test('overrides paths by name, and omits empty query values', () => {
    connect({ paths: { getHotGames: '/api/hot' } });
    expect(endpointUrl(getHotGames, { language: 'EN', gameName: '' })).toBe(
      'http://gateway.test/api/hot?language=EN',
    );
  });

  test('an open call sends neither session nor own headers, so that it needs no preflight', async () => {
    connect({ token: () => 'secret' });
    await call(getHotGames, hot);
    expect(requests[0]?.headers.get('authorization')).toBeNull();
    expect(requests[0]?.headers.get('device')).toBeNull();
    expect(requests[0]?.credentials).toBe('omit');
  });

  test('refuses a call that needs a session without a request', async () => {
    await expect(call(getMember, {})).rejects.toMatchObject({ kind: 'refused', code: 'session.none' });
    expect(requests).toHaveLength(0);
  });

  test('sends the login sealed, with the key of the status', { tags: ['LG-7'] }, async () => {
    const { encryption } = await call(getStatus, {});
    connect({ key: async () => encryption });
    const session = await call(login, { body: credentials('maya7') });
    expect(session).toMatchObject({ userName: 'maya7', type: 0 });
    const sent = requests.at(-1)!;
    expect(sent.headers.get('encryption')).toBe(encryption.keyId);
    const text = await sent.text();
    expect(JSON.parse(text)).toEqual({
      data: expect.stringMatching(/^[\w-]+(\.[\w-]+){4}$/),
      moduleId: 'COMM3',
    });
    expect(text).not.toContain('foyer-1234');
  });

  test('names the platform in the Device header', async () => {
    connect({ device: () => 'OTHERS' });
    await call(getStatus, {});
    expect(requests[0]?.headers.get('device')).toBe('OTHERS');
  });

  test('reports a lost session once, with its token', async () => {
    const onSessionLost = vi.fn();
    connect({ token: () => 'long-gone', onSessionLost });
    await expect(call(getMember, {})).rejects.toMatchObject({ kind: 'refused' });
    expect(onSessionLost).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^session\./), 'long-gone');
  });
});

describe('refusals', () => {
  const answer = (errorCode: string) =>
    connect({
      token: () => 'at hand',
      onSessionLost,
      onMustChange,
      fetch: async () => Response.json({ success: false, errorCode }),
    });
  const onSessionLost = vi.fn();
  const onMustChange = vi.fn();

  beforeEach(() => vi.clearAllMocks());

  test.each(['session.none', 'session.ended', 'session.revoked'])(
    '%s is the loss of a session',
    async (code) => {
      answer(code);
      await expect(call(getMember, {})).rejects.toMatchObject({ kind: 'refused', code, call: 'getMember' });
      expect(onSessionLost).toHaveBeenCalledExactlyOnceWith(code, 'at hand');
      expect(onMustChange).not.toHaveBeenCalled();
    },
  );

  test('reports a required password change, with the token', async () => {
    answer('modify.required');
    await expect(call(getMember, {})).rejects.toMatchObject({ kind: 'refused', code: 'modify.required' });
    expect(onMustChange).toHaveBeenCalledExactlyOnceWith('at hand');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test('passes any other refusal, and each of a call without a token, to the caller only', async () => {
    answer('wallet.insufficient');
    await expect(call(getMember, {})).rejects.toMatchObject({ code: 'wallet.insufficient' });
    for (const code of ['session.ended', 'modify.required']) {
      answer(code);
      await expect(call(getStatus, {})).rejects.toMatchObject({ code });
    }
    expect(onSessionLost).not.toHaveBeenCalled();
    expect(onMustChange).not.toHaveBeenCalled();
  });

  test('works without a handler', async () => {
    for (const errorCode of ['session.ended', 'modify.required']) {
      connect({ token: () => 'at hand', fetch: async () => Response.json({ success: false, errorCode }) });
      await expect(call(getMember, {})).rejects.toMatchObject({ kind: 'refused', code: errorCode });
    }
  });
});

describe('a failing gateway', { tags: ['SY-2'] }, () => {
  test('drops and reports one bad entry, and keeps the list', async () => {
    const onDropped = vi.fn();
    connect({
      onDropped,
      fetch: async () => {
        const good = { gameName: 'Koi Parade', gameTime: 1, winAmount: 2 };
        return Response.json({ success: true, value: { vo: [good, { gameName: 7 }, null] } });
      },
    });
    expect((await call(getWinners, winners)).vo.map(({ gameName }) => gameName)).toEqual(['Koi Parade']);
    const value = { vo: [expect.anything(), { gameName: 7 }, null] };
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('getWinners', getWinners.reply, value);
  });

  test('reports nothing for a response without bad entries', async () => {
    const onDropped = vi.fn();
    connect({ onDropped });
    await call(getWinners, winners);
    expect(onDropped).not.toHaveBeenCalled();
  });

  test('a platform without a key fails sealed calls as a defect and sends nothing', async () => {
    const report = vi.fn();
    connect({ report });
    const body = credentials('maya7', 'x');
    const requested = call(login, { body });
    await expect(requested).rejects.toMatchObject({
      kind: 'defect',
      call: 'login',
      cause: expect.any(Error),
    });
    expect(report).toHaveBeenCalledExactlyOnceWith({
      name: 'defect',
      error: await requested.catch((error: unknown) => error),
    });
    expect(requests).toHaveLength(0);
  });

  test('a list without valid entries is malformed', async () => {
    connect({ fetch: async () => Response.json({ success: true, value: { vo: [1, 2] } }) });
    await expect(call(getWinners, winners)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
