import { compressed, tagOf } from './compressed.ts';
import type { PublicRead } from './public-read.ts';

/** An answer that is kept. */
export interface Kept {
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  /** Of its content, without quotes. */
  tag: string;
  /** When it was asked for, on the cache's clock. */
  at: number;
}

/** What came of a read: an answer, a gateway that is away or late, or one that is for nobody to keep. */
export type Outcome = Kept | 'away' | 'late' | 'untouched';

/** Asks the gateway for a read. */
export type Ask = (read: PublicRead, signal: AbortSignal) => Promise<Response>;

/** Milliseconds that a gateway has for one read. */
const LIMIT = 10_000;
/** Bytes of an answer that may be kept. */
const LARGEST = 1024 * 1024;

/** Asks once, within a limit; says what came instead of an answer that may be kept. It does not throw. */
export async function readOnce(read: PublicRead, ask: Ask, at: number): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMIT);
  try {
    const answer = await ask(read, limit.signal);
    if (answer.status >= 500) {
      await answer.body?.cancel();
      return 'away';
    }
    if (!mayBeKept(answer) && !(read.forPages && answer.status === 200)) {
      await answer.body?.cancel();
      return 'untouched';
    }
    const text = await textWithin(answer);
    return text !== undefined && succeeded(text) ? await kept(text, at) : 'untouched';
  } catch {
    return limit.signal.aborted ? 'late' : 'away';
  } finally {
    clearTimeout(timer);
  }
}

/** Whether nothing in the answer's head says that it is somebody's own. */
function mayBeKept({ status, headers }: Response): boolean {
  const vary = headers.get('Vary') ?? '';
  return (
    status === 200 &&
    !headers.has('Set-Cookie') &&
    !/private|no-store/i.test(headers.get('Cache-Control') ?? '') &&
    !/\*|cookie/i.test(vary)
  );
}

/** The text of an answer; nothing of one that is too large. */
async function textWithin(answer: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    length += part.value.length;
    if (length > LARGEST) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

function succeeded(text: string): boolean {
  try {
    return (JSON.parse(text) as { success?: unknown } | null)?.success === true;
  } catch {
    return false;
  }
}

async function kept(text: string, at: number): Promise<Kept> {
  const bytes = new TextEncoder().encode(text);
  return { text, bytes, gzip: (await compressed(bytes, 'gzip'))!, tag: await tagOf(bytes), at };
}
