import { onMount } from 'nanostores';
import { type Remote, type Resource, resource } from '../../gateway/cache/resource.ts';
import {
  type DrawResult,
  getRecentDraws,
  getVnNumero,
  type PrizeTier,
} from '../../gateway/endpoints/lottery.ts';
import { call } from '../../gateway/http/client.ts';
import { ownEntry } from '../../lib/own-entry.ts';
import type { Draws } from './draws.ts';

export const RECENT_DRAWS = 12;

const DAY = 86_400_000;

const followed = new WeakSet<Resource<DrawResult[]>>();

/** Returns the latest results, newest first; refetched when `$draws` has a new draw. */
export function recentDraws(
  merchantCode: string,
  code: string,
  $draws: Resource<Draws>,
): Resource<DrawResult[]> {
  const $recent = resource<DrawResult[]>(`lottery-recent/${merchantCode}/${code}`, async (signal) => {
    const query = { merchantCode, code, size: RECENT_DRAWS };
    return (await call(getRecentDraws, { query }, { signal })).list;
  });
  if (!followed.has($recent)) {
    followed.add($recent);
    onMount($recent, () =>
      $draws.listen((now, before) => {
        const known = lastOf(before, code);
        if (known && known !== lastOf(now, code)) void $recent.reload();
      }),
    );
  }
  return $recent;
}

function lastOf(draws: Remote<Draws> | undefined, code: string): string | undefined {
  return draws?.state === 'ready' ? ownEntry(draws.value.byCode, code)?.last?.drawNumber : undefined;
}

/** Returns the published numbers of a Vietnamese draw by prize tier. They never change. */
export function prizeTiers(merchantCode: string, code: string, drawNumber: string): Resource<PrizeTier[]> {
  return resource(
    `lottery-tiers/${merchantCode}/${code}/${drawNumber}`,
    async (signal) =>
      (await call(getVnNumero, { query: { merchantCode, code, drawNumber } }, { signal })).tiers,
    { freshFor: DAY },
  );
}
