import { Workbox } from 'workbox-window';
import { $shown } from '../shell/page/page-store.ts';
import { $toast, showToast } from '../ui/toasts.ts';

const ADDRESS = '/m/sw.js';
/** Milliseconds between checks for a new version while a page is open. */
const CHECK_INTERVAL = 3_600_000;
/** Milliseconds that a new version has to take control before the page reloads. */
const ACTIVATION_TIMEOUT = 3_000;
/** Keeps the toast until the player presses it or another one replaces it: the longest delay of a timer. */
const LONGEST_TIMER = 2 ** 31 - 1;

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(text: string): never };
    };
  }
}

/**
 * Registers the service worker, which caches shell, texts and public lists for use without a network.
 * Offers a new version and activates it when the player accepts.
 */
export async function followWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  const policy = window.trustedTypes?.createPolicy('foyer-worker', { createScriptURL: () => ADDRESS });
  const worker = new Workbox(policy?.createScriptURL('') ?? ADDRESS, {
    scope: '/m/',
    updateViaCache: 'none',
  });
  const offer = () => {
    if ($toast.get()) return;
    const run = () => {
      // A reload gets the new page from the network in any case; the delay lets the new worker take control
      // first.
      const reload = () => location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      setTimeout(reload, ACTIVATION_TIMEOUT);
      worker.messageSkipWaiting();
    };
    showToast('shell.newVersion', { ms: LONGEST_TIMER, action: { text: 'shell.reload', run } });
  };
  worker.addEventListener('waiting', () => {
    offer();
    // Offers it again on the next page, as another toast may have replaced this one.
    $shown.listen(offer);
  });
  // Registration fails in a private window, for example; the site then needs a network.
  const registration = await worker.register().catch(() => undefined);
  if (!registration) return;
  document.addEventListener('visibilitychange', checkPeriodically(registration));
  const controller = await worker.controlling;
  controller.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedUrls() } });
}

function checkPeriodically(registration: ServiceWorkerRegistration): () => void {
  let last = performance.now();
  return () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < CHECK_INTERVAL) return;
    last = performance.now();
    registration.update().catch(() => {});
  };
}

/** Returns the loaded files of this page; the worker caches the allowed ones. */
function loadedUrls(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
