import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { confirmation } from './shared/confirmation-field.ts';
import { factorChallenge, proof, purposes } from './shared/factor-fields.ts';
import { count, text } from './shared/fields.ts';
import { newPasskey, PASSKEY_NAME_MAX, passkeyOptions, usedPasskey } from './shared/passkey-fields.ts';
import { sessionInfo } from './shared/session-info.ts';

const passkey = v.object({
  id: v.string(),
  /** The member's name for it; empty without one. */
  name: text,
  /** Browser and system with which it was created, such as `Chrome, Android`; empty if unknown. */
  device: text,
  /** Whether a password manager keeps it on several devices. */
  synced: withDefault(v.boolean(), false),
  /** Milliseconds since 1970; null if it was never used. */
  createdAt: v.number(),
  usedAt: v.nullish(v.number(), null),
});

export type Passkey = v.InferOutput<typeof passkey>;

const factors = v.object({
  passkeys: listOf(passkey),
  /** Whether an app creates time codes for the account. */
  codes: withDefault(v.boolean(), false),
  /** Unused recovery codes. */
  recoveryCodes: count,
});

export type Factors = v.InferOutput<typeof factors>;

/** Recovery codes, shown once; empty if the member keeps the earlier ones. */
const newRecoveryCodes = { newRecoveryCodes: withDefault(v.array(v.string()), []) };
const factorsWithCodes = v.object({ ...factors.entries, ...newRecoveryCodes });

/** The passkeys and codes of the account. */
export const getFactors = endpoint({
  name: 'getFactors',
  method: 'GET',
  path: '/wps/member/factors',
  summary: 'The member’s passkeys, whether time codes are set up, and the number of recovery codes',
  reply: factors,
  module: 'COMM3',
  session: 'required',
});

const purpose = v.picklist(purposes);

/** Begins a confirmation; calls that need one are refused with `confirmation.required` without it. */
export const startConfirmation = endpoint({
  name: 'startConfirmation',
  method: 'POST',
  path: '/wps/member/confirmation/start',
  summary: 'Begin to confirm an action: the methods that the member has, and a challenge for passkeys',
  body: v.object({ purpose }),
  reply: factorChallenge,
  module: 'COMM3',
  session: 'required',
});

/** Confirms an action by a proof of identity. */
export const confirm = endpoint({
  name: 'confirm',
  method: 'POST',
  path: '/wps/member/confirmation',
  summary: 'Confirm an action with a passkey, a code or the password; returns a token for its call',
  body: v.object({ purpose, proof }),
  reply: v.object({
    confirmation: v.string(),
    /** Seconds until the token expires. */
    expiresIn: v.number(),
    /** Whether it is valid for several calls. */
    reusable: withDefault(v.boolean(), false),
  }),
  module: 'COMM3',
  session: 'required',
  sealed: true,
});

/** Begins to add a passkey. */
export const startPasskey = endpoint({
  name: 'startPasskey',
  method: 'POST',
  path: '/wps/member/passkeys/start',
  summary: 'Options to create a passkey with',
  body: v.object({ confirmation }),
  reply: passkeyOptions,
  module: 'COMM3',
  session: 'required',
});

/** Adds a passkey after `startPasskey`. The first factor brings recovery codes. */
export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/wps/member/passkeys',
  summary: 'Add the created passkey to the account',
  body: v.object({ credential: newPasskey }),
  reply: factorsWithCodes,
  module: 'COMM3',
  session: 'required',
});

/** Begins to set up time codes (RFC 6238: SHA-1, six digits, 30 seconds). */
export const startCodes = endpoint({
  name: 'startCodes',
  method: 'POST',
  path: '/wps/member/codes/start',
  summary: 'A secret for an app that creates time codes',
  body: v.object({ confirmation }),
  reply: v.object({
    /** Base32, to type in. */
    secret: v.string(),
    /** `otpauth://totp/…`, for a QR code. */
    uri: v.string(),
  }),
  module: 'COMM3',
  session: 'required',
});

/** Activates time codes by the first one. The first factor brings recovery codes. */
export const activateCodes = endpoint({
  name: 'activateCodes',
  method: 'POST',
  path: '/wps/member/codes',
  summary: 'Activate time codes with a code of the app',
  body: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(32)) }),
  reply: factorsWithCodes,
  module: 'COMM3',
  session: 'required',
});

/** Names a passkey, so that the member knows which device it belongs to. */
export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'POST',
  path: '/wps/member/passkeys/rename',
  summary: 'Name a passkey',
  body: v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(1_400)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PASSKEY_NAME_MAX)),
  }),
  reply: factors,
  module: 'COMM3',
  session: 'required',
});

/** Removes a passkey by its id, or the time codes with `codes`. Without factors, recovery codes end too. */
export const removeFactor = endpoint({
  name: 'removeFactor',
  method: 'POST',
  path: '/wps/member/factors/remove',
  summary: 'Remove a passkey, or the time codes',
  body: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(1_400)), confirmation }),
  reply: factors,
  module: 'COMM3',
  session: 'required',
});

/** Replaces all recovery codes. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/member/recoveryCodes',
  summary: 'Replace the recovery codes; the earlier ones end',
  body: v.object({ confirmation }),
  reply: factorsWithCodes,
  module: 'COMM3',
  session: 'required',
});

/** Begins a login by passkey. */
export const startPasskeyLogin = endpoint({
  name: 'startPasskeyLogin',
  method: 'POST',
  path: '/wps/session/passkey/start',
  summary: 'A challenge to sign in by passkey',
  reply: passkeyOptions,
  module: 'COMM3',
  session: 'none',
});

/** Signs in by passkey, which replaces password and second factor. */
export const loginByPasskey = endpoint({
  name: 'loginByPasskey',
  method: 'POST',
  path: '/wps/session/passkey',
  summary: 'Sign in by passkey',
  body: v.object({ credential: usedPasskey, audience: v.optional(v.picklist(['agent', 'member'])) }),
  reply: sessionInfo,
  module: 'COMM3',
  session: 'none',
});

/** Completes a login with the second factor. */
export const completeLogin = endpoint({
  name: 'completeLogin',
  method: 'POST',
  path: '/wps/session/factor',
  summary: 'Complete a login that needs a second factor',
  body: v.object({ pending: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), proof }),
  reply: sessionInfo,
  module: 'COMM3',
  session: 'none',
  sealed: true,
});
