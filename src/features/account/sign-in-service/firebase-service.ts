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
import { asGatewayError, GatewayError, refusal, SIGN_IN_SERVICE_FAILED } from '../../../gateway/errors.ts';
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
 * Firebase behind the port. Its SDK makes the calls; what it would load scripts of other origins for, popups and
 * reCAPTCHA, is left out of it (docs/contributors/decisions/0010-sign-in-service.md).
 */
export function firebaseService(config: ServiceConfig): SignInService {
  const auth = authOf(config);
  return {
    signInWith: (given) => service(async () => identified(auth, await withToken(auth, given))),
    sendCode: (mobile, proof) =>
      service(async () => {
        const verifier = { type: 'recaptcha', verify: async () => proof, _reset: () => {} };
        const sent = await signInWithPhoneNumber(auth, mobile, verifier);
        return {
          confirm: (code) => service(async () => identified(auth, await sent.confirm(code))),
        };
      }),
  };
}

function authOf(config: ServiceConfig): Auth {
  const { apiKey, projectId } = config;
  const emulator = emulatorOf(config);
  const app = initializeApp(
    { apiKey, projectId },
    // One app for one config: the SDK refuses another under the same name.
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

/** The service's own session is of no use here: it ends as soon as the gateway's can begin. */
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

/** The product knows one kind of error. @throws GatewayError */
async function service<T>(run: () => Promise<T>): Promise<T> {
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
  // Most likely the operator's to mend, such as a domain that the project does not know.
  const error = new GatewayError('malformed', SIGN_IN_SERVICE_FAILED, { cause: thrown });
  platform().report({ name: 'sign-in-service', error });
  return error;
}
