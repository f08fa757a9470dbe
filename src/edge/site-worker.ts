import type { Context, Hono } from 'hono';
import type { Brand, BrandOf } from './brand.ts';
import { contentPolicy } from './content-policy.ts';
import { type Files, sendFile } from './files.ts';

/** Where browsers look for the worker that is registered; those at the root were those of sites before this one. */
export const WORKER_PATHS = ['/m/sw.js', '/sw.js', '/service-worker.js'] as const;

/** Takes the place of any worker, clears what it kept and goes itself: pages then have the network alone. */
export const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.clients.claim();
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

export const WORKER_HEADERS = {
  // Asked for anew by each look: a worker that is wrong must not outlive the release that mends it.
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/javascript; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': contentPolicy({ 'connect-src': "'self' https:" }),
};

/**
 * The site's service worker. Where a brand has none (`offline: false` in its site.json), where the build brought none, and at
 * addresses of former sites stands one that ends itself.
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

/** A brand without a usable config keeps the worker that browsers have. */
const wantsOne = async (brand: Brand) => (await brand.settings())?.offline !== false;
