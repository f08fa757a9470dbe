import * as v from 'valibot';

/** Maximum length of a field of a credential in characters; certificates of an attestation are the longest. */
const MOST_CREDENTIAL = 16_384;

const base64url = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(MOST_CREDENTIAL));
const id = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(1_400));

/**
 * Options for `navigator.credentials`: `PublicKeyCredentialCreationOptionsJSON` or
 * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn level 3. The browser reads them.
 */
export const passkeyOptions = v.record(v.string(), v.unknown());

const credential = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  clientExtensionResults: v.record(v.string(), v.unknown()),
};

/** A new passkey, in the format of `RegistrationResponseJSON`. */
export const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});

/** A use of a passkey, in the format of `AuthenticationResponseJSON`. */
export const usedPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
});

/** Maximum length of the name of a passkey in characters. */
export const PASSKEY_NAME_MAX = 40;
