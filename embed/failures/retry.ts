import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { Refreshable } from '../runtime/embed-context.ts';

/** Delay before the first automatic retry in milliseconds, doubled up to the maximum; jitter is half of it. */
const FIRST_DELAY = 10_000;
const MAX_DELAY = 600_000;

/** Retries of each read since its last success. */
const tries = new WeakMap<Refreshable, number>();

/**
 * Retries a failed read with exponential backoff while the page is visible, and immediately after `online`, but not
 * before the time that the gateway gave. Returns a function that stops it.
 */
export function retryWithBackoff($data: Refreshable, { until = 0 }: GatewayError): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const retry = async () => {
    clearTimeout(timer);
    if (document.hidden) return schedule();
    const there = await $data.refresh();
    if (there) tries.delete($data);
    else if (!ended) schedule();
  };
  const schedule = () => {
    const count = tries.get($data) ?? 0;
    if (!document.hidden) tries.set($data, count + 1);
    const pause = Math.min(FIRST_DELAY * 2 ** count, MAX_DELAY) * (0.5 + Math.random());
    timer = setTimeout(() => void retry(), Math.max(pause, until - performance.now()));
  };
  const onOnline = () => void retry();
  addEventListener('online', onOnline);
  schedule();
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
  };
}
