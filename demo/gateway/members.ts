import { hasInbox } from './account-types.ts';
import type { Gateway } from './gateway-state.ts';
import { sendWelcome } from './letters.ts';
import { type E164, parseMobile } from './phone-numbers.ts';
import { assignRebates, REBATE_LEAST } from './rebates.ts';
import type { Store } from './store.ts';

/** The fields of a member that login and passwords need. */
export interface Account {
  id: number;
  username: string;
  /** Hash; empty if no password opens the account. */
  password: string;
  type: number;
  locked: number;
  logins: number;
  mobile: E164 | null;
  email: string | null;
}

const COLUMNS = 'SELECT id, username, password, type, locked, logins, mobile, email FROM members';

export function accountById(store: Store, id: number): Account | undefined {
  return store.one<Account>(`${COLUMNS} WHERE id = ?`, id);
}

export function accountByMobile(store: Store, mobile: E164): Account | undefined {
  return store.one<Account>(`${COLUMNS} WHERE mobile = ?`, mobile);
}

export function accountByIdentity(store: Store, identity: string): Account | undefined {
  return store.one<Account>(`${COLUMNS} WHERE identity = ?`, identity);
}

/** Finds a member by username, mobile number or e-mail address. */
export function accountByName(store: Store, name: string, dialingCode?: string): Account | undefined {
  const own = store.one<Account>(`${COLUMNS} WHERE username = ?`, name);
  if (own) return own;
  if (name.includes('@')) return store.one<Account>(`${COLUMNS} WHERE email = ?`, name);
  const mobile = parseMobile(name, dialingCode);
  return mobile ? accountByMobile(store, mobile) : undefined;
}

/** Records that a member has received a message at their number or address. */
export function markVerified(store: Store, id: number, what: 'email' | 'mobile'): void {
  const sql = {
    email: 'UPDATE members SET email_checked = 1 WHERE id = ? AND email IS NOT NULL',
    mobile: 'UPDATE members SET mobile_checked = 1 WHERE id = ? AND mobile IS NOT NULL',
  };
  store.run(sql[what], id);
}

/** Milliseconds since the account was opened. */
export function ageOf({ store, clock }: Pick<Gateway, 'store' | 'clock'>, id: number): number {
  const opened = store.one<{ at: number }>('SELECT created_at AS at FROM members WHERE id = ?', id);
  return clock() - (opened?.at ?? clock());
}

interface NewMember {
  username: string;
  /** Hash. */
  password: string;
  type: number;
  nickname?: string;
  mobile?: E164 | undefined;
  email?: string | undefined;
  /** Id of the member at the sign-in service. */
  identity?: string | undefined;
  upline?: number | undefined;
  /** The member who invited this one. */
  recommender?: number | undefined;
  /** Hundredths of a percent, for all rebates of the agent above; by default the minimum. */
  rebate?: number;
  /** All other fields of the registration. */
  profile?: Readonly<Record<string, unknown>>;
  /** Cents. */
  balance?: number;
  /** Milliseconds since 1970, after which the account is closed. */
  expiresAt?: number;
}

/** @returns the id, or undefined if another account has the name, number or address */
export function addMember({ store, clock }: Gateway, member: NewMember): number | undefined {
  const id = store.one<{ id: number }>(
    `INSERT OR IGNORE INTO members
     (username, password, type, nickname, label, balance, upline, recommender, profile, created_at, mobile, email, identity,
      expires_at)
     VALUES (?, ?, ?, ?, '', ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    member.username,
    member.password,
    member.type,
    member.nickname ?? '',
    member.balance ?? 0,
    member.upline ?? null,
    member.recommender ?? null,
    JSON.stringify(member.profile ?? {}),
    clock(),
    member.mobile ?? null,
    member.email ?? null,
    member.identity ?? null,
    member.expiresAt ?? null,
  )?.id;
  if (id !== undefined && member.upline !== undefined)
    assignRebates(store, id, member.upline, member.rebate ?? REBATE_LEAST);
  if (id !== undefined && hasInbox(member.type)) sendWelcome(store, id, clock());
  return id;
}

export function isTaken(store: Store, column: 'username' | 'mobile' | 'email', value: string): boolean {
  return store.one(`SELECT 1 FROM members WHERE ${column} = ?`, value) !== undefined;
}
