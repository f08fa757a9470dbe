import { invalidate, type Resource, resource } from '../../gateway/cache/resource.ts';
import type { Vendor } from '../../gateway/endpoints/lobby.ts';
import type { Catalogue } from '../../gateway/endpoints/shared/catalogue.ts';
import { $session, PERSONAL_PREFIX } from '../../session/session.ts';
import type { LobbyScope } from '../lobby-scope.ts';
import { type MatchToOpen, openUrlInWindow, requestLaunchUrl, requestTrialUrl } from './launch.ts';
import { openWindowIfNeeded } from './start-game.ts';

/** Milliseconds without a change of session or language before sports are launched again (LA-3). */
export const RELAUNCH_DELAY = 250;

/** Returns the vendor named in the address, or the first one of SPORTS. */
export function sportsVendor({ categories }: Catalogue, vassalage: string): Vendor | undefined {
  const sports = ['SPORTS', 'ESPORTS', 'COCKFIGHT'].flatMap(
    (code) => categories.find((category) => category.code === code)?.vendors ?? [],
  );
  return vassalage ? sports.find((vendor) => vendor.vassalage === vassalage) : sports[0];
}

/** A vendor whose sports are opened, at a match if there is one. */
export type SportsTarget = Vendor & MatchToOpen;

export interface SportsLaunch {
  $address: Resource<string>;
  /** Discards the used URL, so that subscribers get another one. */
  renew(): void;
}

/** Launches a vendor's sports: with a session for real money, otherwise as a trial (LA-3). */
export function sportsLaunch(scope: LobbyScope, vendor: SportsTarget, signedIn: boolean): SportsLaunch {
  const { merchantCode, language } = scope;
  const { vassalage, gameId, telGameId, matchId = '', outcome = '' } = vendor;
  const game = `${merchantCode}/${language}/${vassalage}/${signedIn ? gameId : telGameId}/${matchId}/${outcome}/`;
  const key = `${signedIn ? PERSONAL_PREFIX : ''}sports/${game}`;
  const $address = resource(key, (signal) => sportsAddress(scope, vendor, signedIn, signal));
  return { $address, renew: () => invalidate(key) };
}

function sportsAddress(scope: LobbyScope, vendor: SportsTarget, signedIn: boolean, signal?: AbortSignal) {
  return signedIn ? requestLaunchUrl(vendor, scope, signal) : requestTrialUrl(vendor, scope, signal);
}

/** Opens a vendor's sports in a separate window; call it within the tap. */
export async function openSportsInWindow(
  scope: LobbyScope,
  vendor: SportsTarget,
  title: string,
): Promise<void> {
  const window = openWindowIfNeeded(vendor.vassalage, title, scope);
  const signedIn = $session.get() !== undefined;
  const ask = () => sportsAddress(scope, vendor, signedIn);
  await openUrlInWindow(title, window, ask, () => void openSportsInWindow(scope, vendor, title));
}
