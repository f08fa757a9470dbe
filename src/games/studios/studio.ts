import { type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import type { Catalogue } from '../../gateway/endpoints/shared/catalogue.ts';
import { getStudio } from '../../gateway/endpoints/studio.ts';
import { call } from '../../gateway/http/client.ts';
import type { Reply } from '../../gateway/http/endpoint.ts';
import { linkTo } from '../../routes/routes.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { withoutLotteries } from '../without-lotteries.ts';

/** A studio in the catalogue. */
export interface Studio {
  vendor: Vendor;
  /** Codes of the studio's categories, in order. */
  categories: readonly string[];
}

/** Returns every studio once, in the operator's order. */
export function allStudios({ categories }: Catalogue): Studio[] {
  const studios = new Map<string, Studio & { categories: string[] }>();
  for (const { code, vendors } of categories) {
    for (const vendor of vendors) {
      const known = studios.get(vendor.vassalage);
      if (known) known.categories.push(code);
      else studios.set(vendor.vassalage, { vendor, categories: [code] });
    }
  }
  return [...studios.values()];
}

/**
 * Returns the studio of a vendor code, and whether one list can show all its games: lotteries have their own page
 * (LA-4). Undefined if the catalogue has none.
 */
export function studioIn(catalogue: Catalogue, vassalage: string): (Studio & { whole: boolean }) | undefined {
  const own = allStudios(catalogue).find(({ vendor }) => vendor.vassalage === vassalage);
  if (!own) return undefined;
  const games = own.categories.map((gameType) => ({ gameType }));
  return { ...own, whole: games.length > 1 && withoutLotteries(games).length === games.length };
}

export function studioAddress(vassalage: string, choice: Readonly<Record<string, string>> = {}): string {
  return linkTo('studio', { vassalage, ...choice });
}

/** Returns the number of a studio's games. */
export function studioSize(
  { merchantCode }: LobbyScope,
  vassalage: string,
): Resource<Reply<typeof getStudio>> {
  return resource(`studio/${merchantCode}/${vassalage}`, (signal) =>
    call(getStudio, { query: { merchant: merchantCode, vassalage } }, { signal }),
  );
}
