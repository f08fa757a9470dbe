import { createHmac, randomBytes } from 'node:crypto';
import type { Gateway } from '../gateway-state.ts';
import { metaOrMake } from '../meta.ts';
import type { Store } from '../store.ts';

const STORED_AS = 'proof-key';

/** The key that short secrets are hashed under; made with the database. */
export function proofKey(store: Store): Buffer {
  const kept = metaOrMake(store, STORED_AS, () => randomBytes(32).toString('base64url'));
  return Buffer.from(kept, 'base64url');
}

/**
 * What is kept of a secret of a few digits. Keyed, because a plain hash of six digits is guessed in a blink; what
 * it is for goes in, so that it is worth nothing elsewhere.
 */
export function hashSecret({ proofKey }: Pick<Gateway, 'proofKey'>, purpose: string, secret: string): string {
  return createHmac('sha256', proofKey).update(`${purpose}\n${secret}`).digest('base64url');
}
