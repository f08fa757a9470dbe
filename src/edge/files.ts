import type { Context } from 'hono';

/** A file as it goes out. */
export interface StoredFile {
  body: Uint8Array<ArrayBuffer>;
  /** Of the content and its encoding, in quotes, as an ETag. */
  tag: string;
  /** `br` or `gzip`, where a build placed one beside the file. */
  encoding?: string;
}

/** The files of one folder, by paths such as `assets/site-1a2b3c4d.js`. */
export interface Files {
  /** A file, in the best encoding of those that are accepted; nothing where there is none, or outside of the folder. */
  read(path: string, accepted?: readonly string[]): Promise<StoredFile | undefined>;
}

/** Variants a build may have placed beside a file, best first. */
export const encodings = [
  { name: 'br', tail: '.br' },
  { name: 'gzip', tail: '.gz' },
] as const;

/** How long a browser keeps what has a hash in its name. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Types by the end of a name. */
export const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

/** A name, or a folder's, with the eight characters that the builds write for its content. */
export const HASHED = /-[\w-]{8}((\.\w+)+$|\/)/;

/** Whether the name of a file changes with its content, so that it may be kept for good. */
export const hasHash = (path: string): boolean => HASHED.test(path);

/** The text of a file; nothing where there is none. */
export async function textOf(files: Files, path: string): Promise<string | undefined> {
  const file = await files.read(path);
  return file && new TextDecoder().decode(file.body);
}

/**
 * Sends a file, typed, 304 where the browser has it already; nothing where there is none. A page is never sent without a policy:
 * without one in `headers` it counts as missing.
 */
export async function sendFile(
  c: Context,
  files: Files,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  if (type === types.html && !headers['Content-Security-Policy']) return undefined;
  const file = await files.read(path, acceptedBy(c.req.header('Accept-Encoding')));
  if (!file) return undefined;
  const all: Record<string, string> = {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ETag: file.tag,
    ...headers,
  };
  if (file.encoding) all['Content-Encoding'] = file.encoding;
  const known = c.req.header('If-None-Match');
  return known?.includes(file.tag) ? c.body(null, 304, all) : c.body(file.body, 200, all);
}

/** Encodings of an Accept-Encoding header, without those that it refuses. */
export function acceptedBy(header = ''): string[] {
  return header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name = '']) => name);
}
