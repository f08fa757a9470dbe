import { hex } from '../lib/hex.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns bytes in an encoding; nothing in one that the runtime does not write. */
export type Compress = (bytes: Bytes, format: 'brotli' | 'gzip') => Promise<Bytes | undefined>;

/** Compresses by the Web's own API. */
export const compressed: Compress = async (bytes, format) => {
  try {
    const stream = new Response(bytes).body!.pipeThrough(new CompressionStream(format as CompressionFormat));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (thrown) {
    if (thrown instanceof TypeError) return undefined;
    throw thrown;
  }
};

/** What names a content, for an ETag. */
export async function tagOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hex(hash.subarray(0, 12));
}
