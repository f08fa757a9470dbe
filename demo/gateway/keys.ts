import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { compactDecrypt } from 'jose';
import { madeOnce } from './made-once.ts';
import { metaOrMake } from './meta.ts';
import type { Store } from './store.ts';

/** The gateway's key pair for sealed bodies. */
export interface SealingKey {
  keyId: string;
  /** The public half, as the status call hands it out. */
  jwk: { kty: 'RSA'; n: string; e: string };
  /** Opens a compact JWE. Throws for a wrong key, another algorithm, a changed text or header. */
  open(sealed: string): Promise<{ text: string; header: Readonly<Record<string, unknown>> }>;
}

const STORED_AS = 'sealing-key';
let shared: string | undefined;

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** One key pair for all databases in memory, which spares each test the search for primes. */
export function sharedPrivateKey(): string {
  shared ??= new TextDecoder().decode(
    madeOnce('sealing-key.pem', () => new TextEncoder().encode(newPrivateKey())),
  );
  return shared;
}

/** The key pair of this database, made on first use. */
export function sealingKey(store: Store, make: () => string = newPrivateKey): SealingKey {
  return fromPem(metaOrMake(store, STORED_AS, make));
}

function fromPem(pem: string): SealingKey {
  const privateKey: KeyObject = createPrivateKey(pem);
  const { n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  // The thumbprint of RFC 7638, which an operator can pin.
  const keyId = createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
  return {
    keyId,
    jwk: { kty: 'RSA', n, e },
    async open(sealed) {
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, privateKey, {
        keyManagementAlgorithms: ['RSA-OAEP-256'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return { text: new TextDecoder().decode(plaintext), header: protectedHeader };
    },
  };
}
