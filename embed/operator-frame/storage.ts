import { browserStorage, type KeyValue } from '../../src/lib/storage.ts';

const PROBE = 'foyer-probe';

/** Returns whether storage is available. Some browsers deny it to third-party frames. */
export function hasStorage(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** Prefix of all keys: in browsers without partitioned storage the site's own keys are in the same storage. */
const PREFIX = 'foyer-frame/';

/** Returns whether a `storage` event affects a key. The event's key is null if everything was cleared. */
export const affectsKey = (changed: string | null, key: string): boolean =>
  changed === null || changed === PREFIX + key;

/** Returns the frame's storage, which browsers partition by the page around; memory if it is denied. */
export function frameStorage(): KeyValue {
  const all = browserStorage('localStorage');
  return {
    get: (key) => all.get(PREFIX + key),
    set: (key, value) => all.set(PREFIX + key, value),
    remove: (key) => all.remove(PREFIX + key),
  };
}
