import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a session, a launch ticket or a game session. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token, so that a copy of the file opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
