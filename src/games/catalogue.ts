import { gatewayRead } from '../gateway/cache/gateway-read.ts';
import { type Resource, resource } from '../gateway/cache/resource.ts';
import { getVendors } from '../gateway/endpoints/lobby.ts';
import { buildCatalogue, type Catalogue } from '../gateway/endpoints/shared/catalogue.ts';
import type { LobbyScope } from './lobby-scope.ts';

const VENDOR_TYPE = 1;

/** Start of the keys of catalogues. */
export const CATALOGUE_KEY = 'vendors/';

/** Returns the query of the vendor list. */
function vendorsQuery({ merchantCode, language }: Pick<LobbyScope, 'merchantCode' | 'language'>) {
  return { typeId: VENDOR_TYPE, merchantCode, language } as const;
}

/** Returns the catalogue in a language, cached for all widgets. */
export function catalogue(scope: LobbyScope): Resource<Catalogue> {
  const { merchantCode, language } = scope;
  return resource(
    `${CATALOGUE_KEY}${merchantCode}/${language}`,
    gatewayRead(getVendors, vendorsQuery(scope), (reply) => buildCatalogue(reply, scope.sportsVendors)),
  );
}
