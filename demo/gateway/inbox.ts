import type { Gateway } from './gateway-state.ts';

/** Maximum number of messages; the oldest are deleted. */
const KEPT = 500;

export interface InboxMessage {
  id: number;
  kind: 'sms' | 'email';
  /** E.164 number or e-mail address. */
  recipient: string;
  /** Empty for SMS. */
  subject: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Stores a message for the inbox page, where all messages of the demo end. */
export function deliver({ store, clock }: Gateway, message: Omit<InboxMessage, 'id' | 'at'>): void {
  const { kind, recipient, subject, text } = message;
  store.insert('inbox', { kind, recipient, subject, text, at: clock() });
  store.run('DELETE FROM inbox WHERE id <= (SELECT max(id) FROM inbox) - ?', KEPT);
}

/** Returns messages, newest first, whose recipient contains `filter` and whose id is greater than `after`. */
export function inboxOf({ store }: Pick<Gateway, 'store'>, filter = '', after = 0): InboxMessage[] {
  return store.all<InboxMessage>(
    `SELECT id, kind, recipient, subject, text, at FROM inbox
     WHERE id > ? AND instr(lower(recipient), lower(?)) > 0 ORDER BY id DESC LIMIT 200`,
    after,
    filter,
  );
}
