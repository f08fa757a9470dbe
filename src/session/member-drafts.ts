import type { KeyValue } from '../lib/storage.ts';

let kept: KeyValue | undefined;

/** Drafts of the signed-in player's forms, which hold nothing until a storage is provided: never on terminals. */
export const memberDrafts: KeyValue = {
  get: (key) => kept?.get(key),
  set: (key, value) => kept?.set(key, value),
  remove: (key) => kept?.remove(key),
};

export function provideMemberDrafts(storage: KeyValue): void {
  kept = storage;
}
