import type { Store } from './store.ts';

/** News are for everyone, messages for one member. */
export type LetterKind = 'news' | 'messages';

/** A letter in a member's inbox; the seed has its texts. */
export interface Letter {
  id: number;
  text_id: string;
  at: number;
  read_at: number | null;
}

/** Text of the welcome letter. */
export const WELCOME = 'l-welcome';

export function sendLetter(
  store: Store,
  memberId: number,
  { kind, text, at, readAt }: { kind: LetterKind; text: string; at: number; readAt?: number | undefined },
): void {
  store.insert('letters', { member_id: memberId, kind, text_id: text, at, read_at: readAt ?? null });
}

/** Sends the welcome letter and a chat message to a new member. */
export function sendWelcome(store: Store, memberId: number, now: number): void {
  sendLetter(store, memberId, { kind: 'messages', text: WELCOME, at: now });
  writeFromChatAgent(store, memberId, now);
}

/** Adds an unread chat message; the demo stores no text of chats. */
export function writeFromChatAgent(store: Store, memberId: number, now: number): void {
  store.insert('desk_notes', { member_id: memberId, at: now });
}
