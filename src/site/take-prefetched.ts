import { untilAborted } from '../lib/until-aborted.ts';
import type { Prefetched } from './prefetch.ts';
import type { ServedState } from './served-state.ts';

/** Absent in the kiosk and in tests. */
const prefetched = () => (globalThis as { foyerPrefetched?: Prefetched }).foyerPrefetched;

/** `fetch` that first takes the answer the page already started for the same address. Each is taken once. */
export const takePrefetched: typeof fetch = (input, init) => {
  const answers = prefetched()?.answers;
  const address = typeof input === 'string' ? input : input instanceof Request ? input.url : input.href;
  // What the page started says nothing of a session.
  const asks = init?.headers as Headers | undefined;
  const started =
    (!init?.method || init.method === 'GET') && !asks?.has?.('Authorization')
      ? answers?.get(address)
      : undefined;
  if (!started) return fetch(input, init);
  answers?.delete(address);
  // The page started it without the caller's signal; leaving it ends the wait all the same.
  return untilAborted(started, init?.signal);
};

/** Waits until what the page starts is under way: code from a warm cache is there before it. */
export async function prefetchPlanned(): Promise<void> {
  await prefetched()?.planned;
}

/** What the server rendered the page with, as far as it applies to this visit. */
export const servedState = (): ServedState | undefined => prefetched()?.served;

/** From 0 up to 1: which image host serves this visit; the page's first pictures come from it already. */
export function imageDraw(): number {
  return prefetched()?.draw ?? Math.random();
}
