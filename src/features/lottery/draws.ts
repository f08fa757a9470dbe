import { onMount } from 'nanostores';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { type Draw, getDrawNumber, type LotteryType } from '../../gateway/endpoints/lottery.ts';
import { call } from '../../gateway/http/client.ts';
import { platform } from '../../platform/platform.ts';
import { clockOffset } from '../../platform/clock-offset.ts';
import { refreshOnClock } from '../../platform/refresh-on-clock.ts';

/** The current draws, and the difference between the gateway's clock and the device's. */
export interface Draws {
  /** Milliseconds to add to the device's time. */
  offset: number;
  byCode: Readonly<Record<string, Draw>>;
}

const followed = new WeakSet<Resource<Draws>>();

/**
 * Returns the current draw of every lottery in a category. While subscribed, it fetches the next draw after
 * each one ends.
 */
export function draws({
  merchantCode,
  gameType,
}: {
  merchantCode: string;
  gameType: LotteryType;
}): Resource<Draws> {
  const $draws = resource<Draws>(`lottery-draws/${merchantCode}/${gameType}`, async (signal) => {
    const asked = platform().now();
    const reply = await call(getDrawNumber, { query: { merchantCode, gameType } }, { signal });
    const offset = clockOffset(reply.serverTime, asked);
    return { offset, byCode: Object.fromEntries(reply.draws.map((draw) => [draw.code, draw])) };
  });
  if (!followed.has($draws)) {
    followed.add($draws);
    onMount($draws, () => refetchAfterDraws($draws));
  }
  return $draws;
}

function refetchAfterDraws($draws: Resource<Draws>): () => void {
  const known = () => {
    const now = $draws.get();
    return now.state === 'ready' ? now.value : undefined;
  };
  return refreshOnClock(known, hasDrawEnded, () => void $draws.reload());
}

/** Returns whether a draw of the list has ended by `now`, in the device's time. */
export function hasDrawEnded({ offset, byCode }: Draws, now: number): boolean {
  return Object.values(byCode).some(({ drawsAt }) => now + offset >= drawsAt);
}
