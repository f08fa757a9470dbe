import { invalidate, type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import type { Catalogue } from '../../gateway/endpoints/shared/catalogue.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { openUrlInWindow, requestLaunchUrl, requestTrialUrl } from './launch.ts';
import { openWindowIfNeeded } from './start-game.ts';

/** Milliseconds that who is signed in and the language have to stand before sports are launched anew (LA-3). */
export const RELAUNCH_DELAY = 250;

/** The vendor a sports address names, or the first of SPORTS. */
export function sportsVendor({ categories }: Catalogue, vassalage: string): Vendor | undefined {
  const sports = ['SPORTS', 'ESPORTS', 'COCKFIGHT'].flatMap(
    (code) => categories.find((category) => category.code === code)?.vendors ?? [],
  );
  return vassalage ? sports.find((vendor) => vendor.vassalage === vassalage) : sports[0];
}

export interface SportsLaunch {
  $address: Resource<string>;
  /** The address was used: what reads it next, or goes on reading it, gets another one. */
  renew(): void;
}

/** Launches a vendor's sports: the real ones signed in, a trial signed out (LA-3). */
export function sportsLaunch(scope: LobbyScope, vendor: Vendor, signedIn: boolean): SportsLaunch {
  const { merchantCode, language } = scope;
  const { vassalage, gameId, telGameId } = vendor;
  const game = `${merchantCode}/${language}/${vassalage}/${signedIn ? gameId : telGameId}/`;
  const key = `${signedIn ? PERSONAL_PREFIX : ''}sports/${game}`;
  const $address = resource(key, (signal) => sportsAddress(scope, vendor, signedIn, signal));
  return { $address, renew: () => invalidate(key) };
}

function sportsAddress(scope: LobbyScope, vendor: Vendor, signedIn: boolean, signal?: AbortSignal) {
  return signedIn ? requestLaunchUrl(vendor, scope, signal) : requestTrialUrl(vendor, scope, signal);
}

/** Launches the sports of a vendor that needs a window of its own; call it within the tap. */
export async function openSportsInWindow(scope: LobbyScope, vendor: Vendor, title: string): Promise<void> {
  const window = openWindowIfNeeded(vendor.vassalage, title, scope);
  const signedIn = $session.get() !== undefined;
  const ask = () => sportsAddress(scope, vendor, signedIn);
  await openUrlInWindow(title, window, ask, () => void openSportsInWindow(scope, vendor, title));
}
