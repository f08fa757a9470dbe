import { createHmac, randomBytes } from 'node:crypto';
import type { Gateway } from '../gateway-state.ts';
import type { Store } from '../store.ts';

const STORED_AS = 'proof-key';

/** The key that short secrets are hashed under; made with the database. */
export function proofKey(store: Store): Buffer {
  const kept = store.one<{ value: string }>('SELECT value FROM meta WHERE name = ?', STORED_AS)?.value;
  const value = kept ?? randomBytes(32).toString('base64url');
  if (!kept) store.run('INSERT INTO meta (name, value) VALUES (?, ?)', STORED_AS, value);
  return Buffer.from(value, 'base64url');
}

/**
 * What is kept of a secret of a few digits. Keyed, because a plain hash of six digits is guessed in a blink; what
 * it is for goes in, so that it is worth nothing elsewhere.
 */
export function sealSecret({ proofKey }: Pick<Gateway, 'proofKey'>, purpose: string, secret: string): string {
  return createHmac('sha256', proofKey).update(`${purpose}\n${secret}`).digest('base64url');
}
