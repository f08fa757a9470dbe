import { SignedInOnly } from '../features/account/gates.tsx';
import { ProfitAndLoss } from '../features/records/profit-and-loss.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Sheet } from './sheet.tsx';
import { useCategoryNames } from './use-category-names.tsx';

/** `/m/profitandloss` (WL-3). */
export default function ProfitAndLossPage() {
  const { t } = useTexts();
  return (
    <SignedInOnly from={linkTo('profitAndLoss')}>
      <Sheet wide title={t('member.profitAndLoss')}>
        <ProfitAndLoss categories={useCategoryNames()} />
      </Sheet>
    </SignedInOnly>
  );
}
