import { RealAccountOnly } from '../account/gates.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { refuseTrial } from '../wallet/refuse-trial.ts';
import { TransferForm } from '../wallet/transfer-form.tsx';
import { Sheet } from './sheet.tsx';

/** `/m/voucherCenter` (WL-1). */
export default function DepositPage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly from={linkTo('deposit')} onRefused={refuseTrial}>
      <Sheet title={t('wallet.deposit')}>
        <TransferForm kind="deposit" />
      </Sheet>
    </RealAccountOnly>
  );
}
