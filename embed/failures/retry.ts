import type { GatewayError } from '../../src/gateway/http/errors.ts';
import type { Refreshed } from '../runtime/embed-context.ts';

/** Milliseconds before the first further try by itself; doubled up to the longest, jittered by half. */
const FIRST = 10_000;
const LONGEST = 600_000;

/** How often each read was tried again by itself since it last succeeded. */
const tries = new WeakMap<Refreshed, number>();

/**
 * Reads again what failed, ever less often, while the page is in sight, and as soon as there is a connection again; no
 * sooner than the gateway asks. What is said of it stays as it is meanwhile. Returns what ends that.
 */
export function tryAgain($data: Refreshed, { until = 0 }: GatewayError): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;
  const look = async () => {
    clearTimeout(timer);
    if (document.hidden) return wait();
    const there = await $data.refresh();
    if (there) tries.delete($data);
    else if (!ended) wait();
  };
  const wait = () => {
    const count = tries.get($data) ?? 0;
    if (!document.hidden) tries.set($data, count + 1);
    const pause = Math.min(FIRST * 2 ** count, LONGEST) * (0.5 + Math.random());
    timer = setTimeout(() => void look(), Math.max(pause, until - performance.now()));
  };
  const onOnline = () => void look();
  addEventListener('online', onOnline);
  wait();
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
  };
}
