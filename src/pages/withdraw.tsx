import { RealAccountOnly } from '../account/gates.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { refuseTrial } from '../wallet/refuse-trial.ts';
import { TransferForm } from '../wallet/transfer-form.tsx';
import { Sheet } from './sheet.tsx';

/** `/m/withdraw` (WL-1). */
export default function WithdrawPage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly from={linkTo('withdraw')} onRefused={refuseTrial}>
      <Sheet title={t('wallet.withdraw')}>
        <TransferForm kind="withdraw" />
      </Sheet>
    </RealAccountOnly>
  );
}
