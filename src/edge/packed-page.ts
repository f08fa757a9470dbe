import { compressed, tagOf } from './compressed.ts';

/** A page as it goes out. */
export interface MadePage {
  bytes: Uint8Array<ArrayBuffer>;
  /** Compressed; brotli where the runtime writes it. */
  packed: { br: Uint8Array<ArrayBuffer> | undefined; gzip: Uint8Array<ArrayBuffer> };
  /** Of its content, without quotes. */
  tag: string;
}

/** A text as a page, in each encoding. */
export async function packed(text: string): Promise<MadePage> {
  const bytes = new TextEncoder().encode(text);
  return {
    bytes,
    packed: { br: await compressed(bytes, 'brotli'), gzip: (await compressed(bytes, 'gzip'))! },
    tag: await tagOf(bytes),
  };
}
