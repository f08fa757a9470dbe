import type { Resource } from '../../gateway/cache/resource.ts';
import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { platform } from '../../platform/platform.ts';
import { $acting } from './join-or-claim.ts';
import type { Promotions } from './promotions.ts';
import { lookOf } from './states.ts';

/** Polling interval in milliseconds while a promotion can change by itself. */
const POLLING_INTERVAL = 15_000;
/** Milliseconds to wait after a start or end before refetching. */
const CHANGE_DELAY = 500;
/** Longest delay of a timer, in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/**
 * Returns the milliseconds until a promotion may change without the player's action; undefined if none will.
 */
export function nextRefetch(promotions: readonly Promotion[], now: number): number | undefined {
  const waits = promotions.flatMap(({ state, startTime, endTime }) => {
    const moves = lookOf(state)?.mayChange ?? 'never';
    if (moves === 'never') return [];
    if (moves === 'any time') return [POLLING_INTERVAL];
    const time = moves === 'start' ? startTime : endTime;
    if (!time) return [];
    // The time has passed without a change: the clocks differ.
    return [time > now ? time - now + CHANGE_DELAY : POLLING_INTERVAL];
  });
  return waits.length ? Math.min(...waits, MAX_TIMEOUT) : undefined;
}

/** Refetches the promotions whenever they may have changed; the returned function stops it. */
export function refetchOnChange($promotions: Resource<Promotions>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetch = async () => {
    // A response requested before a join or claim would show the old state.
    if (!$acting.get().size) await $promotions.reload();
    schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    const remote = $promotions.get();
    const wait = remote.state === 'ready' && nextRefetch(remote.value.promotions, platform().now());
    if (wait) timer = setTimeout(refetch, wait);
  };
  const stop = $promotions.subscribe(schedule);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
