import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^([\da-fA-F]{2})+$/), v.maxLength(128));

/**
 * An ALTCHA proof-of-work challenge (version 2, PBKDF2). The signature covers all parameters, so they are returned
 * unchanged.
 */
export const challenge = v.object({
  parameters: v.object({
    algorithm: v.picklist(['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512']),
    nonce: hex,
    salt: hex,
    /** Iterations per derivation, from 1 to 1,000,000. */
    cost: v.number(),
    /** Bytes of a derived key, from 1 to 64. */
    keyLength: v.number(),
    /** Prefix that the derived key must have. */
    keyPrefix: v.pipe(v.string(), v.regex(/^[\da-fA-F]+$/), v.maxLength(128)),
    keySignature: v.optional(v.string()),
    /** Seconds since 1970. */
    expiresAt: v.optional(v.number()),
    data: v.optional(v.unknown()),
  }),
  signature: v.string(),
});

export type Challenge = v.InferOutput<typeof challenge>;
