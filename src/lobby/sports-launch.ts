import { onMount } from 'nanostores';
import type { Vendor } from '../gateway/endpoints/lobby.ts';
import { forgetResources, type Resource, resource } from '../gateway/resource.ts';
import { PERSONAL } from '../session/session.ts';
import type { Catalogue } from './catalogue.ts';
import { launchAddress, trialAddress } from './launch.ts';
import type { LobbyScope } from './scope.ts';

/** The vendor a sports address names, or the first of SPORTS. */
export function sportsVendor({ categories }: Catalogue, vassalage: string): Vendor | undefined {
  const sports = ['SPORTS', 'ESPORTS', 'COCKFIGHT'].flatMap(
    (code) => categories.find((category) => category.code === code)?.vendors ?? [],
  );
  return vassalage ? sports.find((vendor) => vendor.vassalage === vassalage) : sports[0];
}

const kept = new Map<string, Resource<string>>();

/**
 * Address of a vendor's sports game: the real one signed in, a trial signed out (LA-3). An address opens once,
 * so it is forgotten with its last reader and the next one launches anew.
 */
export function sportsAddress(scope: LobbyScope, vendor: Vendor, signedIn: boolean): Resource<string> {
  const key = `${signedIn ? PERSONAL : ''}sports/${scope.merchantCode}/${scope.language}/${vendor.vassalage}`;
  const known = kept.get(key);
  if (known) return known;
  const $address = resource(key, (signal) =>
    signedIn ? launchAddress(vendor, scope, signal) : trialAddress(vendor, scope, signal),
  );
  onMount($address, () => () => forgetResources(key));
  kept.set(key, $address);
  return $address;
}

/** Milliseconds the frame stays blank before it gets its address, and its loader after it has loaded (LA-3). */
export const FRAME_DELAY = 150;
export const LOADER_DELAY = 100;

/** Whether a message of the sports page says that the player must sign in again: `{ relogin: true }` (LA-3). */
export function asksForLogin(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'relogin' in data && Boolean(data.relogin);
}
