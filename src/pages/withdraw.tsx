import { PaymentScreen } from '../features/wallet/payment-screen.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { MoneyPage } from './money-page.tsx';

/** `/m/withdraw` (WL-1). */
export default function WithdrawPage() {
  const { t } = useTexts();
  return (
    <MoneyPage route="withdraw" title={t('wallet.withdraw')}>
      <PaymentScreen kind="withdraw" template="new" />
    </MoneyPage>
  );
}
