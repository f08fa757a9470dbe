import type { TextKey } from '../i18n/keys.ts';
import { ownEntry } from '../lib/own-entry.ts';

const texts: Readonly<Record<string, TextKey>> = {
  HOME: 'lobby.categoryHOME',
  FAV: 'lobby.categoryFAV',
  HOT: 'lobby.categoryHOT',
  MXWIN: 'lobby.categoryMXWIN',
  RNG: 'lobby.categoryRNG',
  LIVE: 'lobby.categoryLIVE',
  FISH: 'lobby.categoryFISH',
  PVP: 'lobby.categoryPVP',
  SPORTS: 'lobby.categorySPORTS',
  ESPORTS: 'lobby.categoryESPORTS',
  COCKFIGHT: 'lobby.categoryCOCKFIGHT',
  ALL: 'lobby.categoryALL',
  MINI: 'lobby.categoryMINI',
  LOTT: 'lobby.categoryLOTT',
  ELOTT: 'lobby.categoryELOTT',
};

/** Returns the name of a category, or its code if the product does not know it. */
export function categoryName(code: string, t: (key: TextKey) => string): string {
  const key = ownEntry(texts, code);
  return key ? t(key) : code;
}

const vendorOnly: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);

/** Whether a category shows vendor tiles instead of games (GC-2). */
export function showsVendorsOnly(code: string): boolean {
  return vendorOnly.has(code);
}
