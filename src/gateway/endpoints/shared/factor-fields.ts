import * as v from 'valibot';
import { passkeyOptions, usedPasskey } from './passkey-fields.ts';

export const proofMethods = ['passkey', 'code', 'recovery', 'password'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** The purpose of a confirmation. `agent`: changes in a team. */
export const purposes = ['withdraw', 'payoutAccount', 'password', 'factors', 'agent'] as const;
export type Purpose = (typeof purposes)[number];

/** The member's means to prove their identity. */
const challengeFields = {
  methods: v.array(v.picklist(proofMethods)),
  /** Set if `methods` has `passkey`. */
  passkey: v.nullish(passkeyOptions, null),
};

export const factorChallenge = v.object(challengeFields);
export type FactorChallenge = v.InferOutput<typeof factorChallenge>;

/** The value of a login that is refused with `login.factor.required`. */
export const pendingLogin = v.object({ pending: v.string(), ...challengeFields });
export type PendingLogin = v.InferOutput<typeof pendingLogin>;

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** A proof of identity. `code` is a time code of six digits, or a recovery code. */
export const proof = v.variant('method', [
  v.object({ method: v.literal('passkey'), credential: usedPasskey }),
  v.object({ method: v.literal('code'), code }),
  v.object({ method: v.literal('recovery'), code }),
  v.object({ method: v.literal('password'), password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
]);

export type Proof = v.InferOutput<typeof proof>;
