/** Text by key. Never throws: a full or forbidden storage is made up for by memory. */
export interface KeyValue {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Storage that ends with the page. */
export function memoryStorage(): KeyValue {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/**
 * The browser's storage. What it refuses to take or to remove is so in memory, until it takes the key again; where it
 * cannot be read, memory has what was last known.
 */
export function browserStorage(area: 'localStorage' | 'sessionStorage'): KeyValue {
  const memory = memoryStorage();
  /** Keys of which the browser's storage holds something else than was meant. */
  const refused = new Set<string>();
  const attempt = (key: string, write: (store: Storage) => void) => {
    try {
      // Asked for each time: some browsers forbid it after the start, and throw for the property itself.
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
        // Forbidden by now.
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
