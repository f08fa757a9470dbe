import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { GatewayError } from '../gateway/http/errors.ts';
import { PASSKEY_EXISTS, PASSKEY_FAILED } from './factor-texts.ts';

/** This module loads the library, so import it only when a passkey is used. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** Creates a passkey. @throws GatewayError of kind `aborted` when the player cancels */
export async function createPasskey(options: PasskeyOptions): Promise<RegistrationResponseJSON> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(translateFailure);
}

/** Signs a challenge with a passkey. @throws GatewayError of kind `aborted` when the player cancels */
export async function signWithPasskey(options: PasskeyOptions): Promise<AuthenticationResponseJSON> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(translateFailure);
}

/**
 * Signs a challenge with a passkey that the player chooses in the browser's autofill.
 * @throws GatewayError of kind `aborted` when the signal aborts or another request for a passkey takes over
 */
export async function fillWithPasskey(
  options: PasskeyOptions,
  signal: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  if (signal.aborted) throw new GatewayError('aborted');
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    // The field appears later than the request where the form waits for the status.
    return await startAuthentication({
      optionsJSON,
      useBrowserAutofill: true,
      verifyBrowserAutofillInput: false,
    }).catch(translateFailure);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Converts an error of the browser; it does not tell whether the player cancelled or has no passkey here. */
function translateFailure(error: Error): never {
  const name = error.name;
  if (name === 'NotAllowedError' || name === 'AbortError') throw new GatewayError('aborted');
  if (name === 'InvalidStateError') throw new GatewayError('refused', PASSKEY_EXISTS, { cause: error });
  throw new GatewayError('refused', PASSKEY_FAILED, { cause: error });
}
