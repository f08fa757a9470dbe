import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { getGames, getHotGames, getVendors } from '../../src/gateway/endpoints/lobby.ts';
import { gamesQuery, openGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
beforeEach(() => {
  gateway = openGateway({ faults: true });
});

const hot = { merchantCode: 'foyer', isPlatform: 2, platform: 'html5', language: 'EN' };
const rows = [
  [getGames.path, { ...gamesQuery, gameType: 'RNG' }],
  [getHotGames.path, hot],
  [getVendors.path, { typeId: 1, merchantCode: 'foyer', language: 'EN' }],
] as const;

function sendRequest(
  path: string,
  query: object,
  headers: Record<string, string> = {},
  origin = 'http://localhost',
) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return gateway.app.request(`${origin}${path}?${search}`, { headers });
}

describe('reads of the catalogue', () => {
  test.each(rows)('%s is the same from the cache, compressed and plain', async (path, query) => {
    const first = await sendRequest(path, query);
    const made = await first.text();
    const again = await sendRequest(path, query);
    expect(await again.text()).toBe(made);
    expect(Object.fromEntries(again.headers)).toEqual(Object.fromEntries(first.headers));
    const packed = await sendRequest(path, query, { 'Accept-Encoding': 'gzip' });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(packed.headers.get('Vary')).toMatch(/Accept-Encoding/);
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(made);
  });

  test('are cached per query, language and origin', async () => {
    const texts: string[] = [];
    for (const [query, origin] of [
      [hot],
      [{ ...hot, gameName: 'tiger' }],
      [{ ...hot, language: 'UR' }],
      [hot, 'http://other.example'],
    ] as const) {
      texts.push(await (await sendRequest(getHotGames.path, query, {}, origin)).text());
    }
    expect(new Set(texts).size).toBe(4);
    expect(texts[3]).toContain('http://other.example');
  });

  test('query the database once', async () => {
    await (await sendRequest(getHotGames.path, hot)).text();
    gateway.close();
    // Unknown parameters create no further responses.
    expect((await sendRequest(getHotGames.path, { ...hot, more: 'x' })).status).toBe(200);
    gateway = openGateway({ faults: true });
  });

  test('are refused during maintenance', async () => {
    await sendRequest(getHotGames.path, hot);
    gateway.switches.maintenance = true;
    expect(await (await sendRequest(getHotGames.path, hot)).json()).toMatchObject({
      errorCode: 'system.upgrading',
    });
  });
});
