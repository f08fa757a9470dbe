import { SignedInOnly } from '../features/account/gates.tsx';
import { RainLink } from '../features/red-rain/rain-link.tsx';
import { RewardList } from '../features/wallet/reward-list.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Sheet } from './sheet.tsx';

/** `/m/rewardCenter` (WL-7). */
export default function RewardCenterPage() {
  const { t } = useTexts();
  return (
    <SignedInOnly from={linkTo('rewardCenter')}>
      <Sheet wide title={t('wallet.rewardCentre')}>
        <RainLink />
        <RewardList />
      </Sheet>
    </SignedInOnly>
  );
}
