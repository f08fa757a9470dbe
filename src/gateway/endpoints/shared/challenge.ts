import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^([\da-fA-F]{2})+$/), v.maxLength(128));

/**
 * A challenge of ALTCHA's proof of work, version 2, with all parameters that PBKDF2 has there: the signature covers them, so they
 * are sent back as they were received.
 */
export const challenge = v.object({
  parameters: v.object({
    algorithm: v.picklist(['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512']),
    nonce: hex,
    salt: hex,
    /** Iterations of one derivation, from 1 to 1,000,000. */
    cost: v.number(),
    /** Bytes of a derived key, from 1 to 64. */
    keyLength: v.number(),
    /** What the key that is looked for begins with. */
    keyPrefix: v.pipe(v.string(), v.regex(/^[\da-fA-F]+$/), v.maxLength(128)),
    keySignature: v.optional(v.string()),
    /** In seconds since 1970. */
    expiresAt: v.optional(v.number()),
    data: v.optional(v.unknown()),
  }),
  signature: v.string(),
});

export type Challenge = v.InferOutput<typeof challenge>;
