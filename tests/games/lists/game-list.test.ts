import { beforeEach, expect, test, vi } from 'vitest';
import { categoryGames, hotList } from '../../../src/games/lists/lists.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { open, shown } from '../../support/lists.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

test('a list loads pages of 18, at most one a second, until the last', { tags: ['GC-5'] }, async () => {
  const list = categoryGames(scope, { gameType: 'RNG', vassalage: 'ASTER' });
  await open(list);
  expect(shown(list)).toMatchObject({ page: 1, nextPage: 'available' });
  expect(shown(list).items).toHaveLength(18);
  const [first] = here.sentTo(getGames);
  const both = Promise.all([list.fetchNextPage(), list.fetchNextPage()]);
  await vi.advanceTimersByTimeAsync(first!.at + 900 - performance.now());
  expect(here.sentTo(getGames)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(here.sentTo(getGames)).toHaveLength(2);
  await both;
  expect(shown(list)).toMatchObject({ page: 2, nextPage: 'none' });
  expect(new Set(shown(list).items.map(({ nodeId }) => nodeId)).size).toBe(32);
  await list.fetchNextPage();
  const sent = here.sentTo(getGames);
  expect(sent.map(({ query }) => `${query.get('pageNo')} of ${query.get('pageSize')}`)).toEqual([
    '1 of 18',
    '2 of 18',
  ]);
});

test('a failed page can be retried, and the loaded games stay', { tags: ['GC-5'] }, async () => {
  const list = categoryGames(scope, { gameType: 'RNG', vassalage: 'NIMBUS' });
  await open(list);
  here.gateway.faults!.set({ endpoint: 'getGames', malformed: 'html', times: 1 });
  const next = async () => {
    const done = list.fetchNextPage();
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
  };
  await next();
  expect(shown(list)).toMatchObject({ page: 1, nextPage: 'failed' });
  expect(shown(list).items).toHaveLength(18);
  await next();
  expect(shown(list).page).toBe(2);
});

test('the hot list shows 25 a page', { tags: ['GC-8'] }, async () => {
  const list = hotList(scope);
  await open(list);
  expect(shown(list).items.length).toBeLessThanOrEqual(25);
  const { items, nextPage } = shown(list);
  expect(nextPage).toBe(items.length === 25 ? 'available' : 'none');
});
