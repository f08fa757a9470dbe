import { useWithdrawalGate } from '../features/identity/withdrawal-gate.tsx';
import { PaymentScreen } from '../features/wallet/payment-screen.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { MoneyPage } from './money-page.tsx';
import './sheet-columns.css';
import './payment-page.css';

/** `/m/withdraw` (WL-1, KY-2). */
export default function WithdrawPage() {
  const { t } = useTexts();
  return (
    <MoneyPage route="withdraw" title={t('wallet.withdraw')}>
      <div className="sheet__columns payment-page">
        <Withdrawal />
      </div>
    </MoneyPage>
  );
}

function Withdrawal() {
  const { waits, reason } = useWithdrawalGate();
  return <PaymentScreen kind="withdraw" template={waits ? undefined : 'new'} instead={reason} />;
}
