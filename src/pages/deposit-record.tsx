import { SignedInOnly } from '../features/account/gates.tsx';
import { DepositRecord } from '../features/records/deposit-record.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { Sheet } from './sheet.tsx';

/** `/m/vouReport` (WL-2). */
export default function DepositRecordPage() {
  const { t } = useTexts();
  return (
    <SignedInOnly from={linkTo('depositRecord')}>
      <Sheet wide title={t('member.depositRecord')}>
        <DepositRecord />
      </Sheet>
    </SignedInOnly>
  );
}
