import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type GameList, gameList } from '../../../src/games/lists/game-pages.ts';
import { categoryGames } from '../../../src/games/lists/lists.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { invalidate } from '../../../src/gateway/resource.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

// The second between two pages is shown by game-pages.test.ts; here many are read.
vi.mock('../../../src/lib/timing.ts', async (original) => ({
  ...(await original<typeof import('../../../src/lib/timing.ts')>()),
  wait: async () => {},
}));

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let leave = () => {};

beforeEach(async () => {
  here = await testEnvironment();
});
afterEach(() => {
  leave();
  here.close();
});

async function first(list: GameList) {
  leave = list.$pages.listen(() => {});
  await vi.waitUntil(() => list.$pages.get().state === 'ready');
}
const value = (list: GameList) => {
  const now = list.$pages.get();
  if (now.state !== 'ready') throw new Error(now.state);
  return now.value;
};

describe('a gateway that counts wrongly', () => {
  /** Reads on until there is no more; fails where that takes more than `most` pages. */
  async function readAll(list: GameList, most: number) {
    for (let pages = 1; value(list).beyond !== 'none'; pages++) {
      if (pages > most) throw new Error(`still asking after ${most} pages`);
      await list.more();
    }
  }
  const bend = (edit: (games: { nodeId: string }[], page: number) => object) =>
    here.gateway.faults!.rewrite('getGames', (answer, query) => ({
      ...answer,
      ...edit(answer.games, Number(query.get('pageNo'))),
    }));
  const pvp = () => categoryGames(scope, { gameType: 'PVP' });
  const ids = (list: GameList) => value(list).games.map(({ nodeId }) => nodeId);

  test.each([1e9, 40])('GC-5 an empty page is the last, although %d were promised', async (totalPages) => {
    bend(() => ({ totalPages }));
    const list = pvp();
    await first(list);
    await readAll(list, 5);
    expect(value(list)).toMatchObject({ page: 4, beyond: 'none' });
    expect(value(list).games).toHaveLength(48);
  });

  test.each([0, -3, 1, null])('GC-5 a list of %s pages is the page that came', async (totalPages) => {
    bend(() => ({ totalPages }));
    const list = pvp();
    await first(list);
    expect(value(list)).toMatchObject({ page: 1, beyond: 'none' });
    expect(value(list).games).toHaveLength(18);
  });

  test('GC-5 the latest answer says whether there is more', async () => {
    bend((_, page) => ({ totalPages: [2, 9, 3][page - 1] }));
    const list = pvp();
    await first(list);
    await readAll(list, 5);
    expect(value(list)).toMatchObject({ page: 3, beyond: 'none' });
    expect(value(list).games).toHaveLength(48);
  });

  test('GC-5 pages that overlap and repeat themselves give each game once, in order', async () => {
    let before: { nodeId: string }[] = [];
    bend((games) => {
      const answer = { games: [...before.slice(-7), ...games, ...games.slice(0, 3)] };
      before = games;
      return answer;
    });
    const list = pvp();
    await first(list);
    await readAll(list, 5);
    expect(ids(list)).toHaveLength(48);
    expect(new Set(ids(list)).size).toBe(48);
    expect(ids(list)).toEqual([...ids(list)].sort());
  });

  test('GC-5 a page of known games is passed over, three in a row are the end', async () => {
    let opening: { nodeId: string }[] = [];
    bend((games, page) => {
      if (page === 1) opening = games;
      return { games: page === 2 || page > 3 ? opening : games, totalPages: 1e6 };
    });
    const list = pvp();
    await first(list);
    await readAll(list, 10);
    expect(value(list)).toMatchObject({ page: 6, beyond: 'none' });
    expect(value(list).games).toHaveLength(30);
  });
});

test('GC-5 10,000 games are put together page by page without ever getting slow', async () => {
  const game = (index: number) => ({ nodeId: String(index) }) as Game;
  const list = gameList('many', async (page) => ({
    games: Array.from({ length: 18 }, (_, index) => game((page - 1) * 18 + index)),
    totalPages: 556,
  }));
  await first(list);
  const start = performance.now();
  for (let page = 2; page <= 556; page++) await list.more();
  const spent = performance.now() - start;
  expect(value(list)).toMatchObject({ page: 556, beyond: 'none' });
  expect(value(list).games).toHaveLength(10_008);
  expect(spent).toBeLessThan(1_000);
});

describe('coming back', () => {
  const slots = () => categoryGames(scope, { gameType: 'RNG', vassalage: 'ASTER' });
  const asked = () => here.sentTo(getGames).map(({ query }) => Number(query.get('pageNo')));
  /** The list is left, and read again as one that is stale. */
  async function again(list: GameList) {
    leave();
    leave = list.$pages.listen(() => {});
    await list.$pages.reload();
  }

  test('GC-8 a list that did not change is as long as it was, for the price of one page', async () => {
    const list = slots();
    await first(list);
    await list.more();
    const { games } = value(list);
    await again(list);
    expect(asked()).toEqual([1, 2, 1]);
    expect(value(list)).toEqual({ games, page: 2, beyond: 'none' });
  });

  test('GC-8 a list that changed is read again as far as it was', async () => {
    const list = slots();
    await first(list);
    await list.more();
    const gone = value(list).games[0]!.nodeId;
    here.gateway.faults!.rewrite('getGames', (answer) => ({
      ...answer,
      games: answer.games.filter(({ nodeId }: Game) => nodeId !== gone),
    }));
    await again(list);
    expect(asked()).toEqual([1, 2, 1, 2]);
    expect(value(list).games).toHaveLength(31);
    expect(value(list).page).toBe(2);
  });

  test('GC-8 after a reload a list is as long as it was in this tab, at most ten pages, on the way back alone', async () => {
    const list = categoryGames(scope, { gameType: 'RNG' });
    await first(list);
    while (value(list).page < 14) await list.more();
    invalidate();
    await vi.waitUntil(() => list.$pages.get().state === 'ready');
    expect(value(list).page).toBe(1);
    here.platform.returning = () => true;
    invalidate();
    await vi.waitUntil(() => list.$pages.get().state === 'ready');
    expect(value(list).page).toBe(10);
    expect(value(list).games).toHaveLength(180);
    expect(asked().slice(15)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('GC-8 what came together is shown although a page of it failed', async () => {
    const list = categoryGames(scope, { gameType: 'RNG' });
    await first(list);
    while (value(list).page < 4) await list.more();
    here.platform.returning = () => true;
    here.gateway.faults!.rewrite('getGames', (answer, query) => (query.get('pageNo') === '3' ? 0 : answer));
    invalidate();
    await vi.waitUntil(() => list.$pages.get().state === 'ready');
    expect(value(list)).toMatchObject({ page: 2, beyond: 'page' });
  });
});
