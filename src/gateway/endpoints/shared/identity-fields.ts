/** Kinds of documents: an identity document, a proof of address, the source of the money. */
export const identityKinds = ['document', 'address', 'funds'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** Maximum bytes of one part of a document; in base64 it fits the limit of bodies in the front server. */
export const MOST_PART = 512 * 1024;
/** Maximum bytes of a document that any gateway may accept. */
export const MOST_DOCUMENT = 64 * 1024 * 1024;
/** Maximum length of a document's name in characters. */
export const MOST_DOCUMENT_NAME = 100;
