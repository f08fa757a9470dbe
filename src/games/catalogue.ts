import { call } from '../gateway/client.ts';
import type { Reply } from '../gateway/endpoint.ts';
import { getVendors, type Vendor } from '../gateway/endpoints/lobby.ts';
import { type Resource, resource } from '../gateway/resource.ts';
import { inOrder } from '../gateway/vendors-in-order.ts';
import { ownEntry } from '../lib/own-entry.ts';
import type { LobbyScope } from './scope.ts';

export interface Category {
  /** RNG, LIVE, FISH, PVP, SPORTS, ESPORTS, COCKFIGHT, LOTT, ELOTT, or what the operator calls its own. */
  code: string;
  vendors: readonly Vendor[];
}

/** The categories in the operator's order, with their vendors (B3). */
export interface Catalogue {
  categories: readonly Category[];
  /** Name of each vendor by its code. */
  names: Readonly<Record<string, string>>;
}

/** Vendor list type id (B9). */
const VENDOR_TYPE = 1;

/** What the vendors are asked for by. */
export function vendorsQuery({ merchantCode, language }: Pick<LobbyScope, 'merchantCode' | 'language'>) {
  return { typeId: VENDOR_TYPE, merchantCode, language } as const;
}

/** The catalogue in a language; read once and shared by every widget of the lobby. */
export function catalogue(scope: LobbyScope): Resource<Catalogue> {
  const { merchantCode, language } = scope;
  return resource(`vendors/${merchantCode}/${language}`, async (signal) =>
    arranged(await call(getVendors, { query: vendorsQuery(scope) }, { signal }), scope.sportsVendors),
  );
}

/** Puts vendors under their categories in order, and splits the SPORTS ones by the operator's lists (B4). */
export function arranged(
  { sorting, mapping, display }: Reply<typeof getVendors>,
  lists: LobbyScope['sportsVendors'],
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

/** Address of a vendor's icon: icon base, code and `_color`, or `_black` on the accent of a chosen one (HM-5). */
export function vendorIcon({ mobileLargeIcon, vassalage }: Vendor, chosen: boolean): string {
  const cut = mobileLargeIcon.lastIndexOf('/') + 1;
  const ending = /\.\w+$/.exec(mobileLargeIcon)?.[0] ?? '';
  return ending && mobileLargeIcon.slice(0, cut) + vassalage + (chosen ? '_black' : '_color') + ending;
}
