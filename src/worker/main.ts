/** The site's service worker, `/m/sw.js`, with its caching rules. */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { isAsset, isBrandFile, isCacheable, isPage, isPicture, isPublicRead } from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;
/** Paths of reads whose responses are the same for all visitors. */
declare const __PUBLIC_PATHS__: string[];
/** URLs of the HTML and of the files of offline pages; those without a revision never change. */
declare const __PRECACHED__: { url: string; revision: string | null }[];

const DAY = 86_400;
/** Seconds until the precached shell replaces a page that does not load. */
const PATIENCE = 10;
/** Caches only responses that allow shared caching. */
const sharedResponses = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isCacheable(response) ? response : null),
};
const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * DAY,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

precacheAndRoute(__PRECACHED__, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
clientsClaim();

// Pages come from the network. If it fails or the server answers 5xx, the shell shows the error and the cached content.
const working = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(String(response.status));
    return response;
  },
};
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPage(request, url),
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE,
    plugins: [working, new PrecacheFallbackPlugin({ fallbackURL: '/m/shell.html' }) as WorkboxPlugin],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({ cacheName: 'assets', plugins: [bounded(300, 30)] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBrandFile(url),
  new NetworkFirst({ cacheName: 'brand', plugins: [bounded(10, 30)] }),
);
registerRoute(
  ({ request, url }) => isPublicRead(request, url, __PUBLIC_PATHS__),
  new StaleWhileRevalidate({ cacheName: 'lists', plugins: [sharedResponses, bounded(60, 7)] }),
);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && isPicture(request),
  new CacheFirst({ cacheName: 'pictures', plugins: [sharedResponses, bounded(300, 7)] }),
);

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
