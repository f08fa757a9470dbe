import { parseJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';
import { $session, $sessionLost } from '../../session/session.ts';

const KEY = 'RECENT_SEARCHES';
/** Searches that are kept, the latest. */
const KEPT = 6;

/** What was looked for on this device, the latest first; nothing on one that is not the player's own. */
export function recentSearches(): string[] {
  if (!platform().ownDevice) return [];
  const kept = parseJson(platform().persistentStorage.get(KEY));
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
}

/** Keeps a search that led somewhere, until the player signs out. */
export function noteSearch(text: string): void {
  if (!platform().ownDevice || !text) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  platform().persistentStorage.set(KEY, JSON.stringify([text, ...others].slice(0, KEPT)));
}

export function forgetSearches(): void {
  platform().persistentStorage.remove(KEY);
}

/** Has them go with the session that ends, or ended before this ran. */
export function forgetSearchesWithSession(): void {
  if ($sessionLost.get()) forgetSearches();
  $session.listen((session) => session || forgetSearches());
}
