import type { Context } from 'hono';

/** The content of a file. */
export interface StoredFile {
  body: Uint8Array<ArrayBuffer>;
  /** An ETag with quotes, which identifies content and encoding. */
  tag: string;
  /** `br` or `gzip`, when the build contains a compressed variant. */
  encoding?: string;
}

/** The files of one folder, by paths such as `assets/site-1a2b3c4d.js`. */
export interface Files {
  /**
   * Reads a file in the best accepted encoding; returns undefined when it does not exist or is outside of the
   * folder.
   */
  read(path: string, accepted?: readonly string[]): Promise<StoredFile | undefined>;
}

/** Compressed variants that a build may contain, best first. */
export const encodings = [
  { name: 'br', tail: '.br' },
  { name: 'gzip', tail: '.gz' },
] as const;

/** Cache-Control of files with a hash in their name. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Content types by file extension. */
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

/** Matches a file or folder name with the eight-character hash that the builds add. */
export const HASHED = /-[\w-]{8}((\.\w+)+$|\/)/;

/** Returns whether a file name has a hash, so that the file may be cached forever. */
export const hasHash = (path: string): boolean => HASHED.test(path);

/** Reads a file as text; returns undefined when it does not exist. */
export async function textOf(files: Files, path: string): Promise<string | undefined> {
  const file = await files.read(path);
  return file && new TextDecoder().decode(file.body);
}

/**
 * Sends a file with its content type, or 304. Returns undefined when it does not exist, and for an HTML file
 * when `headers` have no policy, so that no page is sent without one.
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

/** Returns the encodings that an Accept-Encoding header accepts. */
export function acceptedBy(header = ''): string[] {
  return header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name = '']) => name);
}
