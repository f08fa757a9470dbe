import { describe, expect, test, vi } from 'vitest';
import type { GameList } from '../../../src/games/lists/game-list.ts';
import { categoryGames } from '../../../src/games/lists/lists.ts';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { open, shown } from '../../support/lists.ts';
import { until } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

// The second between two pages is shown by game-list.test.ts; here many are read.
vi.mock('../../../src/lib/timing.ts', async (original) => ({
  ...(await original<typeof import('../../../src/lib/timing.ts')>()),
  wait: async () => {},
}));

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();

describe('a gateway with wrong page counts', { tags: ['GC-5'] }, () => {
  /** Reads on until there is no more; fails where that takes more than `most` pages. */
  async function readAll(list: GameList, most: number) {
    for (let pages = 1; shown(list).nextPage !== 'none'; pages++) {
      if (pages > most) throw new Error(`still asking after ${most} pages`);
      await list.fetchNextPage();
    }
  }
  const bend = (edit: (games: { nodeId: string }[], page: number) => object) =>
    here.gateway.faults!.rewrite('getGames', (answer, query) => ({
      ...answer,
      ...edit(answer.games, Number(query.get('pageNo'))),
    }));
  const pvp = async () => {
    const list = categoryGames(scope, { gameType: 'PVP' });
    await open(list);
    return list;
  };
  const ids = (list: GameList) => shown(list).items.map(({ nodeId }) => nodeId);

  test.each([1e9, 40])(
    'treats an empty page as the last, although the gateway promised %d',
    async (totalPages) => {
      bend(() => ({ totalPages }));
      const list = await pvp();
      await readAll(list, 5);
      expect(shown(list)).toMatchObject({ page: 4, nextPage: 'none' });
      expect(shown(list).items).toHaveLength(48);
    },
  );

  test.each([0, -3, 1, null])(
    'a gateway that promises %s pages has only the page it sent',
    async (totalPages) => {
      bend(() => ({ totalPages }));
      const list = await pvp();
      expect(shown(list)).toMatchObject({ page: 1, nextPage: 'none' });
      expect(shown(list).items).toHaveLength(18);
    },
  );

  test('the latest response decides whether there are more pages', async () => {
    bend((_, page) => ({ totalPages: [2, 9, 3][page - 1] }));
    const list = await pvp();
    await readAll(list, 5);
    expect(shown(list)).toMatchObject({ page: 3, nextPage: 'none' });
    expect(shown(list).items).toHaveLength(48);
  });

  test('shows each game of overlapping and repeated pages once, in order', async () => {
    let before: { nodeId: string }[] = [];
    bend((games) => {
      const answer = { games: [...before.slice(-7), ...games, ...games.slice(0, 3)] };
      before = games;
      return answer;
    });
    const list = await pvp();
    await readAll(list, 5);
    expect(ids(list)).toHaveLength(48);
    expect(new Set(ids(list)).size).toBe(48);
    expect(ids(list)).toEqual([...ids(list)].sort());
  });

  test('skips a page of known games, and ends after three of them in a row', async () => {
    let opening: { nodeId: string }[] = [];
    bend((games, page) => {
      if (page === 1) opening = games;
      return { games: page === 2 || page > 3 ? opening : games, totalPages: 1e6 };
    });
    const list = await pvp();
    await readAll(list, 10);
    expect(shown(list)).toMatchObject({ page: 6, nextPage: 'none' });
    expect(shown(list).items).toHaveLength(30);
  });
});

describe('return to the page', { tags: ['GC-8'] }, () => {
  let leave: () => void;
  const slots = () => categoryGames(scope, { gameType: 'RNG', vassalage: 'ASTER' });
  const requests = () => here.sentTo(getGames).map(({ query }) => Number(query.get('pageNo')));
  /** The list is left, and read again as one that is stale. */
  async function again(list: GameList) {
    leave();
    leave = await open(list);
    await list.reload();
  }

  test('restores the length of an unchanged list with a request for one page', async () => {
    const list = slots();
    leave = await open(list);
    await list.fetchNextPage();
    const { items } = shown(list);
    await again(list);
    expect(requests()).toEqual([1, 2, 1]);
    expect(shown(list)).toMatchObject({ items, page: 2, nextPage: 'none' });
  });

  test('reloads a changed list up to its former length', async () => {
    const list = slots();
    leave = await open(list);
    await list.fetchNextPage();
    const gone = shown(list).items[0]!.nodeId;
    here.gateway.faults!.rewrite('getGames', (answer) => ({
      ...answer,
      games: answer.games.filter(({ nodeId }: Game) => nodeId !== gone),
    }));
    await again(list);
    expect(requests()).toEqual([1, 2, 1, 2]);
    expect(shown(list).items).toHaveLength(31);
    expect(shown(list).page).toBe(2);
  });

  test('restores at most ten pages after a reload in the same tab, only on the way back', async () => {
    const list = categoryGames(scope, { gameType: 'RNG' });
    leave = await open(list);
    while (shown(list).page < 14) await list.fetchNextPage();
    invalidate();
    await until(() => list.get().state === 'ready');
    expect(shown(list).page).toBe(1);
    here.platform.returning = () => true;
    invalidate();
    await until(() => list.get().state === 'ready');
    expect(shown(list).page).toBe(10);
    expect(shown(list).items).toHaveLength(180);
    expect(requests().slice(15)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('shows the pages that loaded although one of them failed', async () => {
    const list = categoryGames(scope, { gameType: 'RNG' });
    leave = await open(list);
    while (shown(list).page < 4) await list.fetchNextPage();
    here.platform.returning = () => true;
    here.gateway.faults!.rewrite('getGames', (answer, query) => (query.get('pageNo') === '3' ? 0 : answer));
    invalidate();
    await until(() => list.get().state === 'ready');
    expect(shown(list)).toMatchObject({ page: 2, nextPage: 'available' });
  });
});
