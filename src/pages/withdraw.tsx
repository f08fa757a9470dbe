import { RealAccountOnly } from '../features/account/gates.tsx';
import { PaymentScreen } from '../features/wallet/payment-screen.tsx';
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
        <PaymentScreen kind="withdraw" />
      </Sheet>
    </RealAccountOnly>
  );
}
