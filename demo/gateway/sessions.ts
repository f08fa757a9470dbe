import { refusal } from '../../src/gateway/http/errors.ts';
import { DAY, HOUR } from '../fixtures/durations.ts';
import type { Device } from './devices.ts';
import type { Gateway } from './gateway-state.ts';
import { refuseDuringBreak } from './protection.ts';
import type { RefusalCode } from './refusal.ts';
import { hashToken, newToken } from './tokens.ts';

/** Milliseconds until an idle session ends. */
export const SESSION_LIFE = 2 * HOUR;
/** Maximum lifetime of a session in milliseconds. */
const LONGEST_LIFE = 12 * HOUR;
/** Minimum extension in milliseconds that is written to the database. */
const WORTH_WRITING = 30_000;
/** Milliseconds that an ended session is stored, so that its next call learns why. */
const REMEMBERED = DAY;

export interface Member {
  id: number;
  username: string;
  type: number;
  nickname: string;
  label: string;
  logins: number;
}

/** A live session with its member. */
export interface Session {
  /** Hash of the token. */
  id: string;
  member: Member;
  expiresAt: number;
  /** Time of the login, from which the maximum lifetime counts. */
  begunAt: number;
  /** Opened by a temporary password. */
  mustChange: boolean;
  /** The terminal that received it from a phone. */
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
  /** Opened by a temporary password. */
  mustChange?: boolean;
  /** Time of the login, for a session that continues an earlier one. */
  begunAt?: number;
  /** Of the caller; none for a terminal's session, which shows the terminal. */
  from?: Device;
  /** Set for a terminal's session, which exists in parallel to the phone's. */
  terminalId?: string | null;
}

/**
 * Opens a session and revokes the member's others: one is active at a time, and one at a terminal. @returns
 * its token @throws Refusal during a break
 */
export function openSession(gateway: Gateway, memberId: number, start: SessionStart = {}): string {
  const { store, clock } = gateway;
  const { mustChange = false, begunAt = clock(), terminalId = null, from } = start;
  refuseDuringBreak(gateway, memberId);
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
    store.insert('sessions', {
      id: hashToken(token),
      member_id: memberId,
      created_at: begunAt,
      expires_at: now + SESSION_LIFE,
      must_change: Number(mustChange),
      terminal_id: terminalId,
      terminal_since: terminalId === null ? null : now,
      device: from?.device ?? '',
      country: from?.country ?? '',
    });
    store.run('UPDATE members SET logins = logins + 1, last_login_at = ? WHERE id = ?', now, memberId);
  });
  return token;
}

/** Returns the live session of an id and extends it, or the code that says why there is none. */
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

/** Ends one session. */
export function endSession({ store }: Gateway, id: string): void {
  store.run('UPDATE sessions SET ended = ? WHERE id = ?', refusal.loggedOut, id);
}

/** Ends a member's sessions, except `keeps`, after a change of password or at a break. */
export function endSessionsOf(
  { store }: Gateway,
  memberId: number,
  { keeps = '', why = refusal.revoked }: { keeps?: string; why?: RefusalCode } = {},
): void {
  store.run(
    'UPDATE sessions SET ended = ? WHERE member_id = ? AND ended IS NULL AND id <> ?',
    why,
    memberId,
    keeps,
  );
  store.run('UPDATE sessions SET must_change = 0 WHERE id = ?', keeps);
}

/** Returns the member's session at a terminal. */
export function sessionAtTerminal({ store, clock }: Gateway, memberId: number) {
  return store.one<{ terminal_id: string; terminal_since: number }>(
    `SELECT terminal_id, terminal_since FROM sessions
     WHERE member_id = ? AND terminal_id IS NOT NULL AND ended IS NULL AND expires_at > ?`,
    memberId,
    clock(),
  );
}

/** Ends the member's sessions at terminals. */
export function endSessionsAtTerminals({ store }: Gateway, memberId: number): void {
  store.run(
    'UPDATE sessions SET ended = ? WHERE member_id = ? AND terminal_id IS NOT NULL AND ended IS NULL',
    refusal.loggedOut,
    memberId,
  );
}

interface SessionRow {
  id: string;
  device: string;
  country: string;
  terminal: string | null;
  created_at: number;
  expires_at: number;
}

/** Characters of a session's public id, which its hash begins with. */
const PUBLIC_ID = 16;

/** Returns the member's live sessions in the contract's format, the current one first. */
export function sessionsOf({ store, clock }: Gateway, { id: current, member }: Session) {
  const rows = store.all<SessionRow>(
    `SELECT s.id, s.device, s.country, v.name || ', ' || t.name AS terminal, s.created_at, s.expires_at
     FROM sessions s LEFT JOIN terminals t ON t.id = s.terminal_id LEFT JOIN venues v ON v.id = t.venue
     WHERE s.member_id = ? AND s.ended IS NULL AND s.expires_at > ? ORDER BY s.id = ? DESC, s.created_at DESC`,
    member.id,
    clock(),
    current,
  );
  return rows.map(({ id, terminal, created_at, expires_at, ...from }) => ({
    ...from,
    id: id.slice(0, PUBLIC_ID),
    terminal: terminal ?? '',
    startedAt: created_at,
    seenAt: Math.max(created_at, Math.min(clock(), expires_at - SESSION_LIFE)),
    current: id === current,
  }));
}

/** Ends the member's session with a public id, or all others than the current one. */
export function endSessionsBy(
  { store }: Gateway,
  { id: current, member }: Session,
  publicId: string | undefined,
): void {
  store.run(
    `UPDATE sessions SET ended = ? WHERE member_id = ? AND ended IS NULL
       AND CASE WHEN ? IS NULL THEN id <> ? ELSE substr(id, 1, ${PUBLIC_ID}) = ? END`,
    refusal.loggedOut,
    member.id,
    publicId ?? null,
    current,
    publicId ?? null,
  );
}
