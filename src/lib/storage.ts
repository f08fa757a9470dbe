/** Text by key. Never throws: a full or forbidden storage reads as empty. */
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

/** The browser's storage, or memory where the browser forbids it. */
export function browserStorage(area: 'localStorage' | 'sessionStorage'): KeyValue {
  const memory = memoryStorage();
  let store: Storage;
  try {
    store = window[area];
  } catch {
    return memory;
  }
  return {
    get: (key) => memory.get(key) ?? store.getItem(key) ?? undefined,
    set(key, value) {
      try {
        store.setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.remove(key);
      store.removeItem(key);
    },
  };
}
