import { beforeEach, describe, expect, test } from 'vitest';
import { readGames, vendorGames } from '../../../src/games/games.ts';
import { hotList } from '../../../src/games/lists/lists.ts';
import { favouriteGames, recentGames, recentList } from '../../../src/games/lists/player-lists.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { getGames, getHotGames } from '../../../src/gateway/endpoints/lobby.ts';
import {
  addFavourite,
  addRecentGame,
  getFavourites,
  getRecentGames,
} from '../../../src/gateway/endpoints/player-games.ts';
import { call } from '../../../src/gateway/http/client.ts';
import type { AnyEndpoint } from '../../../src/gateway/http/endpoint.ts';
import { open, shown } from '../../support/lists.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();

/** Opens a list until the test is over. @returns what is shown of it */
async function read<T>($list: Parameters<typeof open<T>>[0]): Promise<T> {
  await open($list);
  return shown($list);
}

/** What a call was asked by, last, but for what every call has. */
const requested = (row: AnyEndpoint) => Object.fromEntries(here.sentTo(row).at(-1)!.query);

/** Two games of one category, one of another. */
async function someGames(): Promise<Game[]> {
  const of = async (gameType: string) => (await readGames(scope, { gameType }, 1, 18)).games;
  return [...(await of('RNG')).slice(0, 2), ...(await of('FISH')).slice(0, 1)];
}

describe('the hot games', { tags: ['GC-8'] }, () => {
  test('are paginated without repetition, and filtered by category and filters', async () => {
    const all = (await read(hotList(scope, {}, 1000))).items;
    const first = hotList(scope, {}, 5);
    expect((await read(first)).items).toEqual(all.slice(0, 5));
    await first.fetchNextPage();
    expect(shown(first).items).toEqual(all.slice(0, 10));

    const { gameType } = all[0]!;
    const narrowed = await read(hotList(scope, { gameType }, 1000));
    expect(narrowed.items).toEqual(all.filter((game) => game.gameType === gameType));
    expect(narrowed.items.length).toBeLessThan(all.length);
    expect(narrowed.nextPage).toBe('none');
  });

  test('are requested by name in a search', async () => {
    const found = await read(hotList(scope, { name: 'tiger' }));
    expect(requested(getHotGames)).toMatchObject({ gameName: 'tiger' });
    expect(found.items.map(({ gameName }) => gameName)).toContain('Lantern Tiger');
    expect(found.items.every(({ gameName }) => /tiger/i.test(gameName))).toBe(true);
  });

  test('have one list for each filter and page size', () => {
    const lists = [
      hotList(scope),
      hotList(scope, {}, 5),
      hotList(scope, { name: 'tiger' }),
      hotList(scope, { gameType: 'RNG' }),
      hotList({ ...scope, language: 'UR' }),
      hotList({ ...scope, merchantCode: 'other' }),
    ];
    expect(new Set(lists).size).toBe(lists.length);
    expect(hotList(scope, { name: '', minBet: 0 })).toBe(lists[0]);
  });
});

describe('the favourites', { tags: ['GC-9'] }, () => {
  beforeEach(async () => {
    await here.signIn();
    for (const { nodeId, vassalage: vendor } of await someGames()) {
      await call(addFavourite, { body: { nodeId, vendor } });
    }
  });

  test('are requested with their filters and nothing else', async () => {
    await read(favouriteGames(scope));
    expect(Object.keys(requested(getFavourites)).sort()).toEqual(['language', 'pageNo', 'pageSize']);
    expect(requested(getFavourites)).toMatchObject({ language: 'EN', pageNo: '1', pageSize: '15' });
    await read(favouriteGames(scope, { gameType: 'RNG', minBet: 0.5, classify: 'JP' }));
    expect(requested(getFavourites)).toMatchObject({ gameType: 'RNG', minBet: '0.5', gameClassify: 'JP' });
    await read(favouriteGames(scope, { name: 'tiger' }));
    expect(requested(getFavourites)).toMatchObject({ gameName: 'tiger' });
  });

  test('of a category exclude others; a search by name loads only the first page', async () => {
    const all = (await read(favouriteGames(scope))).items;
    const { gameType } = all[0]!;
    const some = await read(favouriteGames(scope, { gameType }));
    expect(some.items).toEqual(all.filter((game) => game.gameType === gameType));
    expect(some.items.length).toBeLessThan(all.length);
    const named = await read(favouriteGames(scope, { name: all[0]!.gameName.slice(0, 4) }));
    expect(named.nextPage).toBe('none');
    expect(named.items.map(({ nodeId }) => nodeId)).toContain(all[0]!.nodeId);
  });
});

describe('B9 the recent games', () => {
  beforeEach(async () => {
    await here.signIn();
    for (const { gameId, nodeId, gameType, vassalage } of await someGames()) {
      await call(addRecentGame, { query: { gameId, nodeId, gameType, vassalage } });
    }
  });

  test('are requested by 18, in the section and in the list', async () => {
    const section = await read(recentGames(scope));
    expect(requested(getRecentGames)).toMatchObject({
      page: '1',
      pageSize: '18',
      language: 'EN',
      clientType: '2',
    });
    expect(requested(getRecentGames)).not.toHaveProperty('gameName');
    expect(section.length).toBeGreaterThan(0);
    const list = await read(recentList(scope));
    expect(list.items).toEqual(section);
    const name = section[0]!.gameName.slice(0, 5);
    const found = await read(recentList(scope, { name }));
    expect(requested(getRecentGames)).toMatchObject({ gameName: name });
    expect(found.items.every(({ gameName }) => gameName.includes(name))).toBe(true);
    expect(found.items.length).toBeLessThan(section.length);
  });
});

test('shows the first page of a vendor’s games of a category', { tags: ['HM-5'] }, async () => {
  const games = await read(vendorGames(scope, 'RNG', 'ASTER'));
  expect(requested(getGames)).toMatchObject({
    gameType: 'RNG',
    vassalage: 'ASTER',
    pageNo: '1',
    clientType: '2',
  });
  expect(games.length).toBeGreaterThan(0);
  expect(games.every(({ vassalage }) => vassalage === 'ASTER')).toBe(true);
  expect(vendorGames(scope, 'RNG', 'ASTER')).toBe(vendorGames(scope, 'RNG', 'ASTER'));
  expect(vendorGames(scope, 'RNG', 'NIMBUS')).not.toBe(vendorGames(scope, 'RNG', 'ASTER'));
});
