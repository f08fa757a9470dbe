import { CompactEncrypt, importJWK } from 'jose';

/** The gateway's public RSA key as a JWK, with its id for the Encryption header. */
export interface PublicKey {
  keyId: string;
  jwk: JsonWebKey;
}

/**
 * Seals a text as a compact JWE (RSA-OAEP-256, A256GCM) that only the gateway can open (A7).
 * Loads jose, so it is imported only when something is sent sealed.
 */
export async function sealText(text: string, { keyId, jwk }: PublicKey): Promise<string> {
  const key = await importJWK(jwk as Parameters<typeof importJWK>[0], 'RSA-OAEP-256');
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: keyId })
    .encrypt(key);
}
