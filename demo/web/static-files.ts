import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Context } from 'hono';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Variants a build may have placed beside a file, best first. */
const encodings = [
  { name: 'br', tail: '.br' },
  { name: 'gzip', tail: '.gz' },
];

/** A file of a folder by the path a request names, or nothing: also for one that would lead out of it. */
export function fileIn(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0')) return undefined;
  const file = normalize(join(folder, decoded));
  if (!file.startsWith(normalize(folder + sep))) return undefined;
  if (file.split(sep).some((part) => part.startsWith('.') && part.length > 1)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Whether the name of a file changes with its content, so that it may be kept for good. */
export function hasHash(path: string): boolean {
  return /-[\w-]{8,}(\.\w+)+$/.test(path) || /-[\w-]{8,}\//.test(path);
}

/** Sends a file: typed, in the best encoding that lies beside it, 304 where the browser has it already. */
export function sendFile(c: Context, file: string, headers: Readonly<Record<string, string>>): Response {
  const accepted = (c.req.header('Accept-Encoding') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim());
  const variant = encodings.find(
    ({ name, tail }) => accepted.includes(name) && statSync(file + tail, { throwIfNoEntry: false })?.isFile(),
  );
  const content = readFileSync(file + (variant?.tail ?? ''));
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const all: Record<string, string> = {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ETag: tag,
    ...headers,
  };
  if (variant) all['Content-Encoding'] = variant.name;
  const known = c.req.header('If-None-Match');
  return known?.includes(tag) ? c.body(null, 304, all) : c.body(content, 200, all);
}
