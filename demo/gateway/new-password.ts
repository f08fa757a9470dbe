import { randomInt } from 'node:crypto';
import { refusal } from '../../src/gateway/http/errors.ts';
import { isCommonPassword } from '../../src/lib/common-passwords.ts';
import type { Gateway } from './gateway-state.ts';
import type { Account } from './members.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { Refusal } from './refusal.ts';
import { fits, rulesOf } from './registration-rules.ts';
import { endSessionsOf } from './sessions.ts';

/** Lifetime of a temporary password in minutes, for one login. */
export const TEMPORARY_MINUTES = 30;
const TEMPORARY_LENGTH = 12;
/** Without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/**
 * Replaces a member's password: voids the temporary one and ends all sessions except `keeps`. @throws Refusal
 * for a password that breaks the rules, is common, or is the old one, or what `confirm` throws
 */
export function replacePassword(
  gateway: Gateway,
  account: Account,
  password: string,
  keeps?: string,
  confirm = () => {},
): void {
  const { store } = gateway;
  if (!fits(rulesOf(gateway).password, password) || isCommonPassword(password))
    throw new Refusal(refusal.passwordFormat);
  if (passwordMatches(password, account.password) || isTemporaryPassword(gateway, account.id, password)) {
    throw new Refusal(refusal.samePassword);
  }
  const hash = hashPassword(password);
  store.transaction(() => {
    confirm();
    store.run('UPDATE members SET password = ? WHERE id = ?', hash, account.id);
    store.run('DELETE FROM temporary_passwords WHERE member_id = ?', account.id);
    store.run('DELETE FROM pending_logins WHERE member_id = ?', account.id);
    endSessionsOf(gateway, account.id, keeps === undefined ? {} : { keeps });
  });
}

/**
 * Creates a temporary password and stores its hash. The old password stays valid, because anyone can ask for
 * this.
 */
export function newTemporaryPassword(gateway: Gateway, memberId: number | undefined): string {
  const characters = Array.from({ length: TEMPORARY_LENGTH }, (_, at) => {
    const among = at % 3 === 2 ? DIGITS : LETTERS;
    return among[randomInt(among.length)];
  });
  const password = characters.join('');
  // Hashes for unknown members too: the duration must not reveal whether there is an account.
  const hash = hashPassword(password);
  if (memberId !== undefined) {
    gateway.store.insert(
      'temporary_passwords',
      {
        member_id: memberId,
        password: hash,
        used: 0,
        expires_at: gateway.clock() + TEMPORARY_MINUTES * 60_000,
      },
      'REPLACE',
    );
  }
  return password;
}

/** Returns whether it is the member's unused temporary password, in constant time. */
export const holdsTemporaryPassword = (gateway: Gateway, memberId: number | undefined, password: string) =>
  isTemporaryPassword(gateway, memberId ?? 0, password, 'AND used = 0');

/** Uses up the temporary password. */
export function consumeTemporaryPassword({ store }: Gateway, memberId: number): boolean {
  return (
    store.run('UPDATE temporary_passwords SET used = 1 WHERE member_id = ? AND used = 0', memberId) === 1
  );
}

/**
 * Returns whether it is the member's temporary password, also after its login: it still identifies the
 * member.
 */
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
  // Compares without a temporary password too: the duration must not reveal whether one was sent.
  return passwordMatches(password, row?.password) && row !== undefined;
}
