import { ownEntry } from '../../../lib/own-entry.ts';
import type { Reply } from '../../http/endpoint.ts';
import type { getVendors, Vendor } from '../lobby.ts';
import type { SportsVendors } from './sports-vendors.ts';

export interface Category {
  /** RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, COCKFIGHT, LOTT, ELOTT, or a category of the operator. */
  code: string;
  vendors: readonly Vendor[];
}

/** Categories with their vendors, in the operator's order. */
export interface Catalogue {
  categories: readonly Category[];
  /** Vendor names by code. */
  names: Readonly<Record<string, string>>;
}

/** Sorts vendors into their categories, and SPORTS vendors into the operator's e-sports and cockfight lists. */
export function buildCatalogue(
  { sorting, mapping, display }: Reply<typeof getVendors>,
  lists: SportsVendors | undefined,
): Catalogue {
  const categories = sorting.map(({ gameCategory, vendorNames }) => ({
    code: gameCategory,
    vendors: inOrder(ownEntry(mapping, gameCategory) ?? [], vendorNames),
  }));
  const sports = categories.find(({ code }) => code === 'SPORTS');
  for (const [code, own] of [
    ['ESPORTS', lists?.esports ?? []],
    ['COCKFIGHT', lists?.cockfight ?? []],
  ] as const) {
    const moved = sports?.vendors.filter(({ vassalage }) => own.includes(vassalage)) ?? [];
    if (!sports || !moved.length) continue;
    sports.vendors = sports.vendors.filter((vendor) => !moved.includes(vendor));
    const there = categories.find((category) => category.code === code);
    if (there) {
      const known = new Set(there.vendors.map(({ vassalage }) => vassalage));
      there.vendors = [...there.vendors, ...moved.filter(({ vassalage }) => !known.has(vassalage))];
    } else categories.splice(categories.indexOf(sports) + 1, 0, { code, vendors: moved });
  }
  const names: Record<string, string> = {};
  for (const { vendors } of categories) {
    for (const { vassalage, displayName } of vendors) names[vassalage] = displayName || vassalage;
  }
  return {
    categories: categories.filter(({ vendors }) => vendors.length > 0),
    names: { ...names, ...display },
  };
}

/** Returns the URL of a vendor's icon: icon base, code and `_color`, or `_black` for the selected vendor (HM-5). */
export function vendorIcon({ mobileLargeIcon, vassalage }: Vendor, chosen: boolean): string {
  const cut = mobileLargeIcon.lastIndexOf('/') + 1;
  const ending = /\.\w+$/.exec(mobileLargeIcon)?.[0] ?? '';
  return ending && mobileLargeIcon.slice(0, cut) + vassalage + (chosen ? '_black' : '_color') + ending;
}

/** Sorts vendors by the operator's order, unlisted ones last. */
function inOrder(vendors: readonly Vendor[], order: readonly string[]): Vendor[] {
  const place = (vendor: Vendor) => {
    const index = order.indexOf(vendor.vassalage);
    return index < 0 ? order.length : index;
  };
  return [...vendors].sort((a, b) => place(a) - place(b));
}
