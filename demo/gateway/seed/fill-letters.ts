import { cashbackLetter, weeklyCashback } from '../../fixtures/content/letter-texts.ts';
import { DAY, HOUR } from '../../fixtures/durations.ts';
import { hasInbox } from '../account-types.ts';
import { type LetterKind, sendLetter, WELCOME, writeFromChatAgent } from '../letters.ts';
import type { Store } from '../store.ts';

/** Weeks with unread letters, whose cashback has not been collected. */
export const FRESH_WEEKS = 2;
/** Offset of a Monday, 1970-01-05 at 6:00 UTC, which is Monday in every market of the demo. */
const MONDAY = 4 * DAY + 6 * HOUR;

/** Returns the time of a week's cashback, for 0 the latest Monday. */
export const cashbackTime = (now: number, week: number) =>
  now - ((now - MONDAY) % (7 * DAY)) - week * 7 * DAY;

/** `forPayouts`: only for members with confirmed accounts for withdrawals. */
const letters: readonly {
  kind: LetterKind;
  text: string;
  daysAgo: number;
  read?: true;
  forPayouts?: true;
}[] = [
  { kind: 'news', text: 'l-tables', daysAgo: 1 },
  { kind: 'news', text: 'l-break', daysAgo: 6 },
  { kind: 'news', text: 'l-reef', daysAgo: 6, read: true },
  { kind: 'messages', text: 'l-details', daysAgo: 3, forPayouts: true },
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
    const isConfirmed = hasConfirmedAccount(store, id);
    for (const { kind, text, daysAgo, read, forPayouts } of letters) {
      if (forPayouts && !isConfirmed) continue;
      const at = now - daysAgo * DAY;
      if (at > opened) sendLetter(store, id, { kind, text, at, readAt: read && at + DAY });
    }
    sendCashback(store, id, now);
    writeFromChatAgent(store, id, now);
  }
}

/** Whether a member can withdraw to an account, without an identity check before. */
function hasConfirmedAccount(store: Store, memberId: number): boolean {
  const row = store.one(
    `SELECT 1 FROM payout_accounts p WHERE p.member_id = ?
     AND NOT EXISTS (SELECT 1 FROM identity_checks c WHERE c.member_id = p.member_id) LIMIT 1`,
    memberId,
  );
  return row !== undefined;
}

/** Sends a letter for each week since a member's first deposit. */
function sendCashback(store: Store, memberId: number, now: number): void {
  const first = store.one<{ at: number | null }>(
    "SELECT min(at) AS at FROM ledger WHERE member_id = ? AND kind = 'deposit'",
    memberId,
  )!.at;
  for (const week of weeklyCashback.keys()) {
    const at = cashbackTime(now, week);
    if (first === null || at < first) return;
    const readAt = week >= FRESH_WEEKS ? at + DAY : undefined;
    sendLetter(store, memberId, { kind: 'messages', text: cashbackLetter(week), at, readAt });
  }
}
