import { describe, expect, test } from 'vitest';
import { categoryOf } from '../../src/features/game-centre/list-address.ts';
import { anchorsOf } from '../../src/features/home/anchors.ts';
import { categoryName, showsVendorsOnly } from '../../src/games/category-texts.ts';
import { vendorAddress } from '../../src/games/vendors/vendor-address.ts';
import { arranged, vendorIcon } from '../../src/gateway/arranged-vendors.ts';
import type { Vendor } from '../../src/gateway/endpoints/lobby.ts';

const vendor = (vassalage: string): Vendor => ({
  cardId: '',
  vassalage,
  displayName: vassalage.toLowerCase(),
  key: '',
  mobileLargeIcon: `https://img.example/icons/${vassalage}_color.svg`,
  accountTypeName: '',
  gameId: '',
  nodeId: '',
  telGameId: '',
  telNodeId: '',
});
const reply = (categories: Record<string, string[]>) => ({
  sorting: Object.entries(categories).map(([gameCategory, vendorNames]) => ({ gameCategory, vendorNames })),
  mapping: Object.fromEntries(
    Object.entries(categories).map(([code, names]) => [code, [...names].reverse().map(vendor)]),
  ),
  display: {},
});
const shape = (known: ReturnType<typeof arranged>) =>
  known.categories.map(({ code, vendors }) => [code, ...vendors.map(({ vassalage }) => vassalage)]);

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

describe('the catalogue', () => {
  test('vendors are called as they are displayed, by their code where they are not, and as the operator says', () => {
    const served = reply({ RNG: ['A', 'B', 'C'] });
    served.mapping.RNG!.find(({ vassalage }) => vassalage === 'B')!.displayName = '';
    expect(arranged({ ...served, display: { C: 'The third' } }, undefined).names).toEqual({
      A: 'a',
      B: 'B',
      C: 'The third',
    });
  });

  test('B3 vendors that the order does not name come last, and a category without any is left out', () => {
    const served = reply({ RNG: ['B', 'A'], LIVE: [] });
    served.mapping.RNG = [vendor('X'), ...served.mapping.RNG!];
    served.sorting.push({ gameCategory: 'MINI', vendorNames: ['M'] });
    expect(shape(arranged(served, undefined))).toEqual([['RNG', 'B', 'A', 'X']]);
  });

  test('B3 categories and vendors stand in the order the gateway sorts them in', () => {
    expect(shape(arranged(reply({ LIVE: ['B', 'A'], RNG: ['C', 'D'] }), undefined))).toEqual([
      ['LIVE', 'B', 'A'],
      ['RNG', 'C', 'D'],
    ]);
  });

  test('LA-4 SPORTS vendors are split by the configured names', () => {
    const lists = { esports: ['IMES'], cockfight: ['SV3'] };
    expect(shape(arranged(reply({ SPORTS: ['T', 'SV3', 'IMES'] }), lists))).toEqual([
      ['SPORTS', 'T'],
      ['COCKFIGHT', 'SV3'],
      ['ESPORTS', 'IMES'],
    ]);
    expect(shape(arranged(reply({ SPORTS: ['IMES', 'T'], ESPORTS: ['L'] }), lists))).toEqual([
      ['SPORTS', 'T'],
      ['ESPORTS', 'L', 'IMES'],
    ]);
  });

  test('LA-4 a vendor on both lists is e-sports; one that is there already is there once; no SPORTS, no split', () => {
    const both = { esports: ['IMES', 'NONE'], cockfight: ['IMES', 'SV3'] };
    const split = [
      ['SPORTS', 'T'],
      ['COCKFIGHT', 'SV3'],
      ['ESPORTS', 'IMES'],
    ];
    expect(shape(arranged(reply({ SPORTS: ['T', 'SV3', 'IMES'] }), both))).toEqual(split);
    expect(shape(arranged(reply({ SPORTS: ['T', 'SV3', 'IMES'], ESPORTS: ['IMES'] }), both))).toEqual(split);
    expect(shape(arranged(reply({ SPORTS: ['IMES'] }), both))).toEqual([['ESPORTS', 'IMES']]);
    expect(shape(arranged(reply({ RNG: ['IMES'] }), both))).toEqual([['RNG', 'IMES']]);
  });

  test('a category without vendors is left out', () => {
    expect(shape(arranged(reply({ RNG: [], PVP: ['A'] }), undefined))).toEqual([['PVP', 'A']]);
  });

  test('HM-5 a vendor icon is base, code and suffix', () => {
    expect(vendorIcon(vendor('PT'), false)).toBe('https://img.example/icons/PT_color.svg');
    expect(vendorIcon(vendor('PT'), true)).toBe('https://img.example/icons/PT_black.svg');
    expect(vendorIcon({ ...vendor('PT'), mobileLargeIcon: '' }, true)).toBe('');
  });

  test('HM-9 a vendor tile leads to its category, in sports to the frame', () => {
    expect(vendorAddress('RNG', 'PT')).toBe('/m/slot-games?vassalage=PT');
    expect(vendorAddress('SPORTS', 'T')).toBe('/m/sportsGame?vassalage=T');
    expect(vendorAddress('MINI', 'X')).toBe('/m/gameList?gameType=MINI&vassalage=X');
  });
});

describe('anchors', () => {
  const categories = ['RNG', 'HOT', 'SPORTS', 'LOTT'].map((code) => ({ code, vendors: [vendor('A')] }));

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
