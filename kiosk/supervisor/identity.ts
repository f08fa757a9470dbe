import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { enrolTerminal } from '../../src/gateway/endpoints/fleet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { writePrivateFile } from './atomic-file.ts';

/** What makes this machine a terminal of the operator's: it never leaves the machine but for the public halves. */
export interface Identity {
  terminal: string;
  privateKey: JWK;
  /** What commands have to be signed by. */
  operatorKey: JWK;
  /** The terminal's key, by which the gateway lets players sign in with their phones; older files have none. */
  key?: string;
}

const fileIn = (state: string) => join(state, 'identity.json');

/** Nothing on a machine that was never enrolled. */
export function readIdentity(state: string): Identity | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(state), 'utf8')) as Identity;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes this machine a terminal, by the key that the operator gave it. @returns the names that the operator knows it by
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
  // What cannot be written is not to be found out after the key was spent.
  mkdirSync(state, { recursive: true });
  writeFileSync(`${fileIn(state)}.new`, '', { mode: 0o600 });
  const { operatorKey, ...names } = await call(enrolTerminal, { body: { terminal, key, publicKey } });
  const privateKey = await exportJWK(pair.privateKey);
  const identity: Identity = { terminal, privateKey, operatorKey, key };
  writePrivateFile(fileIn(state), JSON.stringify(identity));
  return names;
}

/** Signs what this terminal says, at a moment of the gateway's clock and for one purpose. */
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
