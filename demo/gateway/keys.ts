import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { compactDecrypt } from 'jose';
import { metaOrCreate } from './meta.ts';
import { sharedValue } from './shared-values.ts';
import type { Store } from './store.ts';

/** The key pair of sealed bodies. */
export interface SealingKey {
  keyId: string;
  /** The public key, as in the status call. */
  jwk: { kty: 'RSA'; n: string; e: string };
  /** Decrypts a compact JWE. Throws for another key or algorithm, or a changed text or header. */
  open(sealed: string): Promise<{ text: string; header: Readonly<Record<string, unknown>> }>;
}

const STORED_AS = 'sealing-key';
let shared: string | undefined;

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** One key pair for all in-memory databases, because searching for primes would slow each test down. */
export function sharedPrivateKey(): string {
  shared ??= new TextDecoder().decode(
    sharedValue('sealing-key.pem', () => new TextEncoder().encode(newPrivateKey())),
  );
  return shared;
}

/** Returns the key pair of this database; creates it on first use. */
export function sealingKey(store: Store, make: () => string = newPrivateKey): SealingKey {
  return fromPem(metaOrCreate(store, STORED_AS, make));
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
