import { RealAccountOnly } from '../features/account/gates.tsx';
import { PaymentScreen } from '../features/wallet/payment-screen.tsx';
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
        <PaymentScreen kind="deposit" />
      </Sheet>
    </RealAccountOnly>
  );
}
