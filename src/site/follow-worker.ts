import { Workbox } from 'workbox-window';
import { $shown } from '../shell/page/page-store.ts';
import { $toast, showToast } from '../ui/toasts.ts';

const ADDRESS = '/m/sw.js';
/** Milliseconds between two looks for a new version, of a page that stays open. */
const EVERY = 3_600_000;
/** Milliseconds that a new version has to take over in, before the page loads again. */
const PATIENCE = 3_000;
/** A toast that stands until it is pressed or another comes: the longest that a timer can be set to. */
const STANDING = 2 ** 31 - 1;

declare global {
  interface Window {
    /** Absent where the browser does not know of trusted types. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(text: string): never };
    };
  }
}

/**
 * Has the service worker keep shell, texts and public lists, so that the lobby seen last is there without a network; offers
 * a new version, and takes it when the player says so.
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
      // The page is the network's, so it is the new one in any case; the worker gets some time to be so too.
      const reload = () => location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      setTimeout(reload, PATIENCE);
      worker.messageSkipWaiting();
    };
    showToast('shell.newVersion', { ms: STANDING, action: { text: 'shell.reload', run } });
  };
  worker.addEventListener('waiting', () => {
    offer();
    // Another toast may have taken its place.
    $shown.listen(offer);
  });
  // Without it, as in a private window, the visit goes on by the network.
  const registration = await worker.register().catch(() => undefined);
  if (!registration) return;
  document.addEventListener('visibilitychange', lookNowAndThen(registration));
  const controller = await worker.controlling;
  controller.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
}

function lookNowAndThen(registration: ServiceWorkerRegistration): () => void {
  let last = performance.now();
  return () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < EVERY) return;
    last = performance.now();
    registration.update().catch(() => {});
  };
}

/** What this page loaded so far: the worker keeps of it what it may. */
function loaded(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
