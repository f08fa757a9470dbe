import { createHmac, randomBytes } from 'node:crypto';
import type { Gateway } from '../gateway-state.ts';
import { metaOrCreate } from '../meta.ts';
import type { Store } from '../store.ts';

const STORED_AS = 'proof-key';

/** Returns the key for hashes of short secrets, created with the database. */
export function proofKey(store: Store): Buffer {
  const kept = metaOrCreate(store, STORED_AS, () => randomBytes(32).toString('base64url'));
  return Buffer.from(kept, 'base64url');
}

/**
 * Hashes a secret of a few digits. Keyed, because a plain hash is reversed at once; with its purpose, so that
 * it is useless elsewhere.
 */
export function hashSecret({ proofKey }: Pick<Gateway, 'proofKey'>, purpose: string, secret: string): string {
  return createHmac('sha256', proofKey).update(`${purpose}\n${secret}`).digest('base64url');
}
