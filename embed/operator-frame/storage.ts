import { browserStorage, type KeyValue } from '../../src/lib/storage.ts';

const PROBE = 'foyer-probe';

/** Whether the browser keeps anything for this page: some give a page within another one no storage. */
export function hasStorage(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** What the frame's keys begin with: in browsers that keep all frames in one storage, the site's own lie beside them. */
const PREFIX = 'foyer-frame/';

/** Whether a change of the browser's storage, by its key, concerns this one's; nothing stands for all of it. */
export const affectsKey = (changed: string | null, key: string): boolean =>
  changed === null || changed === PREFIX + key;

/** The frame's own storage, which browsers keep apart for each site around it; memory where there is none. */
export function frameStorage(): KeyValue {
  const all = browserStorage('localStorage');
  return {
    get: (key) => all.get(PREFIX + key),
    set: (key, value) => all.set(PREFIX + key, value),
    remove: (key) => all.remove(PREFIX + key),
  };
}
