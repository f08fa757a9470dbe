import { randomInt } from 'node:crypto';
import type { CodePurpose } from '../../../src/gateway/endpoints/verification.ts';
import type { Gateway } from '../gateway-state.ts';
import { deliver } from '../inbox.ts';
import type { E164 } from '../phone-numbers.ts';
import { tooMany } from '../refusal.ts';
import { requireProof } from './puzzle.ts';
import { hashSecret } from './secrets.ts';
import { smsWait } from './sms-limit.ts';

/** Lifetime of a code in minutes; the form's countdown uses the same. */
export const CODE_MINUTES = 2;
/** Attempts per code. */
const CODE_TRIES = 5;
const DIGITS = 6;

interface Order {
  purpose: CodePurpose;
  mobile: E164;
  address: string;
  /** The proof of a solved puzzle. */
  proof: string;
  /**
   * Whether the number has an account. Without one the response is the same and nothing is sent, so that
   * strangers learn nothing.
   */
  known: boolean;
}

/** Sends a code by SMS. @returns its expiry in milliseconds since 1970 @throws Refusal */
export function sendCode(gateway: Gateway, { purpose, mobile, address, proof, known }: Order): number {
  const { store, clock, limits } = gateway;
  // Before the limits: without a solved puzzle nobody uses up codes of another number.
  requireProof(gateway, proof, { purpose, mobile, address });
  const wait = smsWait(limits, mobile, address);
  if (wait) throw tooMany(wait);
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const expiresAt = clock() + CODE_MINUTES * 60_000;
  store.run('DELETE FROM sms_codes WHERE expires_at < ?', clock());
  store.insert(
    'sms_codes',
    {
      purpose,
      mobile,
      code: hashSecret(gateway, `${purpose} ${mobile}`, code),
      tries: 0,
      expires_at: expiresAt,
    },
    'REPLACE',
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

/** Returns whether the code is right; each call is an attempt, and the last one deletes the code. */
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

/** Deletes a used code. */
export function spendCode({ store }: Gateway, purpose: CodePurpose, mobile: E164): void {
  store.run('DELETE FROM sms_codes WHERE purpose = ? AND mobile = ?', purpose, mobile);
}
