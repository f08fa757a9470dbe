import { CompactEncrypt, calculateJwkThumbprint, importJWK } from 'jose';
import { randomId } from '../../lib/hex.ts';
import { GatewayError, UNTRUSTED_KEY } from './errors.ts';

/** The gateway's public RSA key, and its id for the Encryption header. */
export interface PublicKey {
  keyId: string;
  jwk: JsonWebKey;
  /** Thumbprints (RFC 7638, SHA-256) of the accepted keys; all keys if empty. */
  pinned?: readonly string[];
}

/**
 * Encrypts a text as a compact JWE (RSA-OAEP-256, A256GCM). `iat` and `jti` in the protected header let the gateway
 * refuse replays. `ahead` is the clock skew: milliseconds by which the gateway's clock is ahead. This module loads
 * jose, so import it only when something is sent encrypted.
 * @throws GatewayError when the key is not one of the pinned ones
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
