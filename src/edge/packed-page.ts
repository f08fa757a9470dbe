import { type Compress, tagOf } from './compressed.ts';

/** A page with its compressed variants. */
export interface MadePage {
  bytes: Uint8Array<ArrayBuffer>;
  /** Compressed variants; without brotli when the runtime does not support it. */
  packed: { br: Uint8Array<ArrayBuffer> | undefined; gzip: Uint8Array<ArrayBuffer> };
  /** Hash of the content, without quotes. */
  tag: string;
  /** CSP sources of its inline styles, in addition to the build's policy. */
  styles?: string | undefined;
}

/** Returns the CSP source that allows an inline style or script. */
export async function inlineSource(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

/** Encodes and compresses a page. Returns undefined when its smallest variant has more than `most` bytes. */
export async function packed(text: string, compress: Compress): Promise<MadePage>;
export async function packed(text: string, compress: Compress, most: number): Promise<MadePage | undefined>;
export async function packed(text: string, compress: Compress, most = Infinity) {
  const bytes = new TextEncoder().encode(text);
  const br = await compress(bytes, 'brotli');
  if (br && br.length > most) return undefined;
  const gzip = (await compress(bytes, 'gzip'))!;
  if (!br && gzip.length > most) return undefined;
  return { bytes, packed: { br, gzip }, tag: await tagOf(bytes) };
}
