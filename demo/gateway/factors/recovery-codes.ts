import { randomInt } from 'node:crypto';
import type { Gateway } from '../gateway-state.ts';
import { hashToken } from '../tokens.ts';

const CODES = 10;
/** Without characters that look alike; twelve of 31 are 59 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const GROUP = 4;

export function recoveryCodesLeft({ store }: Gateway, memberId: number): number {
  const sql = 'SELECT count(*) AS count FROM recovery_codes WHERE member_id = ?';
  return store.one<{ count: number }>(sql, memberId)!.count;
}

export function deleteRecoveryCodes({ store }: Gateway, memberId: number): void {
  store.run('DELETE FROM recovery_codes WHERE member_id = ?', memberId);
}

/** Replaces the codes; call it in a transaction. Only their hashes are stored. */
export function newRecoveryCodes(gateway: Gateway, memberId: number): string[] {
  deleteRecoveryCodes(gateway, memberId);
  return Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join('');
    gateway.store.insert('recovery_codes', { member_id: memberId, code: hashToken(letters) });
    return letters.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
  });
}

/** Uses a code up, typed with or without dashes. */
export function spendRecoveryCode({ store }: Gateway, memberId: number, code: string): boolean {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  const sql = 'DELETE FROM recovery_codes WHERE member_id = ? AND code = ?';
  return store.run(sql, memberId, hashToken(letters)) === 1;
}
