import { showsVendorsOnly } from '../category-texts.ts';
import { type Studio, studioAddress } from './studio.ts';
import { vendorAddress } from './vendor-address.ts';

/** Returns where the games of a studio are: on its page, or on the sports page, where a vendor has no list. */
export function studioGamesAddress({ vendor: { vassalage }, categories }: Studio): string {
  const [first = ''] = categories;
  return showsVendorsOnly(first) ? vendorAddress(first, vassalage) : studioAddress(vassalage);
}
