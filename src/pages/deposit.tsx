import { RealAccountOnly } from '../features/account/gates.tsx';
import { TransferForm } from '../features/wallet/transfer-form.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { refuseMoney } from './refusals.ts';
import { Sheet } from './sheet.tsx';

/** `/m/voucherCenter` (WL-1). */
export default function DepositPage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly from={linkTo('deposit')} onRefused={refuseMoney}>
      <Sheet title={t('wallet.deposit')}>
        <TransferForm kind="deposit" />
      </Sheet>
    </RealAccountOnly>
  );
}
