import { buildCatalogue, type Catalogue } from '../gateway/arranged-vendors.ts';
import { call } from '../gateway/client.ts';
import { getVendors } from '../gateway/endpoints/lobby.ts';
import { type Resource, resource } from '../gateway/resource.ts';
import type { LobbyScope } from './scope.ts';

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
