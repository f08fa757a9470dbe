import { RealAccountOnly } from '../features/account/gates.tsx';
import { TransferForm } from '../features/wallet/transfer-form.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { linkTo } from '../routes/routes.ts';
import { refuseMoney } from './refusals.ts';
import { Sheet } from './sheet.tsx';

/** `/m/withdraw` (WL-1). */
export default function WithdrawPage() {
  const { t } = useTexts();
  return (
    <RealAccountOnly from={linkTo('withdraw')} onRefused={refuseMoney}>
      <Sheet title={t('wallet.withdraw')}>
        <TransferForm kind="withdraw" />
      </Sheet>
    </RealAccountOnly>
  );
}
