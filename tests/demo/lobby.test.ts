import { describe, expect, test } from 'vitest';
import { seedGames } from '../../demo/fixtures/catalogue/games.ts';
import { categories, vendors } from '../../demo/fixtures/catalogue/vendors.ts';
import { getGames, getHotGames, getVendors } from '../../src/gateway/endpoints/lobby.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gamesQuery, gatewayPerTest, openGateway } from './harness.ts';

const gateway = gatewayPerTest();

describe('catalogue', () => {
  const games = seedGames();

  test('has at least 640 games of at least 45 vendors in every category', () => {
    expect(games.length).toBeGreaterThanOrEqual(640);
    expect(new Set(games.map(({ vendor }) => vendor)).size).toBeGreaterThanOrEqual(45);
    expect(new Set(games.map(({ type }) => type))).toEqual(new Set(categories));
    expect(new Set(vendors.map(({ code }) => code)).size).toBe(vendors.length);
  });

  test('is deterministic, with unique names and ids', () => {
    expect(seedGames()).toEqual(games);
    for (const field of ['id', 'nodeId', 'name'] as const) {
      expect(new Set(games.map((game) => game[field])).size).toBe(games.length);
    }
  });

  test('adds slots without changing the other games', { tags: ['GC-5'] }, () => {
    const large = seedGames(10_000);
    expect(large.slice(0, games.length)).toEqual(games);
    const slots = large.filter(({ type }) => type === 'RNG');
    expect(slots).toHaveLength(10_000);
    for (const field of ['id', 'nodeId', 'name'] as const) {
      expect(new Set(large.map((game) => game[field])).size).toBe(large.length);
    }
    expect(large.filter(({ hotRank }) => hotRank !== undefined)).toHaveLength(
      games.filter(({ hotRank }) => hotRank !== undefined).length,
    );
  });

  test('grows to 100,000 games with unique names', { tags: ['GC-5'] }, () => {
    const names = seedGames(100_000).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100_000);
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(60);
  });

  test('has games of every minimum bet and classify code', { tags: ['GC-3'] }, () => {
    const slots = games.filter(({ type }) => type === 'RNG');
    for (const cents of [1, 5, 10, 50, 75, 100])
      expect(slots.some(({ minBet }) => minBet === cents)).toBe(true);
    for (const code of ['JP', 'SC', 'VP', 'TG', 'AC', '']) {
      expect(slots.some(({ classify }) => classify === code)).toBe(true);
    }
  });
});

describe('game list', () => {
  test('paginates a large catalogue to its end, with pictures', { tags: ['GC-5'] }, async () => {
    const large = openGateway({ games: 10_000 });
    const query = { ...gamesQuery, gameType: 'RNG', pageSize: 18 };
    const last = await call(getGames, { query: { ...query, pageNo: 556 } });
    expect(last).toMatchObject({ pageNum: 556, totalPages: 556 });
    expect(last.games).toHaveLength(10);
    const picture = await large.app.request(new URL(last.games[9]!.iconUrl).pathname);
    expect(picture.headers.get('Content-Type')).toBe('image/avif');
    const beyond = await call(getGames, { query: { ...query, pageNo: 557 } });
    expect(beyond).toEqual({ games: [], pageNum: 557, totalPages: 556 });
    large.close();
  });

  test('pages contain each game of the category once', async () => {
    const seen: string[] = [];
    let pages = 1;
    for (let pageNo = 1; pageNo <= pages; pageNo++) {
      const page = await call(getGames, { query: { ...gamesQuery, gameType: 'FISH', pageNo, pageSize: 18 } });
      pages = page.totalPages;
      expect(page.pageNum).toBe(pageNo);
      seen.push(...page.games.map(({ gameId }) => gameId));
    }
    expect(pages).toBeGreaterThan(1);
    expect(seen).toEqual(
      seedGames()
        .filter(({ type }) => type === 'FISH')
        .map(({ id }) => id),
    );
  });

  test('filters by vendor, classify and minimum bet together', { tags: ['GC-3'] }, async () => {
    const query = { ...gamesQuery, gameType: 'RNG', minBet: 0.75, gameClassify: 'JP', pageSize: 999 };
    const { games } = await call(getGames, { query });
    expect(games.length).toBeGreaterThan(0);
    for (const game of games)
      expect(game).toMatchObject({ minBet: 0.75, gameClassify: 'JP', gameType: 'RNG' });
    const [first] = games;
    const own = await call(getGames, { query: { ...query, vassalage: first!.vassalage } });
    expect(own.games.every(({ vassalage }) => vassalage === first!.vassalage)).toBe(true);
    expect(own.games.length).toBeLessThan(games.length);
  });

  test('filters by minimum lines and by new games', { tags: ['GC-3'] }, async () => {
    const query = { ...gamesQuery, gameType: 'RNG', pageSize: 999 };
    const ids = async (filter: object) =>
      (await call(getGames, { query: { ...query, ...filter } })).games.map(({ gameId }) => gameId);
    const catalogue = seedGames().filter(({ type }) => type === 'RNG');
    const those = (holds: (game: (typeof catalogue)[number]) => boolean) =>
      catalogue.filter(holds).map(({ id }) => id);
    expect(await ids({ minLine: 20 })).toEqual(those(({ lines }) => lines >= 20));
    expect(await ids({ minLine: 21 })).toEqual(those(({ lines }) => lines > 20));
    expect(await ids({ isNew: 1 })).toEqual(those(({ isNew }) => isNew));
    expect(await ids({ isNew: 1, minLine: 40 })).toEqual(those(({ isNew, lines }) => isNew && lines >= 40));
  });

  test.each([{ isNew: 2 }, { isNew: -1 }, { minLine: -1 }, { minLine: 1.5 }])(
    'refuses invalid lines and newness: %j',
    { tags: ['GC-3'] },
    async (filter) => {
      const refused = call(getGames, { query: { ...gamesQuery, ...filter } });
      await expect(refused).rejects.toMatchObject({ code: 'request.invalid' });
      const most = { isNew: 0, minLine: 0 };
      expect((await call(getGames, { query: { ...gamesQuery, ...most } })).games.length).toBeGreaterThan(0);
    },
  );

  test('search is trimmed, ignores case and has no wildcards', { tags: ['GC-7'] }, async () => {
    const find = async (gameName: string) =>
      (await call(getGames, { query: { ...gamesQuery, gameName } })).games.map((game) => game.gameName);
    expect(await find('  lANTERN tiger ')).toEqual(['Lantern Tiger']);
    expect(await find('%')).toEqual([]);
    expect(await find("' OR 1=1 --")).toEqual([]);
  });

  test('names are localised and can be searched', { tags: ['LN-1'] }, async () => {
    const query = { ...gamesQuery, language: 'UR', gameName: 'لالٹین' };
    const { games } = await call(getGames, { query });
    expect(games).toMatchObject([{ gameName: 'Lantern Tiger', displayName: 'لالٹین ٹائیگر' }]);
  });

  test('the hot list begins with the best known games', { tags: ['HM-4'] }, async () => {
    const query = {
      merchantCode: 'foyer',
      isPlatform: 2 as const,
      platform: 'html5' as const,
      language: 'EN',
    };
    const { list } = await call(getHotGames, { query });
    expect(list.slice(0, 4).map((game) => game.gameName)).toEqual([
      'Lantern Tiger',
      'Reef Hunter',
      'Royal Pair',
      'Moon Diver',
    ]);
    expect(list.every(({ isHot }) => isHot)).toBe(true);
    const ranked = seedGames().filter(({ hotRank }) => hotRank !== undefined);
    expect(list.map(({ gameId }) => gameId)).toEqual(
      ranked.toSorted((a, b) => a.hotRank! - b.hotRank!).map(({ id }) => id),
    );
    const named = await call(getHotGames, { query: { ...query, gameName: ' TIGER' } });
    expect(named.list.map(({ gameName }) => gameName)).toEqual(
      list.map(({ gameName }) => gameName).filter((name) => /tiger/i.test(name)),
    );
  });

  test.each([
    ['a missing field', 'merchant=foyer'],
    ['a number that is none', 'merchant=foyer&platform=html5&clientType=2&language=EN&pageSize=x'],
    ['another literal', 'merchant=foyer&platform=html5&clientType=3&language=EN&pageSize=9'],
    [
      'a number written as hexadecimal',
      'merchant=foyer&platform=html5&clientType=2&language=EN&pageSize=0x9',
    ],
    ['an empty optional number', 'merchant=foyer&platform=html5&clientType=2&language=EN&pageSize=9&minBet='],
    ['an empty number', 'merchant=foyer&platform=html5&clientType=2&language=EN&pageSize='],
  ])('%s in the query is a bad request', async (_, search) => {
    const answer = await gateway.app.request(`${getGames.path}?${search}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errorCode: 'request.invalid' });
  });
});

describe('vendors', () => {
  test('lists categories in order, with e-sports and cockfight in sports and the Vietnamese draw in e-lottery', {
    tags: ['LA-4'],
  }, async () => {
    const query = { typeId: 1 as const, merchantCode: 'foyer', language: 'EN' };
    const { sorting, mapping, display } = await call(getVendors, { query });
    expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual([...categories]);
    const codes = (category: string) => mapping[category]?.map(({ vassalage }) => vassalage);
    expect(codes('SPORTS')).toEqual(expect.arrayContaining(['SV3', 'IMES', 'TOUCHL']));
    expect(codes('ELOTT')).toContain('TCG_LOTTO_VN');
    expect(codes('RNG')?.length).toBeGreaterThan(14);
    for (const { gameId, nodeId, telGameId, telNodeId } of mapping.SPORTS!) {
      expect([gameId, nodeId, telGameId, telNodeId].every(Boolean)).toBe(true);
    }
    for (const { vendorNames } of sorting) for (const code of vendorNames) expect(display[code]).toBeTruthy();
  });
});

test('no name of a slot pairs a word with itself', () => {
  const pairs = seedGames().filter(({ name }) => /^(\S+) & \1$/.test(name));
  expect(pairs.map(({ name }) => name)).toEqual([]);
});
