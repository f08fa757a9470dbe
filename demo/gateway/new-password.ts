import { randomInt } from 'node:crypto';
import { refusal } from '../../src/gateway/http/errors.ts';
import type { Gateway } from './gateway-state.ts';
import type { Account } from './members.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { Refusal } from './refusal.ts';
import { fits, rulesOf } from './registration-rules.ts';
import { endSessionsOf } from './sessions.ts';

/** Minutes a temporary password opens its account, and then once. */
export const TEMPORARY_MINUTES = 30;
const TEMPORARY_LENGTH = 12;
/** Without what is mistaken for something else. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/**
 * Gives a member another password: the temporary one is void, sessions end but the one that `keeps`.
 * @throws Refusal for one that breaks the rules or is the old one
 */
export function replacePassword(gateway: Gateway, account: Account, password: string, keeps?: string): void {
  const { store } = gateway;
  if (!fits(rulesOf(gateway).password, password)) throw new Refusal(refusal.passwordFormat);
  if (passwordMatches(password, account.password) || isTemporaryPassword(gateway, account.id, password)) {
    throw new Refusal(refusal.samePassword);
  }
  const hash = hashPassword(password);
  store.transaction(() => {
    store.run('UPDATE members SET password = ? WHERE id = ?', hash, account.id);
    store.run('DELETE FROM temporary_passwords WHERE member_id = ?', account.id);
    endSessionsOf(gateway, account.id, keeps);
  });
}

/** A temporary password, kept hashed beside the old one, which goes on working: anybody can ask for this. */
export function newTemporaryPassword(gateway: Gateway, memberId: number | undefined): string {
  const characters = Array.from({ length: TEMPORARY_LENGTH }, (_, at) => {
    const among = at % 3 === 2 ? DIGITS : LETTERS;
    return among[randomInt(among.length)];
  });
  const password = characters.join('');
  // Hashed for nobody too: how long the answer takes must not tell whether there is an account.
  const hash = hashPassword(password);
  if (memberId !== undefined) {
    gateway.store.run(
      'INSERT OR REPLACE INTO temporary_passwords (member_id, password, used, expires_at) VALUES (?, ?, 0, ?)',
      memberId,
      hash,
      gateway.clock() + TEMPORARY_MINUTES * 60_000,
    );
  }
  return password;
}

/** Whether it is a member's temporary password that nobody has signed in with; takes as long for nobody. */
export const holdsTemporaryPassword = (gateway: Gateway, memberId: number | undefined, password: string) =>
  isTemporaryPassword(gateway, memberId ?? 0, password, 'AND used = 0');

/** Spends the temporary password, once. */
export function consumeTemporaryPassword({ store }: Gateway, memberId: number): boolean {
  return (
    store.run('UPDATE temporary_passwords SET used = 1 WHERE member_id = ? AND used = 0', memberId) === 1
  );
}

/** Whether it is the member's temporary password, also after it was used: it still proves who asks. */
export function isTemporaryPassword(
  { store, clock }: Gateway,
  memberId: number,
  password: string,
  and: '' | 'AND used = 0' = '',
): boolean {
  const row = store.one<{ password: string }>(
    `SELECT password FROM temporary_passwords WHERE member_id = ? AND expires_at > ? ${and}`,
    memberId,
    clock(),
  );
  // Compared where there is none too: how long it takes must not tell whether one was sent.
  return passwordMatches(password, row?.password) && row !== undefined;
}
