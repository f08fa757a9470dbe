import { call } from '../../gateway/client.ts';
import {
  type Friend,
  getReferral,
  getReferredFriends,
  type Referral,
} from '../../gateway/endpoints/referral.ts';
import { infiniteResource } from '../../gateway/infinite-resource.ts';
import type { InfiniteResource } from '../../gateway/paginated.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

/** Friends of one page. */
const PAGE = 20;
/** Milliseconds until they are read again by a new reader: a friend may have come meanwhile. */
const FRESH = 5_000;

/** The member's invitation, with its terms in a language (WL-14). */
export function referralIn(language: string): Resource<Referral> {
  return resource(
    `${PERSONAL_PREFIX}referral/${language}`,
    (signal) => call(getReferral, { query: { language } }, { signal }),
    { freshFor: FRESH },
  );
}

/** Who came by it, newest first. */
export function referredFriends(): InfiniteResource<Friend> {
  return infiniteResource<Friend>(
    `${PERSONAL_PREFIX}referred-friends`,
    async (pageNo, signal) => {
      const reply = await call(getReferredFriends, { query: { pageNo, pageSize: PAGE } }, { signal });
      return { ...reply, totals: undefined };
    },
    { freshFor: FRESH },
  );
}
