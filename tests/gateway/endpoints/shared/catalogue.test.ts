import { describe, expect, test } from 'vitest';
import type { getVendors } from '../../../../src/gateway/endpoints/lobby.ts';
import { buildCatalogue, vendorIcon } from '../../../../src/gateway/endpoints/shared/catalogue.ts';
import type { Reply } from '../../../../src/gateway/http/endpoint.ts';

const vendor = (vassalage: string): Reply<typeof getVendors>['mapping'][string][number] => ({
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
const shape = (known: ReturnType<typeof buildCatalogue>) =>
  known.categories.map(({ code, vendors }) => [code, ...vendors.map(({ vassalage }) => vassalage)]);

describe('the catalogue', () => {
  test('names vendors by their display name, else by their code, unless the operator names them', () => {
    const served = reply({ RNG: ['A', 'B', 'C'] });
    served.mapping.RNG!.find(({ vassalage }) => vassalage === 'B')!.displayName = '';
    expect(buildCatalogue({ ...served, display: { C: 'The third' } }, undefined).names).toEqual({
      A: 'a',
      B: 'B',
      C: 'The third',
    });
  });

  test('B3 vendors that the order does not name come last, and a category without any is left out', () => {
    const served = reply({ RNG: ['B', 'A'], LIVE: [] });
    served.mapping.RNG = [vendor('X'), ...served.mapping.RNG!];
    served.sorting.push({ gameCategory: 'MINI', vendorNames: ['M'] });
    expect(shape(buildCatalogue(served, undefined))).toEqual([['RNG', 'B', 'A', 'X']]);
  });

  test('categories and vendors keep the gateway’s order', () => {
    expect(shape(buildCatalogue(reply({ LIVE: ['B', 'A'], RNG: ['C', 'D'] }), undefined))).toEqual([
      ['LIVE', 'B', 'A'],
      ['RNG', 'C', 'D'],
    ]);
  });

  test('SPORTS vendors are split by the configured names', { tags: ['LA-4'] }, () => {
    const lists = { esports: ['IMES'], cockfight: ['SV3'] };
    expect(shape(buildCatalogue(reply({ SPORTS: ['T', 'SV3', 'IMES'] }), lists))).toEqual([
      ['SPORTS', 'T'],
      ['COCKFIGHT', 'SV3'],
      ['ESPORTS', 'IMES'],
    ]);
    expect(shape(buildCatalogue(reply({ SPORTS: ['IMES', 'T'], ESPORTS: ['L'] }), lists))).toEqual([
      ['SPORTS', 'T'],
      ['ESPORTS', 'L', 'IMES'],
    ]);
  });

  test('counts a vendor on both lists as e-sports, adds none twice, and splits nothing without SPORTS', {
    tags: ['LA-4'],
  }, () => {
    const both = { esports: ['IMES', 'NONE'], cockfight: ['IMES', 'SV3'] };
    const split = [
      ['SPORTS', 'T'],
      ['COCKFIGHT', 'SV3'],
      ['ESPORTS', 'IMES'],
    ];
    expect(shape(buildCatalogue(reply({ SPORTS: ['T', 'SV3', 'IMES'] }), both))).toEqual(split);
    expect(shape(buildCatalogue(reply({ SPORTS: ['T', 'SV3', 'IMES'], ESPORTS: ['IMES'] }), both))).toEqual(
      split,
    );
    expect(shape(buildCatalogue(reply({ SPORTS: ['IMES'] }), both))).toEqual([['ESPORTS', 'IMES']]);
    expect(shape(buildCatalogue(reply({ RNG: ['IMES'] }), both))).toEqual([['RNG', 'IMES']]);
  });

  test('a category without vendors is left out', () => {
    expect(shape(buildCatalogue(reply({ RNG: [], PVP: ['A'] }), undefined))).toEqual([['PVP', 'A']]);
  });

  test('a vendor icon is base, code and suffix', { tags: ['HM-5'] }, () => {
    expect(vendorIcon(vendor('PT'), false)).toBe('https://img.example/icons/PT_color.svg');
    expect(vendorIcon(vendor('PT'), true)).toBe('https://img.example/icons/PT_black.svg');
    expect(vendorIcon({ ...vendor('PT'), mobileLargeIcon: '' }, true)).toBe('');
  });
});
