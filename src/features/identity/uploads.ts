import { atom, type ReadableAtom } from 'nanostores';
import { sendDocumentPart, startDocument, type UploadLimits } from '../../gateway/endpoints/identity.ts';
import { type IdentityKind, MOST_DOCUMENT_NAME } from '../../gateway/endpoints/shared/identity-fields.ts';
import { call } from '../../gateway/http/client.ts';
import { asGatewayError, GatewayError, refusal } from '../../gateway/http/errors.ts';
import { featureRefusal } from '../../gateway/http/feature-refusals.ts';
import { errorText } from '../../i18n/error-texts.ts';
import type { TextKey } from '../../i18n/keys.ts';
import { wait } from '../../lib/timing.ts';
import { $session } from '../../session/session.ts';
import { showToast } from '../../ui/toasts.ts';
import { refreshIdentity } from './identity.ts';
import { prepareDocument, UnusableDocument } from './prepare-document.ts';

export interface Upload {
  key: number;
  kind: IdentityKind;
  name: string;
  /** Bytes to send, and sent; 0 until the file is prepared. */
  size: number;
  sent: number;
  state: 'preparing' | 'sending' | 'paused' | 'failed';
  problem?: TextKey;
}

/** The file of an upload, which exists nowhere else and ends with it. */
interface Job {
  file: Blob;
  limits: UploadLimits;
  token: string | undefined;
  abort: AbortController;
  prepared?: Blob;
  /** Id at the gateway. */
  id?: string;
}

/** Milliseconds of one part, and before each further attempt. */
const PART_TIME = 30_000;
const PAUSES = [1_000, 3_000];

const $list = atom<readonly Upload[]>([]);
/** Uploads in progress or failed. Complete ones are files of the check. */
export const $uploads: ReadableAtom<readonly Upload[]> = $list;

const jobs = new Map<number, Job>();
let lastKey = 0;
let watched = false;

const problems: Readonly<Record<string, TextKey>> = {
  type: 'identity.wrongType',
  size: 'identity.tooLarge',
  number: 'identity.tooMany',
  content: 'identity.unreadable',
};

/**
 * Uploads files for a check, which has `known` complete ones. Files beyond the most of a check fail without being
 * read. All uploads end with the session.
 */
export function addFiles(
  kind: IdentityKind,
  files: readonly File[],
  limits: UploadLimits,
  known: number,
): void {
  watch();
  const { token } = $session.get() ?? {};
  const running = $list.get().filter((one) => one.kind === kind && one.state !== 'failed').length;
  let room = limits.mostFiles - known - running;
  const added = files.slice(0, limits.mostFiles).map((file): Upload => {
    const upload: Upload = {
      key: ++lastKey,
      kind,
      name: file.name.slice(0, MOST_DOCUMENT_NAME),
      size: 0,
      sent: 0,
      state: 'preparing',
    };
    if (room-- <= 0) return { ...upload, state: 'failed', problem: 'identity.tooMany' };
    jobs.set(upload.key, { file, limits, token, abort: new AbortController() });
    return upload;
  });
  if (files.length > limits.mostFiles) showToast('identity.tooMany', { kind: 'failure' });
  const others = $list.get().filter((one) => one.kind !== kind || one.state !== 'failed');
  $list.set([...others, ...added]);
  for (const { key } of added) void send(key);
}

/** Continues a paused upload. */
export function resumeUpload(key: number): void {
  if (find(key)?.state === 'paused') void send(key);
}

/** Ends an upload, or removes a failed one. */
export function cancelUpload(key: number): void {
  jobs.get(key)?.abort.abort();
  drop(key);
}

function watch(): void {
  if (watched) return;
  watched = true;
  let owner = $session.get()?.token;
  // Another account must neither see nor send them.
  $session.listen((session) => {
    if (session?.token === owner) return;
    owner = session?.token;
    for (const { abort } of jobs.values()) abort.abort();
    jobs.clear();
    $list.set([]);
  });
  addEventListener('online', () => {
    for (const { key } of $list.get()) resumeUpload(key);
  });
}

const find = (key: number) => $list.get().find((one) => one.key === key);

function drop(key: number): void {
  jobs.delete(key);
  $list.set($list.get().filter((one) => one.key !== key));
}

function change(key: number, changed: Partial<Upload>): void {
  $list.set($list.get().map((one) => (one.key === key ? { ...one, ...changed } : one)));
}

async function send(key: number): Promise<void> {
  const job = jobs.get(key);
  const upload = find(key);
  if (!job || !upload) return;
  try {
    await sendAll(key, upload, job);
    drop(key);
    refreshIdentity();
    showToast('identity.added', { kind: 'success' });
  } catch (thrown) {
    if (job.abort.signal.aborted) return;
    if (thrown instanceof UnusableDocument) return fail(key, problems[thrown.problem]!);
    const error = asGatewayError(thrown);
    if (isInterruption(error)) return change(key, { state: 'paused' });
    const why = error.code === featureRefusal.documentRefused && (error.value as { why?: string })?.why;
    fail(key, (why && problems[why]) || errorText(error));
    // The gateway has forgotten the upload, or the check has changed elsewhere.
    if (error.code === refusal.notFound) refreshIdentity();
  }
}

function fail(key: number, problem: TextKey): void {
  jobs.delete(key);
  change(key, { state: 'failed', problem });
}

const isInterruption = ({ kind }: GatewayError) =>
  kind === 'offline' || kind === 'timeout' || kind === 'server';

async function sendAll(key: number, { kind, name, sent: before }: Upload, job: Job): Promise<void> {
  const { file, limits, token, abort } = job;
  const options = { signal: abort.signal, timeout: PART_TIME, ...(token && { token }) };
  job.prepared ??= await prepareDocument(file, limits);
  const { prepared } = job;
  change(key, { state: 'sending', size: prepared.size });
  job.id ??= (
    await call(startDocument, { body: { kind, name, type: prepared.type, size: prepared.size } }, options)
  ).id;
  const { id } = job;
  let sent = before;
  while (sent < prepared.size) {
    const offset = sent;
    const data = await base64Of(prepared.slice(offset, offset + limits.partBytes));
    const { received } = await withRetries(abort.signal, () =>
      call(sendDocumentPart, { body: { id, offset, data } }, options),
    );
    if (received === offset) throw new GatewayError('malformed', 'received', { call: sendDocumentPart.name });
    sent = received;
    change(key, { sent });
  }
}

async function withRetries<Result>(signal: AbortSignal, attempt: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!isInterruption(asGatewayError(thrown))) throw thrown;
    }
    await wait(pause);
    signal.throwIfAborted();
  }
  return attempt();
}

async function base64Of(part: Blob): Promise<string> {
  try {
    const bytes = new Uint8Array(await part.arrayBuffer());
    let text = '';
    // In pieces, because the arguments of a call are limited.
    for (let at = 0; at < bytes.length; at += 8_192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
    return btoa(text);
  } catch (cause) {
    throw new UnusableDocument('content', cause);
  }
}
