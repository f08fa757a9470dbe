import { describe, expect, test } from 'vitest';
import {
  firstChoice,
  type LobbyChoice,
  loadedGames,
  lobbyList,
  lobbyVendors,
} from '../../embed/mounts/lobby/lobby-list.ts';
import { catalogue } from '../../src/games/catalogue.ts';
import type { GameResource } from '../../src/games/lists/game-list.ts';
import { getGames, getHotGames } from '../../src/gateway/endpoints/lobby.ts';
import type { Catalogue } from '../../src/gateway/endpoints/shared/catalogue.ts';
import { environmentPerTest } from '../support/test-environment.ts';

const here = environmentPerTest();

const scope = { merchantCode: 'foyer', language: 'EN' };
const all: LobbyChoice = { category: 'HOT', vendor: '', name: '', minBet: 0, classify: '' };
const none = { category: undefined, vendor: undefined };

const vendor = (vassalage: string) => ({ vassalage }) as Catalogue['categories'][number]['vendors'][number];
const known: Catalogue = {
  categories: [
    { code: 'RNG', vendors: [vendor('A'), vendor('B')] },
    { code: 'LIVE', vendors: [vendor('B'), vendor('C')] },
  ],
  names: {},
};

/** Waits for a read and returns its value. */
async function read<T>(store: {
  subscribe(listener: (remote: { state: string; value?: T }) => void): () => void;
}) {
  return new Promise<T>((resolve) => {
    const stop = store.subscribe((remote) => {
      if (remote.state !== 'ready') return;
      queueMicrotask(() => stop());
      resolve(remote.value!);
    });
  });
}
const gamesOf = async (list: GameResource) => (await read(list)).items;

describe('lists of the lobby', { tags: ['EM-1'] }, () => {
  test('begins with hot games, the category, or the first category of the studio', () => {
    expect(firstChoice(known, none)).toEqual(all);
    expect(firstChoice(known, { category: 'LIVE', vendor: undefined })).toEqual({ ...all, category: 'LIVE' });
    expect(firstChoice(known, { category: 'LIVE', vendor: 'C' })).toMatchObject({
      category: 'LIVE',
      vendor: 'C',
    });
    expect(firstChoice(known, { category: undefined, vendor: 'B' })).toMatchObject({
      category: 'RNG',
      vendor: 'B',
    });
    expect(firstChoice(known, { category: 'HOT', vendor: 'C' })).toMatchObject({
      category: 'HOT',
      vendor: 'C',
    });
  });

  test('ignores unknown categories and studios', () => {
    expect(firstChoice(known, { category: 'BINGO', vendor: undefined })).toEqual(all);
    expect(firstChoice(known, { category: 'LIVE', vendor: 'A' })).toMatchObject({
      category: 'LIVE',
      vendor: '',
    });
    expect(firstChoice(known, { category: undefined, vendor: 'Z' })).toEqual(all);
  });

  test('offers the studios of the category, or those of the hot games, each once', () => {
    const codes = (category: string, hot: string[] = []) =>
      lobbyVendors(known, category, hot.map((vassalage) => ({ vassalage })) as never).map(
        ({ vassalage }) => vassalage,
      );
    expect(codes('LIVE')).toEqual(['B', 'C']);
    expect(codes('HOT', ['C', 'B', 'C'])).toEqual(['B', 'C']);
    expect(codes('HOT')).toEqual([]);
  });

  test('fetches twelve games per row, and all hot games at once', async () => {
    await gamesOf(lobbyList(scope, { ...all, category: 'RNG', minBet: 0.05, classify: 'VP' }, 3));
    expect(Object.fromEntries(here.sentTo(getGames)[0]!.query)).toMatchObject({
      gameType: 'RNG',
      pageSize: '36',
      minBet: '0.05',
      gameClassify: 'VP',
    });
    const hot = await gamesOf(lobbyList(scope, all, 2));
    expect(here.sentTo(getHotGames)).toHaveLength(1);
    const { vassalage } = hot.at(-1)!;
    const of = await gamesOf(lobbyList(scope, { ...all, vendor: vassalage }, 2));
    expect(of).toEqual(hot.filter((game) => game.vassalage === vassalage));
    expect(of.length).toBeLessThan(hot.length);
  });

  test('searches all categories except lotteries from the hot games', { tags: ['GC-7'] }, async () => {
    const found = await gamesOf(lobbyList(scope, { ...all, name: 'tiger' }, 2));
    const { query } = here.sentTo(getGames)[0]!;
    expect(query.get('gameName')).toBe('tiger');
    expect(query.has('gameType')).toBe(false);
    expect(found.length).toBeGreaterThan(0);
    await gamesOf(lobbyList(scope, { ...all, category: 'LOTT' }, 2));
    const types = (choice: LobbyChoice) =>
      new Set(loadedGames(scope, choice).map(({ gameType }) => gameType));
    expect(types(all)).not.toContain('LOTT');
    expect(types({ ...all, category: 'LOTT' })).toEqual(new Set(['LOTT']));
  });

  test('finds its categories in the demo', async () => {
    const { categories } = await read(catalogue(scope));
    expect(categories.map(({ code }) => code)).toEqual(expect.arrayContaining(['RNG', 'LIVE', 'SPORTS']));
  });
});
