import type { Handlers } from '../handler.ts';
import { accountById } from '../members.ts';
import { endSessionsBy, sessionsOf } from '../sessions.ts';

/** Visible characters of a name, and digits of a number. */
const SEEN_NAME = 2;
const SEEN_DIGITS = 4;

export const security = {
  getSessions: ({ gateway, session }) => ({ list: sessionsOf(gateway, session) }),

  endSessions({ gateway, session, body }) {
    endSessionsBy(gateway, session, body.id);
    return { list: sessionsOf(gateway, session) };
  },

  getSecurity({ gateway: { store }, session }) {
    const account = accountById(store, session.member.id);
    const checked = store.one<{ email: number; mobile: number }>(
      'SELECT email_checked AS email, mobile_checked AS mobile FROM members WHERE id = ?',
      session.member.id,
    );
    return {
      email: account?.email ? maskEmail(account.email) : '',
      mobile: account?.mobile ? maskMobile(account.mobile) : '',
      emailChecked: Boolean(account?.email && checked?.email),
      mobileChecked: Boolean(account?.mobile && checked?.mobile),
      session: { startedAt: session.begunAt, expiresAt: session.expiresAt },
    };
  },
} satisfies Partial<Handlers>;

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(SEEN_NAME, at - 1))}•••${email.slice(at)}`;
}

/** `+919876543210` becomes `+91••••••3210`. */
function maskMobile(mobile: string): string {
  const [head, tail] = [mobile.slice(0, 3), mobile.slice(-SEEN_DIGITS)];
  return head + '•'.repeat(mobile.length - head.length - tail.length) + tail;
}
