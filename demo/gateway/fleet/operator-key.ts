import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { UnsignedCommand } from '../../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { metaOrCreate } from '../meta.ts';
import type { Store } from '../store.ts';

const STORED_AS = 'fleet-key';

/** A public Ed25519 key as a JWK. */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

interface Command {
  id: string;
  terminal: string;
  asked: UnsignedCommand;
  /** Milliseconds since 1970. */
  givenAt: number;
  expiresAt: number;
}

/** Returns the private key of this database that signs commands; creates it on first use. */
function privateKey(store: Store) {
  return createPrivateKey(
    metaOrCreate(store, STORED_AS, () =>
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
  );
}

/** Returns the public half of an Ed25519 key pair. */
export function publicJwk(key: KeyObject): PublicKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x };
}

/** Returns the public key that verifies commands. */
export const operatorKey = (store: Store): PublicKey => publicJwk(privateKey(store));

/** Signs a command as a compact JWS, for one terminal and until it expires. */
export function signCommand(
  store: Store,
  { id, terminal, asked, givenAt, expiresAt }: Command,
): Promise<string> {
  return new SignJWT({ ...asked })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setAudience(terminal)
    .setJti(id)
    .setIssuedAt(Math.floor(givenAt / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(privateKey(store));
}
