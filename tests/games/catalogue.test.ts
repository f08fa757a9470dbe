import { describe, expect, test } from 'vitest';
import { categoryOf } from '../../src/features/game-centre/list-address.ts';
import { anchorsOf } from '../../src/features/home/anchors.ts';
import { categoryName, showsVendorsOnly } from '../../src/games/category-texts.ts';
import { vendorAddress } from '../../src/games/studios/vendor-address.ts';

test.each([
  ['HOME', 'lobby.categoryHOME'],
  ['FAV', 'lobby.categoryFAV'],
  ['HOT', 'lobby.categoryHOT'],
  ['MXWIN', 'lobby.categoryMXWIN'],
  ['RNG', 'lobby.categoryRNG'],
  ['LIVE', 'lobby.categoryLIVE'],
  ['FISH', 'lobby.categoryFISH'],
  ['PVP', 'lobby.categoryPVP'],
  ['SPORTS', 'lobby.categorySPORTS'],
  ['ESPORTS', 'lobby.categoryESPORTS'],
  ['COCKFIGHT', 'lobby.categoryCOCKFIGHT'],
  ['MINI', 'lobby.categoryMINI'],
  ['LOTT', 'lobby.categoryLOTT'],
  ['ELOTT', 'lobby.categoryELOTT'],
  ['NEW', 'NEW'],
])('HM-4 the category %s is called %s', (code, name) => expect(categoryName(code, (key) => key)).toBe(name));

test('GC-2 sports, e-sports and cockfights show vendors instead of games', () => {
  expect(['RNG', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT'].map(showsVendorsOnly)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('HM-9 a vendor tile leads to its category, in sports to the frame', () => {
  expect(vendorAddress('RNG', 'PT')).toBe('/m/slot-games?vassalage=PT');
  expect(vendorAddress('SPORTS', 'T')).toBe('/m/sportsGame?vassalage=T');
  expect(vendorAddress('MINI', 'X')).toBe('/m/gameList?gameType=MINI&vassalage=X');
});

describe('anchors', () => {
  const categories = ['RNG', 'HOT', 'SPORTS', 'LOTT'].map((code) => ({ code, vendors: [] }));

  test('HM-2 HOME, HOT, the categories in order, MXWIN before SPORTS; FAV with a session', () => {
    expect(anchorsOf(categories, false)).toEqual(['HOME', 'HOT', 'RNG', 'MXWIN', 'SPORTS', 'LOTT']);
    expect(anchorsOf(categories, true)).toEqual(['HOME', 'FAV', 'HOT', 'RNG', 'MXWIN', 'SPORTS', 'LOTT']);
  });

  test('HM-2 without SPORTS the winners come last', () => {
    expect(anchorsOf(categories.slice(0, 1), false)).toEqual(['HOME', 'HOT', 'RNG', 'MXWIN']);
  });
});

test('a category the product does not know shows its code', () => {
  expect(categoryName('RNG', (key) => key)).toBe('lobby.categoryRNG');
  expect(categoryName('TOMBOLA', (key) => key)).toBe('TOMBOLA');
});

describe('addresses of lists', () => {
  test('RT-3 the category of a page comes from the query, else from the route', () => {
    expect(categoryOf('fishingGames', new URLSearchParams())).toBe('FISH');
    expect(categoryOf('gameList', new URLSearchParams('gameType=LIVE'))).toBe('LIVE');
    expect(categoryOf('gameList', new URLSearchParams())).toBe('RNG');
  });
});
