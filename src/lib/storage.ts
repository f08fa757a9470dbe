/** Text by key. Never throws: falls back to memory when the browser's storage is full or forbidden. */
export interface KeyValue {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export function memoryStorage(): KeyValue {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/**
 * Returns the browser's storage. Writes and removals that it refuses are kept in memory until it accepts the key
 * again; when it cannot be read, the last known value counts.
 */
export function browserStorage(area: 'localStorage' | 'sessionStorage'): KeyValue {
  const memory = memoryStorage();
  /** Keys whose last write or removal the browser refused. */
  const refused = new Set<string>();
  const attempt = (key: string, write: (store: Storage) => void) => {
    try {
      // Accessed each time: some browsers forbid the storage later, and then the property itself throws.
      write(window[area]);
      refused.delete(key);
    } catch {
      refused.add(key);
    }
  };
  return {
    get(key) {
      if (refused.has(key)) return memory.get(key);
      try {
        const value = window[area].getItem(key);
        if (value === null) memory.remove(key);
        else memory.set(key, value);
      } catch {
        // Now forbidden.
      }
      return memory.get(key);
    },
    set(key, value) {
      memory.set(key, value);
      attempt(key, (store) => store.setItem(key, value));
    },
    remove(key) {
      memory.remove(key);
      attempt(key, (store) => store.removeItem(key));
    },
  };
}
