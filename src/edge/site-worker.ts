import type { Context, Hono } from 'hono';
import type { Brand, BrandOf } from './brand.ts';
import { contentPolicy } from './content-policy.ts';
import { type Files, sendFile } from './files.ts';

/** The path of the site's worker, and paths where earlier sites at the same host had theirs. */
export const WORKER_PATHS = ['/m/sw.js', '/sw.js', '/service-worker.js'] as const;

/** A worker that replaces any other one, deletes its caches and unregisters itself. */
export const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.clients.claim();
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

export const WORKER_HEADERS = {
  // Browsers must not cache the worker: a faulty one must not outlive the release that repairs it.
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/javascript; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': contentPolicy({ 'connect-src': "'self' https:" }),
};

/**
 * Serves the site's service worker. Serves one that unregisters itself when the brand has none (`offline:
 * false` in its site.json), when the build has none, and at the paths of earlier sites.
 */
export function mountWorker(app: Hono, files: Files, brandOf: BrandOf): void {
  for (const path of WORKER_PATHS) {
    app.get(path, async (c) => {
      const sent = path === WORKER_PATHS[0] && (await wantsOne(brandOf(c))) ? await own(c, files) : undefined;
      return sent ?? c.body(NO_WORKER, 200, WORKER_HEADERS);
    });
  }
}

const own = (c: Context, files: Files) => sendFile(c, files, 'sw.js', WORKER_HEADERS);

/** Without a valid config, browsers keep their worker. */
const wantsOne = async (brand: Brand) => (await brand.settings())?.offline !== false;
