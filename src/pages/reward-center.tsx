import { SignedInOnly, useRefusal } from '../features/account/gates.tsx';
import { RainLink } from '../features/red-rain/rain-link.tsx';
import { RewardList } from '../features/wallet/reward-list.tsx';
import { RewardSources } from '../features/wallet/reward-sources.tsx';
import { RewardSummary } from '../features/wallet/reward-summary.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { AccountNote } from '../shell/account/account-note.tsx';
import { Sheet } from './sheet.tsx';
import { WideOffers } from './wide-offers.tsx';
import './reward-center.css';

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
        {!why && (
          <>
            <RewardList />
            <RewardSources />
          </>
        )}
        <WideOffers />
      </Sheet>
    </SignedInOnly>
  );
}
