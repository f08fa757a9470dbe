import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';

/** How many vendors a long category, RNG, shows on its section of home (HM-5). */
const ON_SECTION = 10;
/** One view of the strip beside it: the specification's vendors 10 to 14, counted from 0. */
const BESIDE = 5;

/** The vendors to choose from on a section of home. */
export function vendorsOnSection({ code, vendors }: Category): readonly Vendor[] {
  return code === 'RNG' ? vendors.slice(0, ON_SECTION) : vendors;
}

/**
 * The vendors of the strip below the section, which leads on to the category's own page. The specification reads
 * twice here: the first ten on the section, 10 to 14 on the home strip. Both hold, and no vendor shows twice.
 */
export function vendorsBeside({ code, vendors }: Category): readonly Vendor[] {
  return code === 'RNG' ? vendors.slice(ON_SECTION, ON_SECTION + BESIDE) : [];
}
