import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { useRefusal } from '../features/account/gates.tsx';
import { ListNews } from '../features/announcements/list-news.tsx';
import { currentAnnouncements } from '../features/announcements/notices.ts';
import { joinOrClaim, type PromotionActions } from '../features/promotions/join-or-claim.ts';
import { PromotionList } from '../features/promotions/promotion-list.tsx';
import { useSanitised } from '../features/promotions/promotion-text.tsx';
import { parsePromotionQuery, promotions, queryFor } from '../features/promotions/promotions.ts';
import { refetchOnChange } from '../features/promotions/refetch-on-change.ts';
import { platform } from '../platform/platform.ts';
import { usePath } from '../platform/use-address.tsx';
import { linkTo, routeAt } from '../routes/routes.ts';
import { invalidateBalance } from '../session/member.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { refuseMemberArea } from '../shell/account/refusals.ts';
import { inviteFriends } from '../shell/drawers/invite.ts';
import type { PageModule } from '../shell/page/page-store.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useLobby } from './use-lobby.tsx';
import { useSearch } from './use-search.tsx';
import './list-page.css';

const ways: PromotionActions = {
  invite: inviteFriends,
  refuse: (why) => refuseMemberArea(why, () => {}),
  paid: invalidateBalance,
};

export const reads: PageModule['reads'] = (scope) => [promotions(scope), currentAnnouncements(scope)];

/** `/m/activity` and `/m/activityDetail` (PR-1), below announcements (AN-4): the query names promotion and category. */
export default function ActivityPage() {
  const { scope } = useLobby();
  const query = useSearch();
  const path = usePath();
  const $promotions = promotions(scope);
  const why = useRefusal();
  const note = useId();
  useEffect(() => refetchOnChange($promotions), [$promotions]);
  return (
    <div className="list-page">
      {why && <AccountNote why={why} what="member" id={note} />}
      <ListNews scope={scope} list="promotion" />
      <AsyncView
        remote={useSanitised(useStore($promotions), query.has('id'))}
        retry={$promotions.reload}
        skeleton={
          <>
            <Skeleton className="tabs--waiting" />
            <div className="promotions">
              <Skeleton className="promotion--waiting" count={4} />
            </div>
          </>
        }
        empty="promotions.none"
        isEmpty={(all) => !all.promotions.length}
      >
        {(all) => {
          const asked = parsePromotionQuery(all, query);
          const here = routeAt(path) ?? 'activity';
          return (
            <PromotionList
              all={all}
              asked={asked}
              refusedBy={why && note}
              onCategory={(id) =>
                platform().navigate(linkTo(here, queryFor(all, asked, id)), { replace: true })
              }
              onTakePart={(promotion) => joinOrClaim(promotion, $promotions, scope.language, ways)}
            />
          );
        }}
      </AsyncView>
    </div>
  );
}
