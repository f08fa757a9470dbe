import { SignedInOnly } from '../features/account/gates.tsx';
import { BetRecord } from '../features/records/bet-record.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Sheet } from './sheet.tsx';
import { useCategoryNames } from './use-category-names.tsx';

/** `/m/gameRecord` (WL-2). */
export default function BetRecordPage() {
  const { t } = useTexts();
  return (
    <SignedInOnly from={linkTo('betRecord')}>
      <Sheet wide title={t('member.betRecord')}>
        <BetRecord categories={useCategoryNames()} />
      </Sheet>
    </SignedInOnly>
  );
}
