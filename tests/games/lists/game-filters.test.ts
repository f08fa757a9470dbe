import { describe, expect, test, vi } from 'vitest';
import { knownGames, rememberGames } from '../../../src/games/known-games.ts';
import { filterByName, searchableName } from '../../../src/games/lists/filter-by-name.ts';
import { fuzzySearch } from '../../../src/games/lists/fuzzy-search.ts';
import {
  classifies,
  filtersFrom,
  filtersQuery,
  hasFilters,
  matches,
  minBets,
  noFilters,
  searchedName,
} from '../../../src/games/lists/game-filters.ts';
import { withoutLotteries } from '../../../src/games/without-lotteries.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';

const game = (change: Partial<Game> = {}) =>
  ({ nodeId: '1', gameType: 'RNG', vassalage: 'ASTER', minBet: 0.5, gameClassify: 'JP', ...change }) as Game;

describe('filters', { tags: ['GC-3'] }, () => {
  test('match the specification’s bets and kinds', () => {
    expect(minBets).toEqual([0.01, 0.05, 0.1, 0.5, 0.75, 1]);
    expect(classifies).toEqual({
      JP: 'centre.classifyJP',
      SC: 'centre.classifySC',
      VP: 'centre.classifyVP',
      TG: 'centre.classifyTG',
      AC: 'centre.classifyAC',
    });
  });

  test.each<[string, string, object]>([
    ['', 'RNG', { name: '', minBet: 0, classify: '' }],
    ['name=%20tiger%20&minBet=0.5&classify=JP', 'RNG', { name: 'tiger', minBet: 0.5, classify: 'JP' }],
    ['name=tiger&minBet=0.5&classify=JP', '', { name: 'tiger', minBet: 0, classify: 'JP' }],
    ['minBet=25&classify=RL', 'LIVE', { name: '', minBet: 25, classify: 'RL' }],
    ['minBet=-1&classify=r%3Cb%3E', 'LIVE', { name: '', minBet: 0, classify: '' }],
    ['minBet=Infinity&classify=constructor', 'LIVE', { name: '', minBet: 0, classify: '' }],
    ['minBet=25&classify=RL', 'ALL', { name: '', minBet: 0, classify: 'RL' }],
    ['minBet=25&classify=RL', 'RNG', { name: '', minBet: 0, classify: '' }],
    ['minBet=0.2&classify=XX', 'RNG', { name: '', minBet: 0, classify: '' }],
    ['minBet=x&classify=constructor', 'RNG', { name: '', minBet: 0, classify: '' }],
  ])('of the address %j in %s are read', (address, category, filters) => {
    expect(filtersFrom(new URLSearchParams(address), category)).toEqual(filters);
  });

  test('are the same after writing and reading the address', () => {
    const filters = { name: 'tiger', minBet: 0.05, classify: 'AC' };
    expect(filtersQuery(filters)).toEqual({ name: 'tiger', minBet: '0.05', classify: 'AC' });
    expect(filtersQuery(noFilters)).toEqual({ name: '', minBet: '', classify: '' });
  });

  test('are active when at least one is set', () => {
    expect(hasFilters({ name: '', minBet: 0, classify: '' })).toBe(false);
    expect(hasFilters({ name: 'x', minBet: 0, classify: '' })).toBe(true);
    expect(hasFilters({ name: '', minBet: 0.1, classify: '' })).toBe(true);
    expect(hasFilters({ name: '', minBet: 0, classify: 'JP' })).toBe(true);
    expect(noFilters).toEqual({ name: '', minBet: 0, classify: '' });
  });

  test.each<[object, boolean]>([
    [{}, true],
    [{ gameType: 'RNG', vassalage: 'ASTER', minBet: 0.5, classify: 'JP' }, true],
    [{ gameType: 'LIVE' }, false],
    [{ vassalage: 'OTHER' }, false],
    [{ minBet: 1 }, false],
    [{ classify: 'AC' }, false],
    [{ gameType: '', vassalage: '', minBet: 0, classify: '' }, true],
  ])('%j is asked for of a game: %s', (wanted, fits) => expect(matches(game(), wanted)).toBe(fits));

  test('a name is sent trimmed, with at most sixty characters', () => {
    expect(searchedName(`  ${'x'.repeat(70)}`)).toBe('x'.repeat(58));
    expect(searchedName(' tiger ')).toBe('tiger');
  });
});

describe('names', { tags: ['GC-8'] }, () => {
  const named = (gameName: string, displayName = '') => game({ gameName, displayName });

  test('compares both names of a game, and one if they are equal', () => {
    expect(searchableName(named(' Tíger', 'Lantern TIGER'))).toBe('lantern tiger tiger');
    expect(searchableName(named('Tiger', 'Tiger'))).toBe('tiger');
    expect(searchableName(named('Ｔｉｇｅｒ'))).toBe('tiger');
  });

  test('finds a game by a part of a name, in the given order', () => {
    const games = [named('Tiger'), named('Lion'), named('X', 'Lantern tíger')];
    expect(filterByName(games, ' TIGER')).toEqual([games[0], games[2]]);
  });

  test('normalises five thousand names once, not for each key', { tags: ['GC-7'] }, () => {
    const games = Array.from({ length: 5_000 }, (_, index) => named(`Tíger ${index}`, `Lantern ${index}`));
    filterByName(games, 't');
    const normalise = vi.spyOn(String.prototype, 'normalize');
    expect(filterByName(games, 'ti')).toHaveLength(5_000);
    expect(games.map(searchableName)[7]).toBe('lantern 7 tiger 7');
    expect(normalise).not.toHaveBeenCalled();
    normalise.mockRestore();
  });

  test.each<[string, number[]]>([
    ['tiger', [0, 1, 3]],
    ['tigre', [0, 1, 3]],
    ['lantern tiger', [1]],
    ['tiger lantern', [1]],
    ['fly', []],
    ['-tiger', [0, 1, 3]],
    ['"lantern"-tiger', [1]],
    ['lantern -- tiger', [1]],
    ['!!', []],
    ['', []],
    ['elephants', []],
    ['tgr', []],
  ])('%j finds nearly %j', (text, found) => {
    expect(
      fuzzySearch(['tiger', 'lantern tiger', 'flame', 'tigers of night'], text).sort(
        (one, other) => one - other,
      ),
    ).toEqual(found);
  });

  test('lists the nearest match first', () => {
    expect(fuzzySearch(['the tigers of the night', 'a tiger', 'tiger'], 'tiger')[0]).toBe(2);
  });
});

test('omits lotteries from lists of several categories', { tags: ['LA-4'] }, () => {
  const all = ['RNG', 'LOTT', 'LIVE', 'ELOTT'].map((gameType) => game({ gameType }));
  expect(withoutLotteries(all)).toEqual([all[0], all[2]]);
});

test('lists each seen game once in its language, in the order of first appearance', {
  tags: ['GC-8'],
}, () => {
  expect(knownGames('JA')).toEqual([]);
  const [one, two, newer] = [game(), game({ nodeId: '2' }), game({ minBet: 1 })];
  rememberGames('JA', [one, two]);
  rememberGames('JA', [newer]);
  rememberGames('KO', [two]);
  expect(knownGames('JA')).toEqual([newer, two]);
  expect(knownGames('KO')).toEqual([two]);
});
