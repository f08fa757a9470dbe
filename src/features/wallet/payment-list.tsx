import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Template } from '../../config/templates.ts';
import type { Payment } from '../../gateway/endpoints/payments.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { platform } from '../../platform/platform.ts';
import { linkTo } from '../../routes/routes.ts';
import { Button } from '../../ui/button.tsx';
import { requestConfirmation } from '../../ui/confirm.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { paymentStates } from './payment-texts.ts';
import {
  $cancelling,
  endedPayments,
  openPayments,
  type PaymentKind,
  requestCancellation,
} from './payments.ts';
import './payment-list.css';
import './transfer-form.css';

interface Props {
  kind: PaymentKind;
  /** The base version links to the deposit record instead of listing past payments. */
  template: Template;
}

const texts = {
  deposit: { history: 'wallet.history', none: 'wallet.noHistory' },
  withdraw: { history: 'wallet.withdrawHistory', none: 'wallet.noWithdrawals' },
} as const;

/** Pending payments, which can be cancelled, above past ones (WL-1). */
export function PaymentList({ kind, template }: Props) {
  const { t, language } = useTexts();
  const id = useId();
  const { history, none } = texts[kind];
  const open = useStore(openPayments(kind, language));
  const underWay = open.state === 'ready' ? open.value : [];
  return (
    <div className="payment-list">
      {underWay.length > 0 && (
        <section aria-labelledby={`${id}-open`}>
          <h2 id={`${id}-open`}>{t('wallet.underWay')}</h2>
          <ul className="payment-list__payments">
            {underWay.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
      {template === 'base' ? (
        <a className="text-link" href={linkTo('depositRecord')}>
          {t(history)}
        </a>
      ) : (
        <section aria-labelledby={`${id}-ended`}>
          <h2 id={`${id}-ended`}>{t(history)}</h2>
          <InfiniteList
            list={endedPayments(kind, language)}
            className="payment-list__payments"
            skeleton={<Skeleton className="payment-list__waiting" count={3} />}
            empty={none}
            waiting="wallet.loadMore"
            head={() => null}
            row={(payment) => <PaymentRow key={payment.id} payment={payment} />}
          />
        </section>
      )}
    </div>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t, money, language } = useTexts();
  const { currency } = siteConfig();
  const { id, method, account, amount, fee, at, state, reason, cancellable } = payment;
  const cancelling = useStore($cancelling).has(id);
  const stop = async () => {
    const values = { amount: money(amount, currency), method: method || t('wallet.order') };
    const text = 'wallet.callOffText';
    const sure = await requestConfirmation({
      title: 'wallet.callOffTitle',
      text,
      values,
      yes: 'wallet.callOff',
      no: 'wallet.keepPayment',
    });
    if (sure) await requestCancellation(id);
  };
  return (
    <li className="payment-list__payment">
      <p className="payment-list__line payment-list__line--head">
        <strong dir="auto">{method || t('wallet.order')}</strong>
        <bdi className="payment-list__amount">{money(amount, currency)}</bdi>
      </p>
      <p className="payment-list__line">
        <bdi>{momentText(at, platform().now(), language)}</bdi>
        <span className={`payment-list__state payment-list__state--${state}`}>{t(paymentStates[state])}</span>
      </p>
      {reason && <p dir="auto">{reason}</p>}
      <DescriptionList
        className="payment-list__details"
        items={[
          ...(fee ? [{ label: t('wallet.fee'), value: money(fee, currency) }] : []),
          ...(account ? [{ label: t('wallet.payOutTo'), value: account }] : []),
          { label: t('wallet.order'), value: id },
        ]}
      />
      {cancellable && (
        <Button wide busy={cancelling} onClick={() => void stop()}>
          {t('wallet.callOff')}
        </Button>
      )}
    </li>
  );
}
