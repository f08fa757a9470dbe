import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret of 256 bits for a session, launch ticket or game session. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for the database, so that a stolen file opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
