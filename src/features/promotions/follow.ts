import type { Resource } from '../../gateway/cache/resource.ts';
import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { platform } from '../../platform/platform.ts';
import type { Promotions } from './promotions.ts';
import { lookOf } from './states.ts';
import { $acting } from './take-part.ts';

/** Polling interval in milliseconds while a promotion can change by itself. */
const LOOK_AGAIN = 15_000;
/** Milliseconds to wait after a start or end before refetching. */
const AFTER_THE_HOUR = 500;
/** Longest delay of a timer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * Returns the milliseconds until a promotion may change without the player's action; undefined if none will.
 */
export function nextLook(promotions: readonly Promotion[], now: number): number | undefined {
  const waits = promotions.flatMap(({ state, startTime, endTime }) => {
    const moves = lookOf(state)?.moves ?? 'never';
    if (moves === 'never') return [];
    if (moves === 'any time') return [LOOK_AGAIN];
    const time = moves === 'start' ? startTime : endTime;
    if (!time) return [];
    // The time has passed without a change: the clocks differ.
    return [time > now ? time - now + AFTER_THE_HOUR : LOOK_AGAIN];
  });
  return waits.length ? Math.min(...waits, LONGEST) : undefined;
}

/** Refetches the promotions whenever they may have changed; the returned function stops it. */
export function follow($promotions: Resource<Promotions>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    // A response requested before a join or claim would show the old state.
    if (!$acting.get().size) await $promotions.reload();
    plan();
  };
  const plan = () => {
    clearTimeout(timer);
    const remote = $promotions.get();
    const wait = remote.state === 'ready' && nextLook(remote.value.promotions, platform().now());
    if (wait) timer = setTimeout(look, wait);
  };
  const stop = $promotions.subscribe(plan);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
