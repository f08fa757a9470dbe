import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../../fixtures/durations.ts';
import type { Gateway } from '../gateway-state.ts';

/** RFC 6238 with the values that all apps support: SHA-1, six digits, 30 seconds. */
const STEP = MINUTE / 2;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps before and after the current one, for clocks that differ. */
const DRIFT = 1;
/** Milliseconds until a secret without a first code expires. */
const SETUP_LIFE = 15 * MINUTE;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns bytes in Base32 (RFC 4648). The length is a multiple of five bytes, so there is no padding. */
function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of a step (RFC 4226). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const at = hash.at(-1)! & 0xf;
  const number = (hash.readUInt32BE(at) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

interface Row {
  secret: string;
  active: number;
  last_step: number;
  expires_at: number | null;
}

const rowOf = ({ store, clock }: Gateway, memberId: number) =>
  store.one<Row>(
    'SELECT * FROM time_codes WHERE member_id = ? AND (expires_at IS NULL OR expires_at > ?)',
    memberId,
    clock(),
  );

export const hasTimeCodes = (gateway: Gateway, memberId: number) => rowOf(gateway, memberId)?.active === 1;

/** Creates a secret, which becomes active with its first code; an earlier inactive one ends. */
export function newSecret({ store, clock }: Gateway, memberId: number): string {
  const secret = toBase32(randomBytes(SECRET_BYTES));
  const expiresAt = clock() + SETUP_LIFE;
  store.insert('time_codes', { member_id: memberId, secret, expires_at: expiresAt }, 'REPLACE');
  return secret;
}

/** Uses a code up. Returns false for a wrong, expired or repeated one; `active` selects the secret's state. */
export function spendTimeCode(gateway: Gateway, memberId: number, code: string, active: boolean): boolean {
  const row = rowOf(gateway, memberId);
  if (!row || Boolean(row.active) !== active) return false;
  const digits = Buffer.from(code.replace(/\s/g, ''));
  const now = Math.floor(gateway.clock() / STEP);
  for (let step = now - DRIFT; step <= now + DRIFT; step++) {
    const right = Buffer.from(codeAt(row.secret, step));
    if (digits.length !== right.length || !timingSafeEqual(digits, right)) continue;
    // A code that was seen on the way must not work again.
    if (step <= row.last_step) return false;
    gateway.store.run(
      'UPDATE time_codes SET last_step = ?, active = 1, expires_at = NULL WHERE member_id = ?',
      step,
      memberId,
    );
    return true;
  }
  return false;
}
