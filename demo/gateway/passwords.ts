import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Low, for fast starts and tests; use 2 ** 17 for real accounts. */
const COST = 2 ** 8;
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer): Buffer {
  return scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, { N: COST, r: 8, p: 1 });
}

/** Returns a salted scrypt hash as `salt.hash`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${derive(password, salt).toString('base64url')}`;
}

/** Compares a password with a hash, in the same time without a hash. */
export function passwordMatches(password: string, stored: string | undefined): boolean {
  const [salt, hash] = stored?.split('.') ?? [];
  const expected = Buffer.from(hash ?? '', 'base64url');
  const actual = derive(password, salt ? Buffer.from(salt, 'base64url') : Buffer.alloc(16));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
