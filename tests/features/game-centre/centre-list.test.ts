// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { categoryNamed, centreList, dispatch } from '../../../src/features/game-centre/centre-list.ts';
import type { CentreEvent, CentreState } from '../../../src/features/game-centre/game-centre.ts';
import { catalogue } from '../../../src/games/catalogue.ts';
import { readGames } from '../../../src/games/games.ts';
import { noFilters } from '../../../src/games/lists/game-filters.ts';
import type { GameList } from '../../../src/games/lists/game-list.ts';
import { hotList } from '../../../src/games/lists/lists.ts';
import { favouriteGames, recentList } from '../../../src/games/lists/player-lists.ts';
import { getGames, getHotGames } from '../../../src/gateway/endpoints/lobby.ts';
import {
  addFavourite,
  addRecentGame,
  getFavourites,
  getRecentGames,
} from '../../../src/gateway/endpoints/player-games.ts';
import type { Catalogue } from '../../../src/gateway/endpoints/shared/catalogue.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { $toast } from '../../../src/ui/toasts.ts';
import { closeAfter } from '../../support/close-after.ts';
import { open, shown } from '../../support/lists.ts';
import { settled, until } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { expectReadable } from '../../support/toast-time.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
let here: TestEnvironment;
let known: Catalogue;

let clock = Date.now();

beforeEach(async () => {
  here = await testEnvironment({ clock: () => clock });
  const $catalogue = catalogue(scope);
  closeAfter($catalogue.listen(() => {}));
  known = await until(() => {
    const now = $catalogue.get();
    return now.state === 'ready' && now.value;
  });
});

async function first(list: GameList) {
  await open(list);
  return shown(list);
}
const state = (change: Partial<CentreState>): CentreState => ({
  ...noFilters,
  category: 'RNG',
  vendor: '',
  ...change,
});
const listOf = (requested: CentreState) =>
  centreList(scope, requested, categoryNamed(requested.category, known));

describe('requests to the gateway', () => {
  test('sends vendor, name, minimum bet and classify, 18 per page; each change restarts at page 1', {
    tags: ['GC-3', 'GC-5'],
  }, async () => {
    const { items: games } = await first(listOf(state({ minBet: 0.5, classify: 'JP' })));
    expect(games.length).toBeGreaterThan(0);
    for (const game of games)
      expect(game).toMatchObject({ gameType: 'RNG', gameClassify: 'JP', minBet: 0.5 });
    await first(listOf(state({ vendor: 'ASTER', name: 'tiger' })));
    const sent = here.sentTo(getGames).map(({ query }) => Object.fromEntries(query));
    expect(sent).toMatchObject([
      { gameType: 'RNG', minBet: '0.5', gameClassify: 'JP', pageNo: '1', pageSize: '18' },
      { gameType: 'RNG', vassalage: 'ASTER', gameName: 'tiger', pageNo: '1', pageSize: '18' },
    ]);
    expect(sent[0]).not.toHaveProperty('vassalage');
  });

  test('requests the first vendor when the page selected it', { tags: ['GC-6'] }, async () => {
    const { items: games } = await first(listOf(state({ vendor: undefined })));
    expect(new Set(games.map(({ vassalage }) => vassalage)).size).toBe(1);
    expect(games[0]!.vassalage).toBe(
      known.categories.find(({ code }) => code === 'RNG')!.vendors[0]!.vassalage,
    );
  });

  test.each(['LOTT', 'ELOTT'])(
    'ALL excludes %s; their own category has it',
    { tags: ['LA-4'] },
    async (gameType) => {
      const own = (await readGames(scope, { gameType }, 1, 50)).games;
      expect(own.map((game) => game.gameType)).toContain(gameType);
      const { gameName } = own[0]!;
      const { items } = await first(listOf(state({ category: 'ALL', name: gameName })));
      expect(items.filter((game) => game.gameType === gameType)).toEqual([]);
      const inOwn = await first(listOf(state({ category: gameType, name: gameName })));
      expect(inOwn.items.map((game) => game.gameName)).toContain(gameName);
    },
  );

  test('ALL has the games and vendors of every category with games', { tags: ['GC-2'] }, async () => {
    const { items: games } = await first(listOf(state({ category: 'ALL', name: 'reef hunter' })));
    expect(games.map(({ gameType }) => gameType)).toEqual(['FISH']);
    expect(here.sentTo(getGames)[0]!.query.has('gameType')).toBe(false);
    const { vendors } = categoryNamed('ALL', known);
    expect(new Set(vendors.map(({ vassalage }) => vassalage)).size).toBe(vendors.length);
    expect(vendors.length).toBeGreaterThan(categoryNamed('RNG', known).vendors.length);
  });

  test('keeps the order of the hot games and searches them at the gateway', { tags: ['GC-4'] }, async () => {
    const { items: games } = await first(listOf(state({ category: 'HOT', name: 'TIGER' })));
    expect(games.length).toBeGreaterThan(0);
    for (const { gameName, isHot } of games) expect([/tiger/i.test(gameName), isHot]).toEqual([true, true]);
    expect(here.sentTo(getHotGames).at(-1)!.query.get('gameName')).toBe('TIGER');
  });

  test('filters the hot games by category, minimum bet and classify', { tags: ['GC-8'] }, async () => {
    const fish = await first(hotList(scope, { gameType: 'FISH' }));
    expect(fish.items.length).toBeGreaterThan(0);
    for (const { gameType } of fish.items) expect(gameType).toBe('FISH');
    const { items: games } = await first(hotList(scope, { gameType: 'RNG', minBet: 0.1 }));
    for (const { minBet } of games) expect(minBet).toBe(0.1);
  });
});

describe('member lists', () => {
  beforeEach(() => here.signIn());

  async function some(gameType: string, count: number) {
    return (await readGames(scope, { gameType }, 1, count)).games;
  }
  const keep = (nodeId: string, vendor: string) => call(addFavourite, { body: { nodeId, vendor } });

  test('filters favourites by category and name, 15 per page; a search loads only the first page', {
    tags: ['GC-4', 'GC-8'],
  }, async () => {
    const games = [...(await some('RNG', 40)), ...(await some('FISH', 5))];
    for (const { nodeId, vassalage } of games) await keep(nodeId, vassalage);
    const all = await first(favouriteGames(scope));
    expect(all.items).toHaveLength(15);
    expect(all.nextPage).toBe('available');
    const fish = await first(favouriteGames(scope, { gameType: 'FISH' }));
    expect(fish.items.length).toBeGreaterThanOrEqual(5);
    for (const { gameType } of fish.items) expect(gameType).toBe('FISH');
    const searched = favouriteGames(scope, { name: 'e' });
    const found = await first(searched);
    expect([found.items.length, found.nextPage]).toEqual([15, 'none']);
    await searched.fetchNextPage();
    expect(
      here.sentTo(getFavourites).map(({ query }) => [query.get('gameName'), query.get('pageNo')]),
    ).toEqual([
      [null, '1'],
      [null, '1'],
      ['e', '1'],
    ]);
  });

  test('filters favourites by minimum bet and classify', { tags: ['GC-8'] }, async () => {
    const games = await some('RNG', 40);
    const jackpots = games.filter(({ gameClassify }) => gameClassify === 'JP');
    for (const { nodeId, vassalage } of [games[0]!, ...jackpots]) await keep(nodeId, vassalage);
    const { items: jackpot } = await first(favouriteGames(scope, { classify: 'JP' }));
    expect(jackpot.length).toBeGreaterThan(0);
    for (const { gameClassify } of jackpot) expect(gameClassify).toBe('JP');
    const { minBet } = jackpots[0]!;
    const both = await first(favouriteGames(scope, { classify: 'JP', minBet }));
    for (const game of both.items) expect(game).toMatchObject({ gameClassify: 'JP', minBet });
    expect(Object.fromEntries(here.sentTo(getFavourites).at(-1)!.query)).toMatchObject({
      gameClassify: 'JP',
      minBet: String(minBet),
    });
  });

  test('lists recent games newest first and searches them by name', { tags: ['GC-9'] }, async () => {
    const [one, two, three] = await some('LIVE', 3);
    for (const game of [one!, two!, three!]) {
      clock += 1_000;
      const { gameId, nodeId, gameType, vassalage } = game;
      await call(addRecentGame, { query: { gameId, nodeId, gameType, vassalage } });
    }
    const { items: games } = await first(listOf(state({ category: 'RECENT' })));
    const latest = [three!, two!, one!].map(({ gameId }) => gameId);
    expect(games.slice(0, 3).map(({ gameId }) => gameId)).toEqual(latest);
    expect(Object.fromEntries(here.sentTo(getRecentGames)[0]!.query)).toMatchObject({
      page: '1',
      pageSize: '18',
      clientType: '2',
      language: 'EN',
    });
    const found = await first(recentList(scope, { name: ` ${two!.gameName.toUpperCase()} ` }));
    expect(found.items.map(({ gameId }) => gameId)).toEqual([two!.gameId]);
  });
});

describe('effects of events', () => {
  const on = (event: CentreEvent, from: Partial<CentreState> = {}) =>
    dispatch(event, state(from), { route: 'slotGames', scope, catalogue: known });

  test('FAV without a session shows HOT, and login returns to FAV', { tags: ['GC-4', 'GC-9'] }, () => {
    on({ type: 'signedOut' }, { category: 'FAV' });
    expect(here.seen.navigated).toEqual([
      { address: '/m/slot-games?gameType=HOT', replace: true },
      { address: `/m/login?from=${encodeURIComponent('/m/slot-games?gameType=FAV')}`, replace: false },
    ]);
    expect($toast.get()).toMatchObject({ text: 'errors.notLoggedIn', kind: 'info' });
  });

  test('recent games without a session only show a message', { tags: ['GC-9'] }, async () => {
    vi.useFakeTimers();
    on({ type: 'chooseCategory', category: 'RECENT' });
    expect(here.seen.navigated).toEqual([]);
    expect($toast.get()).toMatchObject({ text: 'centre.pleaseLogIn', kind: 'info' });
    await expectReadable();
    vi.useRealTimers();
  });

  test('a category adds a history entry, filters do not', { tags: ['GC-4'] }, () => {
    on({ type: 'chooseCategory', category: 'LIVE' });
    on({ type: 'search', name: 'reef' });
    on({ type: 'removeChip', chip: 'name' }, { name: 'reef' });
    expect(here.seen.navigated).toEqual([
      { address: '/m/live-games?vassalage=ALL', replace: false },
      { address: '/m/slot-games?name=reef', replace: true },
      { address: '/m/slot-games?vassalage=ALL', replace: true },
    ]);
  });

  test('a change of vendor empties the list and shows a toast until its games load', {
    tags: ['GC-10'],
  }, async () => {
    here.gateway.faults!.set({ endpoint: 'getGames', latency: 100, times: 1 });
    on({ type: 'chooseVendor', vendor: 'NIMBUS' });
    expect(here.seen.navigated).toEqual([{ address: '/m/slot-games?vassalage=NIMBUS', replace: true }]);
    await settled(() => expect($toast.get()).toMatchObject({ text: 'common.loading', kind: 'loading' }));
    const list = listOf(state({ vendor: 'NIMBUS' }));
    expect(list.get()).toEqual({ state: 'loading' });
    await until(() => list.get().state === 'ready');
    expect($toast.get()).toBeUndefined();
  });

  test('hides the loading toast after 2 s', { tags: ['GC-10'] }, async () => {
    here.gateway.faults!.set({ endpoint: 'getGames', latency: 400, times: 1 });
    vi.useFakeTimers();
    on({ type: 'chooseVendor', vendor: 'ASTER' });
    // The toast shows after the chosen vendor was painted.
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextTimer();
    expect($toast.get()).toMatchObject({ kind: 'loading' });
    vi.advanceTimersByTime(1_999);
    expect($toast.get()).toMatchObject({ kind: 'loading' });
    vi.advanceTimersByTime(1);
    expect($toast.get()).toBeUndefined();
    vi.useRealTimers();
  });
});
