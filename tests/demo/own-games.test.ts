import { beforeEach, describe, expect, test } from 'vitest';
import { seedGames } from '../../demo/fixtures/catalogue/games.ts';
import { getFavouriteIds } from '../../src/gateway/endpoints/favourite-ids.ts';
import {
  addFavourite,
  addRecentGame,
  getFavourites,
  getRecentGames,
  removeFavourite,
} from '../../src/gateway/endpoints/player-games.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gatewayPerTest } from './harness.ts';

const gateway = gatewayPerTest();
beforeEach(async () => {
  await gateway.signIn('newbie');
});

/** Slots and fishing games of several classify codes and stakes. */
const games = seedGames().filter(({ type }) => type === 'RNG' || type === 'FISH');
const some = [...games.slice(0, 20), ...games.filter(({ type }) => type === 'FISH').slice(0, 6)];
const ids = (list: readonly { gameId: string }[]) => list.map(({ gameId }) => gameId);
type Game = (typeof games)[number];

describe('favourites', { tags: ['GC-9'] }, () => {
  const entry = (nodeId: string) => ({ body: { nodeId, vendor: 'ASTER' } });
  const all = { pageNo: 1, pageSize: 999 };
  const list = async (filter: object = {}) =>
    call(getFavourites, { query: { ...all, language: 'EN', ...filter } });
  const nodes = () => call(getFavouriteIds, { query: all });
  const keep = async (kept: readonly Game[]) => {
    for (const { nodeId } of kept) {
      gateway.pass(1);
      await call(addFavourite, entry(nodeId));
    }
  };

  test('survive a new session, are unique and can be removed', async () => {
    await keep([some[0]!, some[1]!, some[0]!]);
    await gateway.signIn('newbie');
    expect(await nodes()).toEqual([some[1]!.nodeId, some[0]!.nodeId]);
    await call(removeFavourite, entry(some[1]!.nodeId));
    expect((await list()).content.map(({ gameName }) => gameName)).toEqual(['Lantern Tiger']);
  });

  test('are visible to their member only', async () => {
    await keep(some.slice(0, 3));
    await gateway.signIn('trial4');
    expect(await nodes()).toEqual([]);
    expect((await list()).content).toEqual([]);
    await call(removeFavourite, entry(some[0]!.nodeId));
    await gateway.signIn('newbie');
    expect(await nodes()).toHaveLength(3);
  });

  test('are paginated latest first without gaps', async () => {
    await keep(some.slice(0, 10));
    for (const { nodeId } of some.slice(10, 20)) await call(addFavourite, entry(nodeId));
    const latest = some.slice(0, 20).toReversed();
    expect(await nodes()).toEqual(latest.map(({ nodeId }) => nodeId));
    const pages = [1, 2, 3, 4].map((pageNo) => list({ pageNo, pageSize: 8 }));
    const [first, second, third, beyond] = await Promise.all(pages);
    expect(ids([...first!.content, ...second!.content, ...third!.content])).toEqual(
      latest.map(({ id }) => id),
    );
    expect([first!.totalPages, second!.pageNum, third!.content.length, beyond!.content.length]).toEqual([
      3, 2, 4, 0,
    ]);
    expect(await call(getFavouriteIds, { query: { pageNo: 2, pageSize: 8 } })).toEqual(
      latest.slice(8, 16).map(({ nodeId }) => nodeId),
    );
  });

  test('can be filtered by category, classify code, stake and name', { tags: ['GC-3'] }, async () => {
    await keep(some);
    const { classify, minBet } = some.find((game) => game.classify)!;
    const expected = (holds: (game: Game) => boolean) =>
      some
        .filter(holds)
        .toReversed()
        .map(({ id }) => id);
    const found = async (filter: object) => ids((await list(filter)).content);
    expect(await found({ gameType: 'FISH' })).toEqual(expected(({ type }) => type === 'FISH'));
    expect(await found({ gameClassify: classify })).toEqual(expected((game) => game.classify === classify));
    expect(await found({ minBet: minBet / 100 })).toEqual(expected((game) => game.minBet === minBet));
    expect(await found({ gameName: ' TIGER ' })).toEqual(expected(({ name }) => /tiger/i.test(name)));
    expect(await found({ gameClassify: classify, minBet: minBet / 100, gameType: 'RNG' })).toEqual(
      expected((game) => game.classify === classify && game.minBet === minBet),
    );
  });

  test('refuse an unknown game', async () => {
    await expect(call(addFavourite, entry('1'))).rejects.toMatchObject({ code: 'game.unavailable' });
  });
});

describe('recent games', { tags: ['LA-2'] }, () => {
  const query = { page: 1, pageSize: 18, language: 'EN', clientType: 2 as const };
  const recent = (filter: object = {}) => call(getRecentGames, { query: { ...query, ...filter } });
  const play = async (...played: readonly Game[]) => {
    for (const { id: gameId, nodeId, type: gameType, vendor: vassalage } of played) {
      gateway.pass(1_000);
      await call(addRecentGame, { query: { gameId, nodeId, gameType, vassalage } });
    }
  };

  test('are unique, latest first', async () => {
    await play(some[0]!, some[1]!, some[0]!);
    const { list, totalPages } = await recent();
    expect(ids(list)).toEqual([some[0]!.id, some[1]!.id]);
    expect(totalPages).toBe(1);
  });

  test('are the member’s, paginated and filtered by category and name', async () => {
    await play(...some);
    const latest = some.toReversed();
    const [first, second] = [await recent(), await recent({ page: 2 })];
    expect(ids([...first.list, ...second.list])).toEqual(latest.map(({ id }) => id));
    expect([first.totalPages, second.totalPages]).toEqual([2, 2]);
    expect(ids((await recent({ gameType: 'FISH' })).list)).toEqual(
      latest.filter(({ type }) => type === 'FISH').map(({ id }) => id),
    );
    expect((await recent({ gameName: 'tiger' })).list.map(({ gameName }) => gameName)).toEqual([
      'Lantern Tiger',
    ]);
    await gateway.signIn('trial4');
    expect((await recent()).list).toEqual([]);
  });

  test('refuse an unknown recent game', async () => {
    await expect(play({ ...some[0]!, id: '1' })).rejects.toMatchObject({ code: 'game.unavailable' });
    expect((await recent()).list).toEqual([]);
  });
});
