import { useStore } from '@nanostores/react';
import { GroupBannerCarousel } from '../features/announcements/group-banner-carousel.tsx';
import { PromotionOffers } from '../features/promotions/promotion-offers.tsx';
import { promotions } from '../features/promotions/promotions.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useLobby } from './use-lobby.tsx';
import './register.css';

/** Banners, and promotions for new players, on the registration page (RG-8). */
export default function RegisterNews() {
  const { scope } = useLobby();
  const $promotions = promotions(scope);
  return (
    <div className="register-page__news">
      <GroupBannerCarousel scope={scope} group="m_reg" className="register-page__banners" />
      <AsyncView
        remote={useStore($promotions)}
        retry={$promotions.reload}
        skeleton={<Skeleton className="promotion-offers--waiting" count={3} />}
      >
        {(all) => <PromotionOffers all={all} />}
      </AsyncView>
    </div>
  );
}
