import type { Store } from './store.ts';

/** Returns a stored value by name. */
export function metaValue(store: Store, name: string): string | undefined {
  return store.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)?.value;
}

export function setMeta(store: Store, name: string, value: string): void {
  store.insert('meta', { name, value }, 'REPLACE');
}

/** Returns a stored value by name, such as a key; creates it on first use. */
export function metaOrCreate(store: Store, name: string, make: () => string): string {
  const kept = metaValue(store, name);
  if (kept !== undefined) return kept;
  const made = make();
  setMeta(store, name, made);
  return made;
}
