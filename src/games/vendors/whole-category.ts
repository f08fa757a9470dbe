import { linkToCategory } from '../../routes/routes.ts';

/** Categories whose page begins with the games of one vendor unless told otherwise (GC-6). */
const beginsWithVendor: ReadonlySet<string> = new Set(['RNG', 'LIVE', 'FISH', 'PVP', 'MINI']);

/** Address of a category with the games of all its vendors. */
export function wholeCategory(code: string): string {
  return linkToCategory(code, beginsWithVendor.has(code) ? 'ALL' : '');
}
