import { parseJson } from '../../lib/json.ts';
import { platform } from '../../platform/platform.ts';
import { $session, $sessionLost } from '../../session/session.ts';

const KEY = 'RECENT_SEARCHES';
/** Maximum of stored searches. */
const MAX_SEARCHES = 6;

/** Returns the searches of this device, newest first; empty on shared devices. */
export function recentSearches(): string[] {
  if (!platform().ownDevice) return [];
  const kept = parseJson(platform().persistentStorage.get(KEY));
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES) : [];
}

/** Stores a search that led to a result, until the player signs out. */
export function saveSearch(text: string): void {
  if (!platform().ownDevice || !text) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  platform().persistentStorage.set(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
}

export function deleteSearches(): void {
  platform().persistentStorage.remove(KEY);
}

/** Deletes the searches when the session ends, or has ended before this ran. */
export function deleteSearchesWithSession(): void {
  if ($sessionLost.get()) deleteSearches();
  $session.listen((session) => session || deleteSearches());
}
