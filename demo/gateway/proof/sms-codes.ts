import { randomInt } from 'node:crypto';
import type { CodePurpose } from '../../../src/gateway/endpoints/verification.ts';
import type { Gateway } from '../gateway-state.ts';
import { deliver } from '../inbox.ts';
import type { E164 } from '../phone-numbers.ts';
import { tooMany } from '../refusal.ts';
import { requireProof } from './human.ts';
import { hashSecret } from './secrets.ts';
import { smsWait } from './sms-limit.ts';

/** Minutes a code can be used; the countdown beside the button is as long (A4). */
export const CODE_MINUTES = 2;
/** Tries a code survives. */
const CODE_TRIES = 5;
const DIGITS = 6;

interface Order {
  purpose: CodePurpose;
  mobile: E164;
  address: string;
  /** What the solved puzzle was answered with. */
  proof: string;
  /**
   * Whether the number may get it. For one that may not, everything is done and said as if, and nothing is sent:
   * an answer that differs would tell strangers who has an account.
   */
  known: boolean;
}

/** Sends a code by SMS. @returns until when it can be used, in milliseconds since 1970 @throws Refusal */
export function sendCode(gateway: Gateway, { purpose, mobile, address, proof, known }: Order): number {
  const { store, clock, limits } = gateway;
  // Before the limits: without a solved puzzle nobody uses up the codes of somebody else's number.
  requireProof(gateway, proof, { purpose, mobile, address });
  const wait = smsWait(limits, mobile, address);
  if (wait) throw tooMany(wait);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const expiresAt = clock() + CODE_MINUTES * 60_000;
  store.run('DELETE FROM sms_codes WHERE expires_at < ?', clock());
  store.run(
    `INSERT OR REPLACE INTO sms_codes (purpose, mobile, code, tries, expires_at) VALUES (?, ?, ?, 0, ?)`,
    purpose,
    mobile,
    hashSecret(gateway, `${purpose} ${mobile}`, code),
    expiresAt,
  );
  if (known) {
    const text = `${code} is your Foyer code to ${aims[purpose]}. It ends in ${CODE_MINUTES} minutes. Tell it nobody.`;
    deliver(gateway, { kind: 'sms', recipient: mobile, subject: '', text });
  }
  return expiresAt;
}

const aims: Readonly<Record<CodePurpose, string>> = {
  login: 'sign in',
  register: 'register',
  account: 'set a new password',
};

/** Whether the code is right; every look counts as a try, after the last of which the code is gone. */
export function codeMatches(gateway: Gateway, purpose: CodePurpose, mobile: E164, code: string): boolean {
  const { store, clock } = gateway;
  const row = store.one<{ code: string; tries: number }>(
    `UPDATE sms_codes SET tries = tries + 1 WHERE purpose = ? AND mobile = ? AND tries < ? AND expires_at > ?
     RETURNING code, tries`,
    purpose,
    mobile,
    CODE_TRIES,
    clock(),
  );
  return row?.code === hashSecret(gateway, `${purpose} ${mobile}`, code.trim());
}

/** A code that did what it was sent for is gone. */
export function spendCode({ store }: Gateway, purpose: CodePurpose, mobile: E164): void {
  store.run('DELETE FROM sms_codes WHERE purpose = ? AND mobile = ?', purpose, mobile);
}
