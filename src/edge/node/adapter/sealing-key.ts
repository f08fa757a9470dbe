import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { compactDecrypt } from 'jose';

/** The key pair of sealed bodies. */
export interface SealingKey {
  keyId: string;
  /** The public key, as in the status call. */
  jwk: { kty: 'RSA'; n: string; e: string };
  /** Decrypts a compact JWE. Throws for another key or algorithm, or a changed text or header. */
  open(sealed: string): Promise<{ text: string; header: Readonly<Record<string, unknown>> }>;
}

/** Creates a private key as PEM (PKCS #8). */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export function keyFromPem(pem: string): SealingKey {
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
