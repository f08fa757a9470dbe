import { buildUrl } from '../gateway/http/build-url.ts';
import type { RouteName } from '../routes/routes.ts';
import type { InlineCall } from '../site/prefetch.ts';
import { prefetchedCalls } from '../site/prefetched-calls.ts';

const calls = prefetchedCalls({ merchantCode: '*merchantCode*', language: '*language*' });

/** The calls that the page starts before its code is there, as its inline script reads them. */
export function inlineCalls(): InlineCall[] {
  return calls.map(({ row: { name, path, open, session }, query }) => ({
    name,
    path,
    search: buildUrl({ base: '' }, { name, path: '' }, query),
    ...(open && { open }),
    ...(open && session === 'none' && { bare: true }),
  }));
}

/** Places of those that a page needs beyond the ones every page does. */
export function callsOn(route: RouteName): number[] {
  return [...calls.keys()].filter((place) => calls[place]?.on?.includes(route));
}
