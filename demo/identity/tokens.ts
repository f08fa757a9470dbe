import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Identity } from '../gateway/gateway-state.ts';
import { metaOrCreate } from '../gateway/meta.ts';
import type { Store } from '../gateway/store.ts';

/** Name of the project at the service, and the audience of its tokens. */
const PROJECT = 'demo-foyer';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
/** Lifetime of an ID token in seconds. */
export const TOKEN_LIFE = 3600;
const STORED_AS = 'identity-key';
const ALGORITHM = 'ES256';

export interface Person {
  local_id: string;
  provider: Identity['provider'];
  /** The number, or the name at Google or Facebook. */
  federated_id: string;
  phone: string | null;
  email: string | null;
  name: string | null;
}

export interface IdentityTokens {
  sign(person: Person, now: number): Promise<string>;
  /**
   * Verifies a token at `now` (milliseconds since 1970); resolves to undefined if it is invalid or expired.
   */
  read(idToken: string, now: number): Promise<Identity | undefined>;
}

/** Creates the service's key on first use. The gateway can only verify tokens. */
export function identityTokens(store: Store): IdentityTokens {
  let made: ReturnType<typeof createPrivateKey> | undefined;
  const key = () => {
    made ??= createPrivateKey(metaOrCreate(store, STORED_AS, newKey));
    return made;
  };
  return {
    sign(person, now) {
      const seconds = Math.floor(now / 1000);
      const { local_id, provider, federated_id, phone, email, name } = person;
      return new SignJWT({
        auth_time: seconds,
        user_id: local_id,
        ...(phone ? { phone_number: phone } : {}),
        ...(email ? { email, email_verified: true } : {}),
        ...(name ? { name } : {}),
        firebase: { identities: { [provider]: [federated_id] }, sign_in_provider: provider },
      })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(PROJECT)
        .setSubject(local_id)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_LIFE)
        .sign(key());
    },
    async read(idToken, now) {
      try {
        const { payload } = await jwtVerify(idToken, createPublicKey(key()), {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: PROJECT,
          currentDate: new Date(now),
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        return identityOf(payload);
      } catch {
        return undefined;
      }
    },
  };
}

const providers: readonly string[] = ['phone', 'google.com', 'facebook.com'] satisfies Identity['provider'][];

function identityOf(payload: Record<string, unknown>): Identity | undefined {
  const provider = (payload.firebase as { sign_in_provider?: string } | undefined)?.sign_in_provider ?? '';
  if (!providers.includes(provider)) return undefined;
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : undefined);
  const [mobile, email, name] = [text('phone_number'), text('email'), text('name')];
  return {
    subject: text('sub') ?? '',
    provider: provider as Identity['provider'],
    ...(mobile ? { mobile } : {}),
    ...(email ? { email } : {}),
    ...(name ? { name } : {}),
  };
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
