import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptGames } from '../../../src/games/lists/game-pages.ts';
import { categoryGames, hotList } from '../../../src/games/lists/lists.ts';
import { getGames } from '../../../src/gateway/endpoints/lobby.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

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

async function first(list: ReturnType<typeof categoryGames>) {
  leave = list.$pages.listen(() => {});
  await vi.waitUntil(() => list.$pages.get().state === 'ready');
}
const value = (list: ReturnType<typeof categoryGames>) => {
  const now = list.$pages.get();
  if (now.state !== 'ready') throw new Error(now.state);
  return now.value;
};

test('GC-5 a list grows by pages of 18, at most one a second, until the last', async () => {
  const list = categoryGames(scope, { gameType: 'RNG', vassalage: 'ASTER' });
  await first(list);
  expect(value(list)).toMatchObject({ page: 1, beyond: 'page' });
  expect(value(list).games).toHaveLength(18);
  await Promise.all([list.more(), list.more()]);
  expect(value(list)).toMatchObject({ page: 2, beyond: 'none' });
  expect(new Set(value(list).games.map(({ nodeId }) => nodeId)).size).toBe(32);
  await list.more();
  const sent = here.sentTo(getGames);
  expect(sent.map(({ query }) => `${query.get('pageNo')} of ${query.get('pageSize')}`)).toEqual([
    '1 of 18',
    '2 of 18',
  ]);
  expect(sent[1]!.at - sent[0]!.at).toBeGreaterThan(950);
});

test('GC-5 a page that fails can be asked for again, and what is there stays', async () => {
  const list = categoryGames(scope, { gameType: 'RNG', vassalage: 'NIMBUS' });
  await first(list);
  here.gateway.faults!.set({ endpoint: 'getGames', malformed: 'html', times: 1 });
  await list.more();
  expect(value(list)).toMatchObject({ page: 1, beyond: 'failed' });
  expect(value(list).games).toHaveLength(18);
  await list.more();
  expect(value(list).page).toBe(2);
});

test('GC-8 the hot list is shown by 25', async () => {
  const list = hotList(scope);
  await first(list);
  expect(value(list).games.length).toBeLessThanOrEqual(25);
  const { games, beyond } = value(list);
  expect(beyond).toBe(games.length === 25 ? 'page' : 'none');
});

test('GC-5 a dropped favourite leaves the list', async () => {
  const list = categoryGames(scope, { gameType: 'PVP' });
  await first(list);
  const [one, ...rest] = value(list).games;
  const kept = keptGames(list.$pages.get(), new Set([one!.nodeId]));
  expect(kept).toEqual({ state: 'ready', value: rest });
});
