import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { enrolTerminal } from '../../src/gateway/endpoints/fleet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { writePrivateFile } from './atomic-file.ts';

/** Identity of an enrolled terminal. The private keys never leave the machine. */
export interface Identity {
  terminal: string;
  privateKey: JWK;
  /** Key that commands must be signed with. */
  operatorKey: JWK;
  /** The terminal's key, by which the gateway lets players sign in with their phones; absent in older files. */
  key?: string;
}

const fileIn = (state: string) => join(state, 'identity.json');

/** Returns undefined on a machine that was never enrolled. */
export function readIdentity(state: string): Identity | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(state), 'utf8')) as Identity;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Enrols this machine as a terminal, with the key that the operator issued. @returns the terminal's names at the
 * operator
 * @throws GatewayError
 */
export async function enrol(
  state: string,
  terminal: string,
  key: string,
): Promise<{ venue: string; name: string }> {
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  const { x = '' } = await exportJWK(pair.publicKey);
  const publicKey = { kty: 'OKP', crv: 'Ed25519', x } as const;
  // Checks that the folder is writable before the one-time key is spent.
  mkdirSync(state, { recursive: true });
  writeFileSync(`${fileIn(state)}.new`, '', { mode: 0o600 });
  const { operatorKey, ...names } = await call(enrolTerminal, { body: { terminal, key, publicKey } });
  const privateKey = await exportJWK(pair.privateKey);
  const identity: Identity = { terminal, privateKey, operatorKey, key };
  writePrivateFile(fileIn(state), JSON.stringify(identity));
  return names;
}

/** Signs a message for one purpose, at a moment of the gateway's clock. */
export async function signMessage(
  { terminal, privateKey }: Identity,
  purpose: 'heartbeat' | 'staff',
  payload: Readonly<Record<string, unknown>>,
  now: number,
): Promise<string> {
  return new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(terminal)
    .setAudience(purpose)
    .setJti(crypto.randomUUID())
    .setIssuedAt(Math.floor(now / 1000))
    .sign(await importJWK(privateKey, 'EdDSA'));
}
