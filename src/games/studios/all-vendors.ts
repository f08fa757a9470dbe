import { liesAcross, linkToCategory } from '../../routes/routes.ts';

/** How the address says that the games of all vendors are shown, where it would begin with the first. */
export const ALL_VENDORS = 'ALL';

/** The games of every category. */
export const ALL_GAMES = 'ALL';

/** Categories whose page does not begin with a vendor chosen (GC-6). */
export const withoutFirstVendor: ReadonlySet<string> = new Set([
  'SPORTS',
  'ESPORTS',
  'ELOTT',
  'LOTT',
  ALL_GAMES,
]);

/** Address of a category with the games of all its vendors. */
export function allVendorsAddress(code: string): string {
  const begins = !liesAcross(code) && !withoutFirstVendor.has(code);
  return linkToCategory(code, begins ? ALL_VENDORS : '');
}
