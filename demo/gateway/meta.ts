import type { Store } from './store.ts';

/** A value kept under a name beside the tables; nothing where there is none. */
export function metaValue(store: Store, name: string): string | undefined {
  return store.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', name)?.value;
}

export function setMeta(store: Store, name: string, value: string): void {
  store.run('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)', name, value);
}

/** The value kept under a name, made when it is first asked for: a key of this database, for one. */
export function metaOrMake(store: Store, name: string, make: () => string): string {
  const kept = metaValue(store, name);
  if (kept !== undefined) return kept;
  const made = make();
  setMeta(store, name, made);
  return made;
}
