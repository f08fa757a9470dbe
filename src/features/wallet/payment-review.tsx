import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PaymentForm, Quote } from './payment-store.ts';
import { durationText, paymentFailure } from './payment-texts.ts';
import '../../ui/ruled-list.css';
import './payment-review.css';

/** Amount, fee and total for confirmation (WL-1). Going back keeps the form's values. */
export function PaymentReview({ payment, quote }: { payment: PaymentForm; quote: Quote }) {
  const texts = useTexts();
  const { t, money } = texts;
  const { currency } = siteConfig();
  const { method, account, amount, fee, net } = quote;
  const out = payment.kind === 'withdraw';
  const sending = useStore(payment.payment.$sending);
  const failed = sending.state === 'failed' ? sending.error : undefined;
  return (
    <Dialog title={t(out ? 'wallet.checkWithdraw' : 'wallet.checkDeposit')} onClose={payment.change}>
      <div className="payment-review">
        {failed && (
          <p className="form__failure" role="alert">
            {t(paymentFailure(failed))}
          </p>
        )}
        {failed && failed.kind !== 'refused' && <p className="form__notice">{t('wallet.unsure')}</p>}
        <DescriptionList
          className="ruled-list payment-review__facts"
          items={[
            { label: t('wallet.method'), value: method.name || method.id },
            { label: t('wallet.payOutTo'), value: account ? `${account.holder} ${account.number}` : '' },
            { label: t('wallet.duration'), value: durationText(texts, method) },
            { label: t(out ? 'wallet.taken' : 'wallet.youPay'), value: money(amount, currency) },
            { label: t('wallet.fee'), value: money(fee, currency) },
            { label: t(out ? 'wallet.youGet' : 'wallet.credited'), value: money(net, currency) },
          ].filter(({ value }) => value)}
        />
        <div className="payment-review__actions">
          <Button onClick={payment.change}>{t('wallet.change')}</Button>
          <Button
            look="primary"
            busy={sending.state === 'sending'}
            onClick={() => void payment.payment.submit()}
          >
            {t(out ? 'wallet.withdraw' : 'wallet.payNow')} <bdi>{money(amount, currency)}</bdi>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
