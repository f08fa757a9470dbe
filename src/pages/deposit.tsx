import { useStore } from '@nanostores/react';
import { $templates } from '../config/templates.ts';
import { DepositPromotion } from '../features/promotions/deposit-promotion.tsx';
import { promotions } from '../features/promotions/promotions.ts';
import { DepositLimitLink, DepositLimitNote } from '../features/protection/deposit-limit-note.tsx';
import { useLimitGate } from '../features/protection/limit-gate.tsx';
import { PaymentScreen } from '../features/wallet/payment-screen.tsx';
import { useTexts } from '../i18n/texts-scope.tsx';
import { lobbyScope } from '../shell/game/lobby-scope.ts';
import { MoneyPage } from './money-page.tsx';
import './sheet-columns.css';
import './payment-page.css';

/** `/m/voucherCenter` (WL-1). */
export default function DepositPage() {
  const { t, language } = useTexts();
  return (
    <MoneyPage route="deposit" title={t('wallet.deposit')}>
      <div className="sheet__columns payment-page">
        <div className="link-rows">
          <DepositPromotion $promotions={promotions(lobbyScope(language))} />
          <DepositLimitNote />
        </div>
        <Deposit />
      </div>
    </MoneyPage>
  );
}

/** Renders the operator's version of the screen (SY-1). */
function Deposit() {
  const template = useStore($templates)?.deposit;
  const { waits, question } = useLimitGate();
  return (
    <PaymentScreen
      kind="deposit"
      template={waits ? undefined : template}
      instead={question}
      aside={<DepositLimitLink />}
    />
  );
}
