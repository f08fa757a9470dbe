import { untilAborted } from '../lib/until-aborted.ts';
import type { Prefetched } from './prefetch.ts';
import type { ServedState } from './served-state.ts';

/** Undefined in the kiosk and in tests. */
const prefetched = () => (globalThis as { foyerPrefetched?: Prefetched }).foyerPrefetched;

/** A `fetch` that first returns the response that the page prefetched from the same address, each one once. */
export const takePrefetched: typeof fetch = (input, init) => {
  const answers = prefetched()?.answers;
  const address = typeof input === 'string' ? input : input instanceof Request ? input.url : input.href;
  // Prefetched requests have no session.
  const asks = init?.headers as Headers | undefined;
  const started =
    (!init?.method || init.method === 'GET') && !asks?.has?.('Authorization')
      ? answers?.get(address)
      : undefined;
  if (!started) return fetch(input, init);
  answers?.delete(address);
  // The prefetch does not have the caller's abort signal, so aborting ends only the wait.
  return untilAborted(started, init?.signal);
};

/** Waits until the prefetches have started: code from the cache may run before them. */
export async function prefetchPlanned(): Promise<void> {
  await prefetched()?.planned;
}

/** Returns the server's data that applies to this visit. */
export const servedState = (): ServedState | undefined => prefetched()?.served;

/** Returns the number from 0 to 1 that chooses the image host; the first pictures already use it. */
export function imageDraw(): number {
  return prefetched()?.draw ?? Math.random();
}
