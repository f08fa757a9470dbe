import type { Store } from './store.ts';

/** What the house wrote to everyone, and what it wrote to one member. */
export type LetterKind = 'news' | 'messages';

/** A letter in the inbox of a member; its texts are those of the seed. */
export interface Letter {
  id: number;
  text_id: string;
  at: number;
  read_at: number | null;
}

/** Text of the letter that greets a new member. */
export const WELCOME = 'l-welcome';

export function sendLetter(
  store: Store,
  memberId: number,
  { kind, text, at, readAt }: { kind: LetterKind; text: string; at: number; readAt?: number | undefined },
): void {
  store.run(
    'INSERT INTO letters (member_id, kind, text_id, at, read_at) VALUES (?, ?, ?, ?, ?)',
    memberId,
    kind,
    text,
    at,
    readAt ?? null,
  );
}

/** Greets a new member, in the inbox and at the desk. */
export function sendWelcome(store: Store, memberId: number, now: number): void {
  sendLetter(store, memberId, { kind: 'messages', text: WELCOME, at: now });
  writeFromDesk(store, memberId, now);
}

/** The desk writes to a member; what it says is part of the chat, which the demo does not hold. */
export function writeFromDesk(store: Store, memberId: number, now: number): void {
  store.run('INSERT INTO desk_notes (member_id, at) VALUES (?, ?)', memberId, now);
}
