import { onMount } from 'nanostores';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getRedRain, type Rain, type RedRain } from '../../gateway/endpoints/red-rain.ts';
import { call } from '../../gateway/http/client.ts';
import { sumAmounts } from '../../lib/sum-amounts.ts';
import { clockOffset } from '../../platform/clock-offset.ts';
import { platform } from '../../platform/platform.ts';
import { refreshOnClock } from '../../platform/refresh-on-clock.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

export interface RainScope {
  merchantCode: string;
  language: string;
}

/** The rains, and the milliseconds to add to the device's time to get the gateway's. */
export interface Rains extends RedRain {
  offset: number;
}

const followed = new WeakSet<Resource<Rains>>();

/** Returns the member's red envelope rain; refetched when a rain begins or ends while subscribed (WL-8). */
export function redRain({ merchantCode, language }: RainScope): Resource<Rains> {
  const $rains = resource<Rains>(`${PERSONAL_PREFIX}red-rain/${merchantCode}/${language}`, async (signal) => {
    const asked = platform().now();
    const reply = await call(getRedRain, { query: { merchantCode, language } }, { signal });
    const offset = clockOffset(reply.serverTime, asked);
    return { ...reply, rains: [...reply.rains].sort((a, b) => a.startTime - b.startTime), offset };
  });
  if (!followed.has($rains)) {
    followed.add($rains);
    onMount($rains, () => {
      const known = () => {
        const now = $rains.get();
        return now.state === 'ready' ? now.value : undefined;
      };
      return refreshOnClock(known, isStale, () => void $rains.reload());
    });
  }
  return $rains;
}

/** Returns whether a rain has begun or ended since the fetch, by `now` in the device's time. */
function isStale({ rains, serverTime, offset }: Rains, now: number): boolean {
  const hasChanged = (time: number) => serverTime < time && time <= now + offset;
  return rains.some(({ startTime, endTime }) => hasChanged(startTime) || hasChanged(endTime));
}

/** Returns a member's winnings in a rain, in the site currency. */
export function winningsOf({ opened }: Pick<Rain, 'opened'>): number {
  return sumAmounts(opened.map(({ amount }) => amount));
}
