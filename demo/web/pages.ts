import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';
import { contentPolicy } from '../../src/edge/content-policy.ts';
import { sendFile } from '../../src/edge/files.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of data that must not be cached. */
export const QUIET = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Policy of a page with only its own files and calls. */
const OWN = contentPolicy({
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': 'data:',
  'connect-src': "'self'",
  'trusted-types': "'none'",
});

export interface Page {
  folder: URL;
  document: string;
  /** Content-Security-Policy; by default that of a page without an opener. */
  policy?: string;
  /** Folder of its styles and scripts, by default below its path. */
  files?: string;
  /** Headers that add to or replace the security headers. */
  headers?: Headers;
}

/** Serves a page at a path, and the files of its folder. */
export function mountPage(app: Hono, path: string, page: Page): void {
  const { folder, document, policy, files = path } = page;
  const headers = policy ? page.headers : { 'Cross-Origin-Opener-Policy': 'same-origin', ...page.headers };
  app.get(path, (c) => sendPage(c, readFileSync(new URL(document, folder), 'utf8'), policy ?? OWN, headers));
  mountFiles(app, files, folder);
}

/** Serves the files of a folder except its documents, which have their own paths. */
export function mountFiles(app: Hono, path: string, folder: URL): void {
  // Resolved on first use: in tests with a DOM, `import.meta.url` is not a file.
  let files: ReturnType<typeof folderFiles> | undefined;
  app.get(`${path}/:file{[\\w-]+\\.(js|css|svg)}`, async (c) => {
    files ??= folderFiles(fileURLToPath(folder));
    const sent = await sendFile(c, files, c.req.param('file'), { 'Cache-Control': 'no-cache' });
    return sent ?? c.notFound();
  });
}

/** Sends a page without caching and referrer, because its address may contain a ticket. */
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
