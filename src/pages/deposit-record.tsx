import { SignedInOnly } from '../account/gates.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { DepositRecord } from '../records/deposit-record.tsx';
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
