import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { parseJson } from '../../../src/lib/json.ts';
import { MINUTE } from '../../fixtures/durations.ts';
import type { Gateway } from '../gateway-state.ts';
import type { Account } from '../members.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from '../tokens.ts';

/** Milliseconds of a challenge, which works once. */
const CHALLENGE_LIFE = 5 * MINUTE;
const MOST_PASSKEYS = 10;
const NAME = 'Foyer';
/** ES256, RS256 and Ed25519: the algorithms of authenticators. */
const ALGORITHMS = [-7, -257, -8];

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** Loads with the first passkey, because it takes the start of the demo half a second. */
const library = () => import('@simplewebauthn/server');

interface PasskeyRow {
  id: string;
  member_id: number;
  public_key: string;
  counter: number;
  transports: string;
  device: string;
  name: string;
  synced: number;
  created_at: number;
  used_at: number | null;
}

export function passkeysOf({ store }: Gateway, memberId: number): PasskeyRow[] {
  return store.all<PasskeyRow>(
    'SELECT * FROM passkeys WHERE member_id = ? ORDER BY created_at, rowid',
    memberId,
  );
}

/** The site that passkeys belong to: they work on this host and no other. */
function siteAt(base: string) {
  const { hostname, origin } = new URL(base);
  return { expectedRPID: hostname, expectedOrigin: origin, requireUserVerification: true };
}

const inBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const transportsOf = ({ transports }: PasskeyRow) => JSON.parse(transports) as Transports;

/** Stores a challenge for one use, such as a login or one member's new passkey. */
function keepChallenge({ store, clock }: Gateway, challenge: string, use: string): void {
  store.run('DELETE FROM passkey_challenges WHERE expires_at < ?', clock());
  const expiresAt = clock() + CHALLENGE_LIFE;
  store.insert('passkey_challenges', { id: hashToken(challenge), use, expires_at: expiresAt });
}

/** Returns the challenge that a response signs and uses it up. @throws Refusal for one of another use, or used before */
function takeChallenge({ store, clock }: Gateway, clientDataJSON: string, use: string): string {
  const data = parseJson(Buffer.from(clientDataJSON, 'base64url').toString());
  const { challenge } = (data ?? {}) as { challenge?: unknown };
  if (typeof challenge !== 'string') throw new Refusal(featureRefusal.passkeyInvalid);
  const taken = store.run(
    'DELETE FROM passkey_challenges WHERE id = ? AND use = ? AND expires_at > ?',
    hashToken(challenge),
    use,
    clock(),
  );
  if (!taken) throw new Refusal(featureRefusal.passkeyInvalid);
  return challenge;
}

/** Returns options to create a passkey. @throws Refusal if the member has the maximum */
export async function creationOptions(gateway: Gateway, account: Account, base: string, use: string) {
  const { store } = gateway;
  const existing = passkeysOf(gateway, account.id);
  if (existing.length >= MOST_PASSKEYS) throw new Refusal(featureRefusal.factorsFull);
  // A random handle, because authenticators store it and pages of other members must not learn ids.
  store.insert(
    'passkey_users',
    { member_id: account.id, handle: randomBytes(32).toString('base64url') },
    'IGNORE',
  );
  const { handle } = store.one<{ handle: string }>(
    'SELECT handle FROM passkey_users WHERE member_id = ?',
    account.id,
  )!;
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: siteAt(base).expectedRPID,
    userName: account.username,
    userID: inBase64(handle),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map((one) => ({ id: one.id, transports: transportsOf(one) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  keepChallenge(gateway, options.challenge, use);
  return options;
}

/** Verifies and stores a new passkey. @throws Refusal */
export async function storePasskey(
  gateway: Gateway,
  memberId: number,
  credential: RegistrationResponseJSON,
  { base, use, device }: { base: string; use: string; device: string },
): Promise<void> {
  const { store, clock } = gateway;
  const expectedChallenge = takeChallenge(gateway, credential.response.clientDataJSON, use);
  const { verifyRegistrationResponse } = await library();
  const found = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    supportedAlgorithmIDs: ALGORITHMS,
    ...siteAt(base),
  }).catch(refuseInvalid);
  if (!found.verified) throw new Refusal(featureRefusal.passkeyInvalid);
  const { credential: key, credentialBackedUp } = found.registrationInfo;
  if (passkeysOf(gateway, memberId).length >= MOST_PASSKEYS) throw new Refusal(featureRefusal.factorsFull);
  const added = store.insert(
    'passkeys',
    {
      id: key.id,
      member_id: memberId,
      public_key: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: JSON.stringify(key.transports ?? []),
      device,
      synced: Number(credentialBackedUp),
      created_at: clock(),
    },
    'IGNORE',
  );
  if (!added) throw new Refusal(featureRefusal.passkeyInvalid);
}

/** Returns options to use a passkey; any passkey of the site without a member. */
export async function requestOptions(gateway: Gateway, base: string, use: string, memberId?: number) {
  const allowed = memberId === undefined ? [] : passkeysOf(gateway, memberId);
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteAt(base).expectedRPID,
    userVerification: 'required',
    allowCredentials: allowed.map((one) => ({ id: one.id, transports: transportsOf(one) })),
  });
  keepChallenge(gateway, options.challenge, use);
  return options;
}

/**
 * Verifies the use of a passkey and returns its member's id. @throws Refusal for another origin, a repeated response,
 * or a passkey that was removed or whose account is closed
 */
export async function verifyPasskey(
  gateway: Gateway,
  response: AuthenticationResponseJSON,
  { base, use, memberId }: { base: string; use: string; memberId?: number },
): Promise<number> {
  const { store, clock } = gateway;
  const expectedChallenge = takeChallenge(gateway, response.response.clientDataJSON, use);
  const row = store.one<PasskeyRow>('SELECT * FROM passkeys WHERE id = ?', response.id);
  if (!row || (memberId !== undefined && row.member_id !== memberId))
    throw new Refusal(featureRefusal.passkeyUnknown);
  const { verifyAuthenticationResponse } = await library();
  const found = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    credential: {
      id: row.id,
      publicKey: inBase64(row.public_key),
      counter: row.counter,
      transports: transportsOf(row),
    },
    ...siteAt(base),
  }).catch(refuseInvalid);
  if (!found.verified) throw new Refusal(featureRefusal.passkeyInvalid);
  const { newCounter, credentialBackedUp } = found.authenticationInfo;
  store.run(
    'UPDATE passkeys SET counter = ?, synced = ?, used_at = ? WHERE id = ?',
    newCounter,
    Number(credentialBackedUp),
    clock(),
    row.id,
  );
  return row.member_id;
}

/** The library's errors describe the problem of a response. */
function refuseInvalid(error: Error): never {
  throw new Refusal(featureRefusal.passkeyInvalid, { message: error.message });
}
