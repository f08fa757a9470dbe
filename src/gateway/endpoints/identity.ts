import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, id, text } from './shared/fields.ts';
import { identityKinds, MOST_DOCUMENT, MOST_DOCUMENT_NAME, MOST_PART } from './shared/identity-fields.ts';

const MOST_BASE64 = Math.ceil(MOST_PART / 3) * 4;

const kind = v.picklist(identityKinds);
const documentId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const check = v.object({
  kind,
  state: v.picklist(['asked', 'pending', 'refused', 'done']),
  /** Why it was refused, in the requested language. */
  reason: text,
  /** Documents of the member that the operator has not decided about. */
  files: withDefault(listOf(v.object({ id, name: text, size: count })), []),
});

export type IdentityCheck = v.InferOutput<typeof check>;

const identity = v.object({
  /** The state of all checks: `none` if nothing is asked. */
  state: v.picklist(['none', 'asked', 'pending', 'refused', 'done']),
  /** Whether withdrawals are refused until the checks are done. */
  held: withDefault(v.boolean(), false),
  checks: listOf(check),
  /** What the member can upload; null if the operator takes no documents here. */
  upload: v.nullish(
    v.object({
      /** Media types. */
      types: v.array(v.string()),
      mostBytes: v.number(),
      /** Maximum number of documents of one check. */
      mostFiles: v.number(),
      /** Bytes of each part but the last. */
      partBytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PART)),
    }),
    null,
  ),
  /** A provider whose page checks the identity; null for none. */
  provider: v.nullish(v.object({ name: text }), null),
});

export type Identity = v.InferOutput<typeof identity>;
export type UploadLimits = NonNullable<Identity['upload']>;

const language = v.string();
const PATH = '/wps/member/identity';

/** State of the identity checks, and how the member can answer them. */
export const getIdentity = endpoint({
  name: 'getIdentity',
  method: 'GET',
  path: PATH,
  summary: 'Whether the member’s identity is verified, and what is asked for',
  query: v.object({ language }),
  reply: identity,
  module: 'IDENTITY3',
  session: 'required',
  flag: 'IDENTITY3',
});

/** Begins the upload of a document. Refused with `identity.file.refused` before a part is sent. */
export const startDocument = endpoint({
  name: 'startDocument',
  method: 'POST',
  path: `${PATH}/document`,
  summary: 'Begin the upload of a document',
  body: v.object({
    kind,
    name: v.pipe(v.string(), v.maxLength(MOST_DOCUMENT_NAME)),
    type: v.pipe(v.string(), v.maxLength(100)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DOCUMENT)),
  }),
  reply: v.object({ id }),
  module: 'IDENTITY3',
  session: 'required',
  flag: 'IDENTITY3',
});

/**
 * Sends the next part of a document. Repeatable: bytes that have arrived before change nothing. After the last part
 * the gateway checks the content.
 */
export const sendDocumentPart = endpoint({
  name: 'sendDocumentPart',
  method: 'PUT',
  path: `${PATH}/document/part`,
  summary: 'Send a part of a document; the reply says from where to continue',
  body: v.object({
    id: documentId,
    /** Position of the part's first byte. */
    offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DOCUMENT)),
    /** Base64. */
    data: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_BASE64), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  /** Bytes that have arrived. */
  reply: v.object({ received: count }),
  module: 'IDENTITY3',
  session: 'required',
  flag: 'IDENTITY3',
});

/** Removes a document that was not submitted. */
export const removeDocument = endpoint({
  name: 'removeDocument',
  method: 'POST',
  path: `${PATH}/document/remove`,
  summary: 'Remove a document before it is submitted',
  body: v.object({ id: documentId, language }),
  reply: identity,
  module: 'IDENTITY3',
  session: 'required',
  flag: 'IDENTITY3',
});

/** Submits the documents of a check, which is then pending. */
export const submitDocuments = endpoint({
  name: 'submitDocuments',
  method: 'POST',
  path: `${PATH}/submit`,
  summary: 'Submit the documents of a check to the operator',
  body: v.object({ kind, language }),
  reply: identity,
  module: 'IDENTITY3',
  session: 'required',
  flag: 'IDENTITY3',
});

/** Returns the address of the provider's page, valid once; it leads back to `backUrl`. */
export const startIdentityCheck = endpoint({
  name: 'startIdentityCheck',
  method: 'POST',
  path: `${PATH}/provider`,
  summary: 'Begin a check on the provider’s page',
  body: v.object({ language, backUrl: v.pipe(v.string(), v.maxLength(2_000)) }),
  reply: v.object({ url: v.string() }),
  module: 'IDENTITY3',
  session: 'required',
  flag: 'IDENTITY3',
});
