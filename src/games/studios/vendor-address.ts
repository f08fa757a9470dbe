import { linkTo, linkToCategory } from '../../routes/routes.ts';
import { showsVendorsOnly } from '../category-texts.ts';

/** Returns the target of a vendor tile: its category with the vendor selected, or the sports page (HM-9). */
export function vendorAddress(category: string, vassalage: string): string {
  return showsVendorsOnly(category)
    ? linkTo('sportsGame', { vassalage })
    : linkToCategory(category, vassalage);
}
