import type { TextKey } from '../i18n/keys.ts';

/** Texts of categories, whose keys end with the code. The embed finds whole keys only. */
const names: readonly TextKey[] = [
  'lobby.categoryHOME',
  'lobby.categoryFAV',
  'lobby.categoryHOT',
  'lobby.categoryMXWIN',
  'lobby.categoryRNG',
  'lobby.categoryLIVE',
  'lobby.categoryFISH',
  'lobby.categoryPVP',
  'lobby.categorySPORTS',
  'lobby.categoryESPORTS',
  'lobby.categoryCOCKFIGHT',
  'lobby.categoryALL',
  'lobby.categoryMINI',
  'lobby.categoryLOTT',
  'lobby.categoryELOTT',
];

/** Returns the name of a category, or its code if the product does not know it. */
export function categoryName(code: string, t: (key: TextKey) => string): string {
  const key = names.find((name) => name.slice('lobby.category'.length) === code);
  return key ? t(key) : code;
}

const vendorOnly: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);

/** Whether a category shows vendor tiles instead of games (GC-2). */
export function showsVendorsOnly(code: string): boolean {
  return vendorOnly.has(code);
}
