import type { KeyValue } from '../../src/lib/storage.ts';

/** Storage of one visit, in memory. */
export interface VisitStorage extends KeyValue {
  keys(): string[];
  clear(): void;
}

export function visitStorage(): VisitStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    clear: () => kept.clear(),
  };
}
