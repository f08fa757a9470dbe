import { Suspense } from 'react';
import { SignedInOnly, useRefusal } from '../features/account/gates.tsx';
import { RainLink } from '../features/red-rain/rain-link.tsx';
import { RewardList } from '../features/wallet/reward-list.tsx';
import { RewardSummary } from '../features/wallet/reward-summary.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { platform } from '../platform/platform.ts';
import { linkTo } from '../routes/routes.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Sheet } from './sheet.tsx';
import { WideOffers } from './wide-offers.tsx';
import './reward-center.css';

const RewardSources = lazyComponent(() => import('../features/wallet/reward-sources.tsx'));

/** `/m/rewardCenter` (WL-7): real accounts only. */
export default function RewardCenterPage() {
  const { t } = useTexts();
  const why = useRefusal();
  return (
    <SignedInOnly from={linkTo('rewardCenter')}>
      <Sheet width="page" title={t('wallet.rewardCentre')}>
        {why && <AccountNote why={why} what="member" />}
        <div className="reward-page__heads">
          {!why && <RewardSummary />}
          <RainLink />
        </div>
        {!why && <RewardList />}
        <Suspense>
          {!why && platform().ownDevice && <RewardSources />}
          <WideOffers />
        </Suspense>
      </Sheet>
    </SignedInOnly>
  );
}
