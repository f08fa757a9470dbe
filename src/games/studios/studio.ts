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
  /** Whether one list can show all games; lotteries have their own page (LA-4). */
  whole: boolean;
}

/** Returns the studio of a vendor code; undefined if the catalogue has none. */
export function studioIn({ categories }: Catalogue, vassalage: string): Studio | undefined {
  const own = categories.flatMap(({ code, vendors }) =>
    vendors.filter((vendor) => vendor.vassalage === vassalage).map((vendor) => ({ code, vendor })),
  );
  const codes = own.map(({ code }) => code);
  const whole =
    codes.length > 1 && withoutLotteries(codes.map((gameType) => ({ gameType }))).length === codes.length;
  return own[0] && { vendor: own[0].vendor, categories: codes, whole };
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
