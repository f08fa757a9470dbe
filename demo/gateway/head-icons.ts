import { pictureAddress } from '../fixtures/picture-address.ts';
import type { Store } from './store.ts';

export function chosenHeadIcon(store: Store, memberId: number): string {
  const row = store.one<{ head_icon: string }>('SELECT head_icon FROM members WHERE id = ?', memberId);
  return row?.head_icon ?? '';
}

export function headIconArt(id: string, base: string): string {
  return pictureAddress(base, 'avatars', `${id}.svg`);
}

/** Returns the URL of a member's picture; empty for none. */
export function headIconAddress(store: Store, memberId: number, base: string): string {
  const id = chosenHeadIcon(store, memberId);
  return id && headIconArt(id, base);
}
