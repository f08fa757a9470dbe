import { expect, test } from 'vitest';
import { knownGames, rememberGames } from '../../src/games/known-games.ts';
import type { Game } from '../../src/gateway/endpoints/game.ts';

const games = (from: number, to: number, gameName = '') =>
  Array.from({ length: to - from }, (_, index) => ({ nodeId: String(from + index), gameName }) as Game);
const ids = (language: string) => knownGames(language).map(({ nodeId }) => nodeId);

test('stores each game once, with its latest data, in the order of first appearance', () => {
  rememberGames('EN', games(0, 3, 'early'));
  rememberGames('EN', games(2, 5, 'late'));
  expect(ids('EN')).toEqual(['0', '1', '2', '3', '4']);
  expect(knownGames('EN').map(({ gameName }) => gameName)).toEqual([
    'early',
    'early',
    'late',
    'late',
    'late',
  ]);
  expect(ids('UR')).toEqual([]);
});

test('evicts the oldest beyond five thousand games', () => {
  rememberGames('HI', games(0, 5_000));
  expect(ids('HI')).toHaveLength(5_000);
  rememberGames('HI', games(4_999, 5_002));
  expect(ids('HI')).toHaveLength(5_000);
  expect(ids('HI')[0]).toBe('2');
  expect(ids('HI').at(-1)).toBe('5001');
});

test('keeps the two languages that were read last', () => {
  rememberGames('PT', games(0, 1));
  rememberGames('TA', games(0, 1));
  rememberGames('PT', games(1, 2));
  rememberGames('TE', games(0, 1));
  expect([ids('PT'), ids('TA'), ids('TE')]).toEqual([['0', '1'], [], ['0']]);
});
