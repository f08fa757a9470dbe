import { FirebaseError, initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  FacebookAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithCredential,
  signInWithPhoneNumber,
  type UserCredential,
} from '@firebase/auth';
import {
  asGatewayError,
  GatewayError,
  refusal,
  SIGN_IN_SERVICE_FAILED,
} from '../../../gateway/http/errors.ts';
import { ownEntry } from '../../../lib/own-entry.ts';
import { platform } from '../../../platform/platform.ts';
import {
  emulatorOf,
  type Identified,
  type ProviderToken,
  type ServiceConfig,
  type SignInService,
} from './sign-in-service.ts';

/**
 * Implements the sign-in service with Firebase. The build excludes the parts of its SDK that load scripts from
 * other origins, such as popups and reCAPTCHA (docs/contributors/decisions/0010-sign-in-service.md).
 */
export function firebaseService(config: ServiceConfig): SignInService {
  const auth = authOf(config);
  return {
    signInWith: (given) => withGatewayErrors(async () => identified(auth, await withToken(auth, given))),
    sendCode: (mobile, proof) =>
      withGatewayErrors(async () => {
        const verifier = { type: 'recaptcha', verify: async () => proof, _reset: () => {} };
        const sent = await signInWithPhoneNumber(auth, mobile, verifier);
        return {
          confirm: (code) => withGatewayErrors(async () => identified(auth, await sent.confirm(code))),
        };
      }),
  };
}

function authOf(config: ServiceConfig): Auth {
  const { apiKey, projectId } = config;
  const emulator = emulatorOf(config);
  const app = initializeApp(
    { apiKey, projectId },
    // One app per configuration: the SDK rejects a second one under the same name.
    [projectId, apiKey, emulator].join(' '),
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}

function withToken(auth: Auth, { provider, kind, token, rawNonce }: ProviderToken): Promise<UserCredential> {
  const credential =
    kind === 'id_token'
      ? new OAuthProvider(provider).credential({ idToken: token, rawNonce })
      : FacebookAuthProvider.credential(token);
  return signInWithCredential(auth, credential);
}

/** Signs out of Firebase at once: only the gateway's session is used. */
async function identified(auth: Auth, { user }: UserCredential): Promise<Identified> {
  const found = { idToken: await user.getIdToken(), subject: user.uid };
  await auth.signOut();
  return found;
}

const refusals: Readonly<Record<string, string>> = {
  'auth/invalid-verification-code': refusal.codeWrong,
  'auth/missing-verification-code': refusal.codeWrong,
  'auth/invalid-verification-id': refusal.codeWrong,
  'auth/code-expired': refusal.codeWrong,
  'auth/invalid-phone-number': refusal.mobileFormat,
  'auth/missing-phone-number': refusal.mobileFormat,
  'auth/captcha-check-failed': refusal.human,
  'auth/invalid-app-credential': refusal.human,
  'auth/missing-app-credential': refusal.human,
  'auth/too-many-requests': refusal.tooMany,
  'auth/quota-exceeded': refusal.tooMany,
  'auth/user-disabled': refusal.locked,
  'auth/operation-not-allowed': refusal.noPermission,
};

/** Converts errors of the SDK. @throws GatewayError */
async function withGatewayErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (thrown) {
    throw errorOf(thrown);
  }
}

function errorOf(thrown: unknown): GatewayError {
  if (!(thrown instanceof FirebaseError)) return asGatewayError(thrown);
  const { code } = thrown;
  if (code === 'auth/network-request-failed')
    return new GatewayError('offline', undefined, { cause: thrown });
  if (code === 'auth/timeout') return new GatewayError('timeout', undefined, { cause: thrown });
  const known = ownEntry(refusals, code);
  if (known) return new GatewayError('refused', known);
  // Most likely a configuration error, such as a domain that the project does not allow.
  const error = new GatewayError('malformed', SIGN_IN_SERVICE_FAILED, { cause: thrown });
  platform().report({ name: 'sign-in-service', error });
  return error;
}
