import { expect, test } from 'vitest';
import { knownGames, rememberGames } from '../../src/games/known-games.ts';
import type { Game } from '../../src/gateway/endpoints/game.ts';

const games = (from: number, to: number, gameName = '') =>
  Array.from({ length: to - from }, (_, index) => ({ nodeId: String(from + index), gameName }) as Game);
const ids = (language: string) => knownGames(language).map(({ nodeId }) => nodeId);

test('games are known once, as they came last, in the order they came first', () => {
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

test('of more than five thousand those that came first are dropped', () => {
  rememberGames('HI', games(0, 5_000));
  expect(ids('HI')).toHaveLength(5_000);
  rememberGames('HI', games(4_999, 5_002));
  expect(ids('HI')).toHaveLength(5_000);
  expect(ids('HI')[0]).toBe('2');
  expect(ids('HI').at(-1)).toBe('5001');
});

test('the two languages that were read last are kept', () => {
  rememberGames('PT', games(0, 1));
  rememberGames('TA', games(0, 1));
  rememberGames('PT', games(1, 2));
  rememberGames('TE', games(0, 1));
  expect([ids('PT'), ids('TA'), ids('TE')]).toEqual([['0', '1'], [], ['0']]);
});
