import { useStore } from '@nanostores/react';
import { catalogue } from '../catalogue.ts';
import type { LobbyScope } from '../lobby-scope.ts';

const none: Readonly<Record<string, string>> = {};

/** Returns vendor names by code; empty until the catalogue has loaded. */
export function useVendorNames(scope: LobbyScope): Readonly<Record<string, string>> {
  const known = useStore(catalogue(scope));
  return known.state === 'ready' ? known.value.names : none;
}
