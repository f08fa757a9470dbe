import { cashbackLetter, weeklyCashback } from '../../fixtures/content/letter-texts.ts';
import { DAY } from '../../fixtures/durations.ts';
import { hasInbox } from '../account-types.ts';
import { type LetterKind, sendLetter, WELCOME, writeFromChatAgent } from '../letters.ts';
import type { Store } from '../store.ts';

/** Weeks with unread letters. */
const FRESH_WEEKS = 2;

const letters: readonly { kind: LetterKind; text: string; daysAgo: number; read?: true }[] = [
  { kind: 'news', text: 'l-tables', daysAgo: 1 },
  { kind: 'news', text: 'l-break', daysAgo: 6 },
  { kind: 'news', text: 'l-reef', daysAgo: 20, read: true },
  { kind: 'messages', text: 'l-details', daysAgo: 3 },
  ...weeklyCashback.map((_, week) => ({
    kind: 'messages' as const,
    text: cashbackLetter(week),
    daysAgo: 2 + week * 7,
    ...(week >= FRESH_WEEKS && { read: true as const }),
  })),
];

/** Inserts each account's letters since its opening, the welcome first, and a chat message. */
export function fillLetters(store: Store, now: number): void {
  // Accounts without a password never log in.
  const members = store.all<{ id: number; type: number; opened: number }>(
    "SELECT id, type, created_at AS opened FROM members WHERE password <> ''",
  );
  for (const { id, opened } of members.filter(({ type }) => hasInbox(type))) {
    const readAt = opened + DAY <= now ? opened + DAY : undefined;
    sendLetter(store, id, { kind: 'messages', text: WELCOME, at: opened, readAt });
    for (const { kind, text, daysAgo, read } of letters) {
      const at = now - daysAgo * DAY;
      if (at > opened) sendLetter(store, id, { kind, text, at, readAt: read && at + DAY });
    }
    writeFromChatAgent(store, id, now);
  }
}
