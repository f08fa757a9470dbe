import { coversAllCategories, linkToCategory } from '../../routes/routes.ts';

/** Value in the address for the games of all vendors. */
export const ALL_VENDORS = 'ALL';

/** The games of all categories. */
export const ALL_GAMES = 'ALL';

/** Categories whose page starts without a selected vendor (GC-6). */
export const withoutFirstVendor: ReadonlySet<string> = new Set([
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  ALL_GAMES,
]);

/** Returns the address of a category with all vendors. */
export function allVendorsAddress(code: string): string {
  const begins = !coversAllCategories(code) && !withoutFirstVendor.has(code);
  return linkToCategory(code, begins ? ALL_VENDORS : '');
}
