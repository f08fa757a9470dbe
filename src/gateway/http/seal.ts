import { CompactEncrypt, calculateJwkThumbprint, importJWK } from 'jose';
import { randomId } from '../../lib/hex.ts';
import { GatewayError, UNTRUSTED_KEY } from './errors.ts';

/** The gateway's public RSA key as a JWK, with its id for the Encryption header. */
export interface PublicKey {
  keyId: string;
  jwk: JsonWebKey;
  /** Thumbprints (RFC 7638, SHA-256) of the keys that may be; any where there are none. */
  pinned?: readonly string[];
}

/**
 * Seals a text as a compact JWE (RSA-OAEP-256, A256GCM) that only the gateway can open (A7), at this time and once:
 * `iat` and `jti` stand in the protected header, which a seal that was changed does not open with.
 * `ahead` is by how many milliseconds the gateway's clock is ahead of this device's.
 * Loads jose, so it is imported only when something is sent sealed.
 * @throws GatewayError for a key that is none of the pinned ones
 */
export async function sealText(
  text: string,
  { keyId, jwk, pinned = [] }: PublicKey,
  ahead = 0,
): Promise<string> {
  const publicKey = jwk as Parameters<typeof importJWK>[0];
  if (pinned.length && !pinned.includes(await calculateJwkThumbprint(publicKey))) {
    throw new GatewayError('malformed', UNTRUSTED_KEY);
  }
  const key = await importJWK(publicKey, 'RSA-OAEP-256');
  const iat = Math.floor((Date.now() + ahead) / 1000);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: keyId, iat, jti: randomId() })
    .encrypt(key);
}
