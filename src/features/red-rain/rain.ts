import { onMount } from 'nanostores';
import { call } from '../../gateway/client.ts';
import { getRedRain, type Rain, type RedRain } from '../../gateway/endpoints/red-rain.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { refreshOnClock } from '../../platform/follow-clock.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

export interface RainScope {
  merchantCode: string;
  language: string;
}

/** The rains as they were told, and what to add to the device's time to get the gateway's, in milliseconds. */
export interface Rains extends RedRain {
  offset: number;
}

const followed = new WeakSet<Resource<Rains>>();

/** The member's red envelope rain; read again when one begins or ends while somebody looks (WL-8). */
export function redRain({ merchantCode, language }: RainScope): Resource<Rains> {
  const $rains = resource<Rains>(`${PERSONAL_PREFIX}red-rain/${merchantCode}/${language}`, async (signal) => {
    const asked = platform().now();
    const reply = await call(getRedRain, { query: { merchantCode, language } }, { signal });
    // The gateway looked at its clock about half way between question and answer.
    const offset = reply.serverTime - (asked + platform().now()) / 2;
    return { ...reply, rains: [...reply.rains].sort((a, b) => a.startTime - b.startTime), offset };
  });
  if (!followed.has($rains)) {
    followed.add($rains);
    onMount($rains, () => {
      const known = () => {
        const now = $rains.get();
        return now.state === 'ready' ? now.value : undefined;
      };
      return refreshOnClock(known, isOld, () => void $rains.reload());
    });
  }
  return $rains;
}

/** Whether a rain has begun or ended since it was told, by `now` in the device's time. */
function isOld({ rains, serverTime, offset }: Rains, now: number): boolean {
  const passed = (time: number) => serverTime < time && time <= now + offset;
  return rains.some(({ startTime, endTime }) => passed(startTime) || passed(endTime));
}

/** What a member has won in a rain, in whole cents of the site currency. */
export function wonIn({ opened }: Pick<Rain, 'opened'>): number {
  return opened.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}
