import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import type { Category } from '../../gateway/endpoints/shared/catalogue.ts';

/** Number of vendors that a long category, RNG, shows on home (HM-5). */
const MAX_ON_SECTION = 10;
/** Vendors in the strip: the specification's numbers 10 to 14, counted from 0. */
const STRIP_SIZE = 5;

export function vendorsOnSection({ code, vendors }: Category): readonly Vendor[] {
  return code === 'RNG' ? vendors.slice(0, MAX_ON_SECTION) : vendors;
}

/**
 * Returns the vendors of the strip below the section. The specification names both the first ten for the
 * section and 10 to 14 for the strip, so no vendor shows twice.
 */
export function vendorsOnStrip({ code, vendors }: Category): readonly Vendor[] {
  return code === 'RNG' ? vendors.slice(MAX_ON_SECTION, MAX_ON_SECTION + STRIP_SIZE) : [];
}
