import { infiniteResource } from '../../gateway/cache/infinite-resource.ts';
import type { InfiniteResource } from '../../gateway/cache/paginated.ts';
import { type Resource, resource } from '../../gateway/cache/resource.ts';
import {
  type Friend,
  getReferral,
  getReferredFriends,
  type Referral,
} from '../../gateway/endpoints/referral.ts';
import { call } from '../../gateway/http/client.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

const PAGE_SIZE = 20;
const FRESH_FOR = 5_000;

/** Returns the member's invitation with its terms in a language (WL-14). */
export function referralFor(language: string): Resource<Referral> {
  return resource(
    `${PERSONAL_PREFIX}referral/${language}`,
    (signal) => call(getReferral, { query: { language } }, { signal }),
    { freshFor: FRESH_FOR },
  );
}

/** Returns the invited friends, newest first. */
export function referredFriends(): InfiniteResource<Friend> {
  return infiniteResource<Friend>(
    `${PERSONAL_PREFIX}referred-friends`,
    async (pageNo, signal) => {
      const reply = await call(getReferredFriends, { query: { pageNo, pageSize: PAGE_SIZE } }, { signal });
      return { ...reply, totals: undefined };
    },
    { freshFor: FRESH_FOR },
  );
}
