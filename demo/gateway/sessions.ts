import { refusal } from '../../src/gateway/http/errors.ts';
import { DAY, HOUR } from '../fixtures/durations.ts';
import type { Gateway } from './gateway-state.ts';
import type { RefusalCode } from './refusal.ts';
import { hashToken, newToken } from './tokens.ts';

/** Milliseconds a session lives after its last call. */
export const SESSION_LIFE = 2 * HOUR;
/** Milliseconds after which a session ends whatever is done with it. */
const LONGEST_LIFE = 12 * HOUR;
/** Milliseconds an extension has to gain before it is written down. */
const WORTH_WRITING = 30_000;
/** Milliseconds that an ended session is remembered, so that its next call learns why. */
const REMEMBERED = DAY;

export interface Member {
  id: number;
  username: string;
  type: number;
  nickname: string;
  label: string;
  logins: number;
}

/** A live session and whose it is. */
export interface Session {
  /** Hash of the token. */
  id: string;
  member: Member;
  expiresAt: number;
  /** When somebody signed in, from which its longest life counts. */
  begunAt: number;
  /** Opened by a temporary password. */
  mustChange: boolean;
  /** The terminal that it was handed to by a phone. */
  terminalId: string | null;
}

interface Row extends Member {
  expires_at: number;
  account_ends: number | null;
  created_at: number;
  must_change: number;
  terminal_id: string | null;
  ended: RefusalCode | null;
}

export interface SessionStart {
  /** By a temporary password. */
  mustChange?: boolean;
  /** When somebody signed in, if that was for an earlier session. */
  begunAt?: number;
  /** A terminal gets it, as the member agreed to on the phone: the phone's own lives on beside it. */
  terminalId?: string | null;
}

/**
 * Opens a session and revokes the member's others: one is active at a time, and one at a terminal beside it.
 * @returns its token
 */
export function openSession({ store, clock }: Gateway, memberId: number, start: SessionStart = {}): string {
  const { mustChange = false, begunAt = clock(), terminalId = null } = start;
  const token = newToken();
  const now = clock();
  store.transaction(() => {
    store.run(
      `UPDATE sessions SET ended = ? WHERE member_id = ? AND ended IS NULL
         AND (? IS NULL OR terminal_id IS NOT NULL)`,
      refusal.revoked,
      memberId,
      terminalId,
    );
    store.run(
      `DELETE FROM sessions WHERE expires_at < ?
         AND id NOT IN (SELECT session_id FROM plays WHERE session_id IS NOT NULL)
         AND id NOT IN (SELECT session_id FROM tickets WHERE session_id IS NOT NULL)`,
      now - REMEMBERED,
    );
    store.run(
      `INSERT INTO sessions (id, member_id, created_at, expires_at, must_change, terminal_id, terminal_since)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      hashToken(token),
      memberId,
      begunAt,
      now + SESSION_LIFE,
      Number(mustChange),
      terminalId,
      terminalId === null ? null : now,
    );
    store.run('UPDATE members SET logins = logins + 1, last_login_at = ? WHERE id = ?', now, memberId);
  });
  return token;
}

/** The live session of an id, extended from now; or the code that says why there is none. */
export function sessionById(gateway: Gateway, id: string): Session | RefusalCode {
  const { store, clock } = gateway;
  const row = store.one<Row>(
    `SELECT m.id, m.username, m.type, m.nickname, m.label, m.logins, m.expires_at AS account_ends,
       s.expires_at, s.created_at, s.must_change, s.terminal_id, s.ended
     FROM sessions s JOIN members m ON m.id = s.member_id WHERE s.id = ?`,
    id,
  );
  if (!row) return refusal.notLoggedIn;
  const now = clock();
  if (row.ended) return row.ended;
  if (row.expires_at <= now) return refusal.loggedOut;
  const { expires_at, created_at, account_ends, must_change, terminal_id, ended: _, ...member } = row;
  const end = Math.min(created_at + LONGEST_LIFE, account_ends ?? Number.POSITIVE_INFINITY);
  if (end <= now) return refusal.loggedOut;
  const expiresAt = Math.min(now + SESSION_LIFE, end);
  if (expiresAt - expires_at > WORTH_WRITING) {
    store.run('UPDATE sessions SET expires_at = ? WHERE id = ?', expiresAt, id);
  }
  return {
    id,
    member,
    expiresAt,
    begunAt: created_at,
    mustChange: must_change === 1,
    terminalId: terminal_id,
  };
}

export function sessionOf(gateway: Gateway, token: string): Session | RefusalCode {
  return sessionById(gateway, hashToken(token));
}

/** Ends one session, as its owner asked. */
export function endSession({ store }: Gateway, id: string): void {
  store.run('UPDATE sessions SET ended = ? WHERE id = ?', refusal.loggedOut, id);
}

/** Ends a member's sessions, as signing in elsewhere does, after a change of the password; `keeps` lives on free. */
export function endSessionsOf({ store }: Gateway, memberId: number, keeps = ''): void {
  store.run(
    'UPDATE sessions SET ended = ? WHERE member_id = ? AND ended IS NULL AND id <> ?',
    refusal.revoked,
    memberId,
    keeps,
  );
  store.run('UPDATE sessions SET must_change = 0 WHERE id = ?', keeps);
}

/** The session that the member has at a terminal. */
export function sessionAtTerminal({ store, clock }: Gateway, memberId: number) {
  return store.one<{ terminal_id: string; terminal_since: number }>(
    `SELECT terminal_id, terminal_since FROM sessions
     WHERE member_id = ? AND terminal_id IS NOT NULL AND ended IS NULL AND expires_at > ?`,
    memberId,
    clock(),
  );
}

/** Ends it, as its owner asked on the phone. */
export function endSessionsAtTerminals({ store }: Gateway, memberId: number): void {
  store.run(
    'UPDATE sessions SET ended = ? WHERE member_id = ? AND terminal_id IS NOT NULL AND ended IS NULL',
    refusal.loggedOut,
    memberId,
  );
}
