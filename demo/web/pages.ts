import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { sendFile } from '../../src/edge/files.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of data that nobody keeps. */
export const QUIET = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** What a page may do that stands for itself: its own files and calls. */
const OWN = contentPolicy({
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': 'data:',
  'connect-src': "'self'",
  'trusted-types': "'none'",
});

/** A page of the demo's own, beside its styles and scripts. */
export interface Page {
  folder: URL;
  /** Name of its document. */
  document: string;
  /** Content-Security-Policy; unless told that of a page that stands for itself, which no other has as its opener. */
  policy?: string;
  /** Where its styles and scripts are; below its own path unless told. */
  files?: string;
  /** Beside those that protect every page, or in their place. */
  headers?: Headers;
}

/** Serves a page at a path, and the files of its folder. */
export function mountPage(app: Hono, path: string, page: Page): void {
  const { folder, document, policy, files = path } = page;
  const headers = policy ? page.headers : { 'Cross-Origin-Opener-Policy': 'same-origin', ...page.headers };
  app.get(path, (c) => sendPage(c, readFileSync(new URL(document, folder), 'utf8'), policy ?? OWN, headers));
  mountFiles(app, files, folder);
}

/** Serves the files of a folder, but for its documents, which go by paths of their own. */
export function mountFiles(app: Hono, path: string, folder: URL): void {
  // Not before it is asked for: in tests with a document a folder's address is none of a file.
  let files: ReturnType<typeof folderFiles> | undefined;
  app.get(`${path}/:file{[\\w-]+\\.(js|css|svg)}`, async (c) => {
    files ??= folderFiles(fileURLToPath(folder));
    const sent = await sendFile(c, files, c.req.param('file'), { 'Cache-Control': 'no-cache' });
    return sent ?? c.notFound();
  });
}

/** Sends a page that nobody keeps: its address may hold a ticket, and is told nobody either. */
export function sendPage(
  c: Context,
  html: string | Promise<string>,
  policy: string,
  headers: Headers = {},
): Response | Promise<Response> {
  return c.html(html, 200, {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
}
