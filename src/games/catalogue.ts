import { type Resource, resource } from '../gateway/cache/resource.ts';
import { getVendors } from '../gateway/endpoints/lobby.ts';
import { buildCatalogue, type Catalogue } from '../gateway/endpoints/shared/catalogue.ts';
import { call } from '../gateway/http/client.ts';
import type { LobbyScope } from './lobby-scope.ts';

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
    buildCatalogue(await call(getVendors, { query: vendorsQuery(scope) }, { signal }), scope.sportsVendors),
  );
}
