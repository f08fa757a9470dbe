import { randomBytes, randomInt } from 'node:crypto';
import type { Gateway } from '../gateway/gateway-state.ts';
import { deliver } from '../gateway/inbox.ts';
import type { E164 } from '../gateway/phone-numbers.ts';
import { hashSecret } from '../gateway/proof/secrets.ts';
import { smsWait } from '../gateway/proof/sms-limit.ts';
import type { Store } from '../gateway/store.ts';
import { hashToken, newToken } from '../gateway/tokens.ts';
import type { Person } from './tokens.ts';

/** Lifetime of a code in milliseconds, and its attempts. */
const CODE_LIFE = 5 * 60_000;
const CODE_TRIES = 5;

/** An error of the service, with the service's own code. */
export class ServiceError extends Error {}

/** Sends a code to a number. @returns the session for the check of the code @throws ServiceError */
export function sendVerificationCode(gateway: Gateway, mobile: E164, address: string): string {
  const { store, clock, limits } = gateway;
  if (smsWait(limits, mobile, address)) throw new ServiceError('TOO_MANY_ATTEMPTS_TRY_LATER');
  const session = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  store.run('DELETE FROM identity_sessions WHERE expires_at < ?', clock());
  store.insert('identity_sessions', {
    id: hashToken(session),
    mobile,
    code: hashSecret(gateway, `identity ${hashToken(session)}`, code),
    tries: 0,
    expires_at: clock() + CODE_LIFE,
  });
  const text = `${code} is your verification code for Foyer.`;
  deliver(gateway, { kind: 'sms', recipient: mobile, subject: '', text });
  return session;
}

/** Exchanges a code, once, for the person with that phone. @throws ServiceError */
export function signInWithPhone(gateway: Gateway, session: string, code: string): Person {
  const id = hashToken(session);
  const row = gateway.store.one<{ mobile: string; code: string; expires_at: number }>(
    'UPDATE identity_sessions SET tries = tries + 1 WHERE id = ? AND tries < ? RETURNING mobile, code, expires_at',
    id,
    CODE_TRIES,
  );
  if (!row) throw new ServiceError('INVALID_SESSION_INFO');
  if (row.expires_at <= gateway.clock()) throw new ServiceError('SESSION_EXPIRED');
  if (row.code !== hashSecret(gateway, `identity ${id}`, code)) throw new ServiceError('INVALID_CODE');
  gateway.store.run('DELETE FROM identity_sessions WHERE id = ?', id);
  return person(gateway.store, 'phone', row.mobile, { phone: row.mobile });
}

interface Credential {
  sub: string;
  email?: string | undefined;
  name?: string | undefined;
}

export function signInWithProvider(
  { store }: Gateway,
  provider: 'google.com' | 'facebook.com',
  { sub, email, name }: Credential,
): Person {
  return person(store, provider, sub, { email: email ?? null, name: name ?? null });
}

/** Returns the same person for the same name, always. */
function person(
  store: Store,
  provider: Person['provider'],
  federatedId: string,
  { phone = null, email = null, name = null }: Partial<Pick<Person, 'phone' | 'email' | 'name'>>,
): Person {
  const row = store.one<Person>(
    `INSERT INTO identity_people (local_id, provider, federated_id, phone, email, name) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (provider, federated_id) DO UPDATE SET email = excluded.email, name = excluded.name
     RETURNING local_id, provider, federated_id, phone, email, name`,
    randomBytes(14).toString('hex'),
    provider,
    federatedId,
    phone,
    email,
    name,
  );
  if (!row) throw new ServiceError('INTERNAL');
  return row;
}

export function personById(store: Store, localId: string): Person | undefined {
  return store.one<Person>('SELECT * FROM identity_people WHERE local_id = ?', localId);
}
