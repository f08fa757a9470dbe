import type { Resource } from '../../gateway/cache/resource.ts';
import type { Promotion } from '../../gateway/endpoints/promotions.ts';
import { platform } from '../../platform/platform.ts';
import type { Promotions } from './promotions.ts';
import { lookOf } from './states.ts';
import { $acting } from './take-part.ts';

/** Milliseconds between two looks while a promotion may change by itself. */
const LOOK_AGAIN = 15_000;
/** Milliseconds a start or an end is let pass before the gateway is asked. */
const AFTER_THE_HOUR = 500;
/** Longest time a timer takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Milliseconds until the promotions may stand otherwise without the player; nothing where they will not. */
export function nextLook(promotions: readonly Promotion[], now: number): number | undefined {
  const waits = promotions.flatMap(({ state, startTime, endTime }) => {
    const moves = lookOf(state)?.moves ?? 'never';
    if (moves === 'never') return [];
    if (moves === 'any time') return [LOOK_AGAIN];
    const time = moves === 'start' ? startTime : endTime;
    if (!time) return [];
    // Past, and yet nothing changed: the clocks differ.
    return [time > now ? time - now + AFTER_THE_HOUR : LOOK_AGAIN];
  });
  return waits.length ? Math.min(...waits, LONGEST) : undefined;
}

/** Reads the promotions again whenever they may stand otherwise, until the returned function is called. */
export function follow($promotions: Resource<Promotions>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    // An answer under way while something is joined or claimed would tell of before.
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
