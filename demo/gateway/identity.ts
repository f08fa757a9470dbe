import {
  type IdentityKind,
  identityKinds,
  MOST_DOCUMENT_NAME,
} from '../../src/gateway/endpoints/shared/identity-fields.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { HOUR, MINUTE } from '../fixtures/durations.ts';
import type { Language } from '../fixtures/languages.ts';
import { PROVIDER, type RefusedDocument, refusedDocuments } from '../fixtures/operator/identity.ts';
import { documentTypes, isContentOf } from './document-content.ts';
import type { Gateway } from './gateway-state.ts';
import { Refusal } from './refusal.ts';
import { newToken } from './tokens.ts';

/** Maximum bytes of a document, number of documents of a check, and bytes of a part. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_FILES = 5;
const PART = 128 * 1024;
/** Milliseconds of a decision, of an unfinished upload, and of the provider's page. */
const DECISION = 10_000;
const UNFINISHED = HOUR;
const PROVIDER_TIME = 15 * MINUTE;

type CheckState = 'asked' | 'pending' | 'refused' | 'done';

interface CheckRow {
  kind: IdentityKind;
  state: CheckState;
  reason: RefusedDocument | '';
}

interface DocumentRow {
  id: string;
  kind: IdentityKind;
  name: string;
  type: string;
  size: number;
  received: number;
}

type Parts = Pick<Gateway, 'store' | 'clock' | 'protection' | 'switches'>;

/** Requests a check from the member, unless it was requested before. */
export function askFor({ store }: Pick<Gateway, 'store'>, memberId: number, kind: IdentityKind): void {
  store.insert('identity_checks', { member_id: memberId, kind }, 'IGNORE');
}

/** Returns the checks of a member, after those decisions whose time has come. */
function checksOf(gateway: Parts, memberId: number): CheckRow[] {
  const { store, clock, protection } = gateway;
  if (protection.rules.identityFirst) {
    for (const kind of ['document', 'address'] as const) askFor(gateway, memberId, kind);
  }
  const due = store.all<{ kind: IdentityKind }>(
    'SELECT kind FROM identity_checks WHERE member_id = ? AND decide_at <= ?',
    memberId,
    clock(),
  );
  for (const { kind } of due) decideByNames(gateway, memberId, kind);
  const rows = store.all<CheckRow>(
    'SELECT kind, state, reason FROM identity_checks WHERE member_id = ?',
    memberId,
  );
  return identityKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** The demo's rule: a document whose name says `blurred` or `expired` is refused with that reason. */
function decideByNames(gateway: Parts, memberId: number, kind: IdentityKind): void {
  const reasons = Object.keys(refusedDocuments) as RefusedDocument[];
  const names = undecided(gateway, memberId, kind).map(({ name }) => name.toLowerCase());
  const found = reasons.find((reason) => names.some((name) => name.includes(reason)));
  decide(gateway, memberId, kind, found ?? '');
}

/** Decides a check. A reason refuses it. */
function decide({ store }: Parts, memberId: number, kind: IdentityKind, reason: RefusedDocument | ''): void {
  store.run(
    'UPDATE identity_checks SET state = ?, reason = ?, decide_at = NULL WHERE member_id = ? AND kind = ?',
    reason ? 'refused' : 'done',
    reason,
    memberId,
    kind,
  );
  store.run('UPDATE documents SET decided = 1 WHERE member_id = ? AND kind = ?', memberId, kind);
}

const DOCUMENT = 'SELECT id, kind, name, type, size, received FROM documents';

function undecided({ store }: Pick<Gateway, 'store'>, memberId: number, kind: IdentityKind): DocumentRow[] {
  const sql = `${DOCUMENT} WHERE member_id = ? AND kind = ? AND decided = 0 ORDER BY at, rowid`;
  return store.all<DocumentRow>(sql, memberId, kind);
}

const isComplete = ({ size, received }: DocumentRow) => size === received;

const worst: readonly CheckState[] = ['refused', 'asked', 'pending', 'done'];

/** Returns the reply of `getIdentity`. Call it in a transaction. */
export function identityView(gateway: Parts, memberId: number, language: Language) {
  const { store, switches } = gateway;
  const checks = checksOf(gateway, memberId);
  const { identityBy } = switches;
  return {
    state: worst.find((state) => checks.some((check) => check.state === state)) ?? ('none' as const),
    held: checks.some(({ state }) => state !== 'done'),
    checks: checks.map(({ kind, state, reason }) => ({
      kind,
      state,
      reason: reason && refusedDocuments[reason][language],
      files: undecided({ store }, memberId, kind)
        .filter(isComplete)
        .map(({ id, name, size }) => ({ id, name, size })),
    })),
    upload:
      identityBy === 'provider'
        ? null
        : { types: [...documentTypes], mostBytes: MOST_BYTES, mostFiles: MOST_FILES, partBytes: PART },
    provider: identityBy === 'upload' ? null : { name: PROVIDER },
  };
}

/** Refuses a withdrawal before the checks are done; call it in a transaction. @throws Refusal */
export function requireIdentity(gateway: Parts, memberId: number): void {
  if (checksOf(gateway, memberId).some(({ state }) => state !== 'done'))
    throw new Refusal(featureRefusal.identityNeeded);
}

const refuseDocument = (why: 'type' | 'size' | 'number' | 'content') =>
  new Refusal(featureRefusal.documentRefused, { value: { why } });

/** @throws Refusal unless the check waits for documents */
function requireOpenCheck(gateway: Parts, memberId: number, kind: IdentityKind): void {
  if (gateway.switches.identityBy === 'provider') throw new Refusal(refusal.noPermission);
  const check = checksOf(gateway, memberId).find((one) => one.kind === kind);
  if (check?.state !== 'asked' && check?.state !== 'refused') throw new Refusal(refusal.notFound);
}

/** Begins the upload of a document and returns its id; call it in a transaction. @throws Refusal */
export function beginDocument(
  gateway: Parts,
  memberId: number,
  { kind, name, type, size }: Pick<DocumentRow, 'kind' | 'name' | 'type' | 'size'>,
): string {
  const { store, clock } = gateway;
  requireOpenCheck(gateway, memberId, kind);
  if (!documentTypes.some((one) => one === type)) throw refuseDocument('type');
  if (size > MOST_BYTES) throw refuseDocument('size');
  store.run(
    'DELETE FROM documents WHERE member_id = ? AND received < size AND at <= ?',
    memberId,
    clock() - UNFINISHED,
  );
  if (undecided(gateway, memberId, kind).length >= MOST_FILES) throw refuseDocument('number');
  const id = newToken();
  store.insert('documents', {
    id,
    member_id: memberId,
    kind,
    name: name.replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '').slice(0, MOST_DOCUMENT_NAME),
    type,
    size,
    at: clock(),
  });
  return id;
}

function documentOf({ store }: Parts, memberId: number, id: string): DocumentRow {
  const found = store.one<DocumentRow>(
    `${DOCUMENT} WHERE id = ? AND member_id = ? AND decided = 0`,
    id,
    memberId,
  );
  if (!found) throw new Refusal(refusal.notFound);
  return found;
}

/**
 * Stores the next part of a document and returns how many bytes have arrived. Ignores parts that leave a gap or were
 * stored before. After the last part the content is checked; a wrong one is deleted. Undefined: it was refused.
 */
export function storePart(
  gateway: Parts,
  memberId: number,
  { id, offset, data }: { id: string; offset: number; data: string },
): number | undefined {
  const { store } = gateway;
  const found = documentOf(gateway, memberId, id);
  const bytes = Buffer.from(data, 'base64');
  if (offset !== found.received || !bytes.length) return found.received;
  const received = offset + bytes.length;
  if (received > found.size || bytes.length > PART) throw refuseDocument('size');
  store.insert('document_parts', { document_id: id, position: offset, data: bytes });
  store.run('UPDATE documents SET received = ? WHERE id = ?', received, id);
  if (received < found.size || isContentOf(found.type, contentOf(store, id))) return received;
  store.run('DELETE FROM documents WHERE id = ?', id);
  return undefined;
}

/** The refusal of a document whose content is not of its type. */
export const wrongContent = () => refuseDocument('content');

function contentOf(store: Gateway['store'], id: string): Uint8Array {
  const sql = 'SELECT data FROM document_parts WHERE document_id = ? ORDER BY position';
  return Buffer.concat(store.all<{ data: Uint8Array }>(sql, id).map(({ data }) => data));
}

/** Removes a document that waits to be submitted. @throws Refusal */
export function deleteDocument(gateway: Parts, memberId: number, id: string): void {
  const { kind } = documentOf(gateway, memberId, id);
  requireOpenCheck(gateway, memberId, kind);
  gateway.store.run('DELETE FROM documents WHERE id = ?', id);
}

/** Submits the complete documents of a check; unfinished ones are deleted. @throws Refusal */
export function submit(gateway: Parts, memberId: number, kind: IdentityKind): void {
  const { store, clock } = gateway;
  requireOpenCheck(gateway, memberId, kind);
  if (!undecided(gateway, memberId, kind).some(isComplete)) throw new Refusal(refusal.badRequest);
  store.run(
    'DELETE FROM documents WHERE member_id = ? AND kind = ? AND decided = 0 AND received < size',
    memberId,
    kind,
  );
  store.run(
    "UPDATE identity_checks SET state = 'pending', reason = '', decide_at = ? WHERE member_id = ? AND kind = ?",
    clock() + DECISION,
    memberId,
    kind,
  );
}

/** Begins a check at the provider and returns the ticket of its page. @throws Refusal */
export function beginProviderCheck(gateway: Parts, memberId: number, backUrl: string): string {
  const { store, clock, switches } = gateway;
  if (switches.identityBy === 'upload') throw new Refusal(refusal.noPermission);
  if (!checksOf(gateway, memberId).some(({ state }) => state === 'asked' || state === 'refused'))
    throw new Refusal(refusal.notFound);
  const ticket = newToken();
  store.run('DELETE FROM provider_checks WHERE member_id = ? OR expires_at <= ?', memberId, clock());
  store.insert('provider_checks', {
    ticket,
    member_id: memberId,
    back_url: backUrl,
    expires_at: clock() + PROVIDER_TIME,
  });
  return ticket;
}

/** Ends a check at the provider, once, and returns where its page leads back to; undefined for a used ticket. */
export function endProviderCheck(gateway: Parts, ticket: string, verified: boolean): string | undefined {
  const { store, clock } = gateway;
  return store.transaction(() => {
    const row = store.one<{ member_id: number; back_url: string }>(
      'SELECT member_id, back_url FROM provider_checks WHERE ticket = ? AND expires_at > ?',
      ticket,
      clock(),
    );
    if (!row) return undefined;
    store.run('DELETE FROM provider_checks WHERE ticket = ?', ticket);
    for (const { kind, state } of checksOf(gateway, row.member_id)) {
      if (state !== 'done') decide(gateway, row.member_id, kind, verified ? '' : 'provider');
    }
    return row.back_url;
  });
}
