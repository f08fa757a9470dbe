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
])('the category %s is called %s', { tags: ['HM-4'] }, (code, name) =>
  expect(categoryName(code, (key) => key)).toBe(name),
);

test('sports, e-sports and cockfights show vendors instead of games', { tags: ['GC-2'] }, () => {
  expect(['RNG', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT'].map(showsVendorsOnly)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('a vendor tile leads to its category, in sports to the frame', { tags: ['HM-9'] }, () => {
  expect(vendorAddress('RNG', 'PT')).toBe('/m/slot-games?vassalage=PT');
  expect(vendorAddress('SPORTS', 'T')).toBe('/m/sportsGame?vassalage=T');
  expect(vendorAddress('MINI', 'X')).toBe('/m/gameList?gameType=MINI&vassalage=X');
});

describe('anchors', { tags: ['HM-2'] }, () => {
  const categories = ['RNG', 'HOT', 'SPORTS', 'LOTT'].map((code) => ({ code, vendors: [] }));

  test('HOME, HOT, the categories in order, MXWIN before SPORTS; FAV with a session', () => {
    expect(anchorsOf(categories, false)).toEqual(['HOME', 'HOT', 'RNG', 'MXWIN', 'SPORTS', 'LOTT']);
    expect(anchorsOf(categories, true)).toEqual(['HOME', 'FAV', 'HOT', 'RNG', 'MXWIN', 'SPORTS', 'LOTT']);
  });

  test('without SPORTS the winners come last', () => {
    expect(anchorsOf(categories.slice(0, 1), false)).toEqual(['HOME', 'HOT', 'RNG', 'MXWIN']);
  });
});

test('a category the product does not know shows its code', () => {
  expect(categoryName('RNG', (key) => key)).toBe('lobby.categoryRNG');
  expect(categoryName('TOMBOLA', (key) => key)).toBe('TOMBOLA');
});

describe('addresses of lists', () => {
  test('the category of a page comes from the query, else from the route', { tags: ['RT-3'] }, () => {
    expect(categoryOf('fishingGames', new URLSearchParams())).toBe('FISH');
    expect(categoryOf('gameList', new URLSearchParams('gameType=LIVE'))).toBe('LIVE');
    expect(categoryOf('gameList', new URLSearchParams())).toBe('RNG');
  });
});
