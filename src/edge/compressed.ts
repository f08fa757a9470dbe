import { hex } from '../lib/hex.ts';

/** Bytes in an encoding; nothing in one that the runtime does not write. */
export async function compressed(
  bytes: Uint8Array<ArrayBuffer>,
  format: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const stream = new Response(bytes).body!.pipeThrough(new CompressionStream(format as CompressionFormat));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (thrown) {
    if (thrown instanceof TypeError) return undefined;
    throw thrown;
  }
}

/** What names a content, for an ETag. */
export async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hex(hash.subarray(0, 12));
}
