import { type Compress, tagOf } from './compressed.ts';

/** A page as it goes out. */
export interface MadePage {
  bytes: Uint8Array<ArrayBuffer>;
  /** Compressed; brotli where the runtime writes it. */
  packed: { br: Uint8Array<ArrayBuffer> | undefined; gzip: Uint8Array<ArrayBuffer> };
  /** Of its content, without quotes. */
  tag: string;
  /** What its policy has to allow of styles in it, beyond the build's own. */
  styles?: string | undefined;
}

/** The source that allows a style in a page. */
export async function styleSource(style: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

/** A text as a page, in each encoding; nothing where the shortest has more than `most` bytes. */
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
