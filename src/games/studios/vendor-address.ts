import { linkTo, linkToCategory } from '../../routes/routes.ts';
import { showsVendorsOnly } from '../category-texts.ts';

/** Where a vendor's tile leads (HM-9): its category with it chosen; sports open their frame. */
export function vendorAddress(category: string, vassalage: string): string {
  return showsVendorsOnly(category)
    ? linkTo('sportsGame', { vassalage })
    : linkToCategory(category, vassalage);
}
