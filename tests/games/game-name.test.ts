import { describe, expect, test } from 'vitest';
import { nameOf, secondLine, vendorNameOf } from '../../src/games/game-name.ts';
import type { Game } from '../../src/gateway/endpoints/game.ts';

const game = (change: Partial<Game>) =>
  ({ gameId: '7', vassalage: 'ASTER', gameName: '', displayName: '', ...change }) as Game;

describe('names of a game', { tags: ['GC-5'] }, () => {
  test.each([
    [{ displayName: ' Lantern Tiger ', gameName: 'Tiger' }, 'Lantern Tiger'],
    [{ gameName: ' Tiger ' }, 'Tiger'],
    [{}, '7'],
    [{ displayName: '\u200b\u200d\ufeff', gameName: 'Tiger' }, 'Tiger'],
    [{ displayName: '\u0361\u0327', gameName: 'Tiger' }, 'Tiger'],
    [{ displayName: '\u2028\u00a0', gameName: 'Tiger' }, 'Tiger'],
    [{ displayName: 'a\u202e\u2067b\u2069' }, 'ab'],
    [{ displayName: '龍' }, '龍'],
  ])('%j is %j', (change, name) => expect(nameOf(game(change))).toBe(name));
});

describe('line below the name', { tags: ['GC-5'] }, () => {
  test.each([
    ['its own name where people know another', { displayName: 'شیر', gameName: ' Ti\u202eger ' }, 'Tiger'],
    ['its vendor where there is no other', { displayName: 'Tiger', gameName: 'Tiger' }, 'Aster'],
    ['its vendor where its own name is the one', { gameName: 'Tiger' }, 'Aster'],
    ['its vendor where its own name shows nothing', { displayName: 'شیر', gameName: '\u200b' }, 'Aster'],
  ])('is %s', (_, change, line) => expect(secondLine(game(change), 'Aster')).toBe(line));
});

test.each([
  [{ ASTER: 'Aster Play' }, 'Aster Play'],
  [{ ASTER: '' }, 'ASTER'],
  [{ ASTER: '\u200b' }, 'ASTER'],
  [{}, 'ASTER'],
])('a vendor among %j is %j', (names, name) => expect(vendorNameOf(game({}), names)).toBe(name));

test('shows the code of a vendor that is named like an inherited property', () => {
  expect(vendorNameOf(game({ vassalage: 'constructor' }), {})).toBe('constructor');
});
