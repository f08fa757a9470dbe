/** What a gateway can ask for: an identity document, a proof of address, the source of the money. */
export const identityKinds = ['document', 'address', 'funds'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** Most bytes of one part of a document; in base64 it fits the limit of bodies in the front server. */
export const MOST_PART = 512 * 1024;
/** Most bytes of a document that any gateway may accept. */
export const MOST_DOCUMENT = 64 * 1024 * 1024;
/** Most characters of a document's name. */
export const MOST_DOCUMENT_NAME = 100;
