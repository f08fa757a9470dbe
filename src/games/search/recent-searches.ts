import { parseJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';
import { $session, $sessionLost } from '../../session/session.ts';

const KEY = 'RECENT_SEARCHES';
/** Maximum of stored searches. */
const KEPT = 6;

/** Returns the searches of this device, newest first; empty on shared devices. */
export function recentSearches(): string[] {
  if (!platform().ownDevice) return [];
  const kept = parseJson(platform().persistentStorage.get(KEY));
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : [];
}

/** Stores a search that led to a result, until the player signs out. */
export function noteSearch(text: string): void {
  if (!platform().ownDevice || !text) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  platform().persistentStorage.set(KEY, JSON.stringify([text, ...others].slice(0, KEPT)));
}

export function forgetSearches(): void {
  platform().persistentStorage.remove(KEY);
}

/** Deletes the searches when the session ends, or has ended before this ran. */
export function forgetSearchesWithSession(): void {
  if ($sessionLost.get()) forgetSearches();
  $session.listen((session) => session || forgetSearches());
}
