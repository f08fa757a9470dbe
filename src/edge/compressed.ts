import { hex } from '../lib/hex.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Compresses bytes; returns undefined for a format that the runtime does not support. */
export type Compress = (bytes: Bytes, format: 'brotli' | 'gzip') => Promise<Bytes | undefined>;

/** Compresses with the Web's CompressionStream. */
export const compressed: Compress = async (bytes, format) => {
  try {
    const stream = new Response(bytes).body!.pipeThrough(new CompressionStream(format as CompressionFormat));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (thrown) {
    if (thrown instanceof TypeError) return undefined;
    throw thrown;
  }
};

/** Returns a hash of the content, for an ETag. */
export async function tagOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hex(hash.subarray(0, 12));
}
