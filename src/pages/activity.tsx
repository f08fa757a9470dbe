import { useStore } from '@nanostores/react';
import { PromotionList } from '../promotions/promotion-list.tsx';
import { askedFor, promotions } from '../promotions/promotions.ts';
import { Face } from '../ui/face.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useLobby } from './use-lobby.tsx';
import { useSearch } from './use-search.tsx';
import './list-page.css';

/** The promotions; the query says which one to open (PR-1). */
export default function ActivityPage() {
  const { scope } = useLobby();
  const query = useSearch();
  const $promotions = promotions(scope);
  return (
    <div className="list-page">
      <Face
        remote={useStore($promotions)}
        retry={$promotions.reload}
        skeleton={
          <div className="promotions">
            <Skeleton className="promotion--waiting" count={4} />
          </div>
        }
        empty="promotions.none"
        isEmpty={(all) => !all.promotions.length}
      >
        {(all) => {
          const asked = askedFor(all, query);
          return <PromotionList key={asked} all={all} asked={asked} />;
        }}
      </Face>
    </div>
  );
}
