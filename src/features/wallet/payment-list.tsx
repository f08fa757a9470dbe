import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { Template } from '../../config/templates.ts';
import type { Payment } from '../../gateway/endpoints/payments.ts';
import type { PaymentMethod } from '../../gateway/endpoints/shared/payment-fields.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { timeText } from '../../i18n/time-text.ts';
import { linkTo } from '../../routes/routes.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Button } from '../../ui/button.tsx';
import { requestConfirmation } from '../../ui/confirm.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MethodIcon } from './method-icon.tsx';
import { paymentOptions } from './payment-options.ts';
import { paymentStates } from './payment-texts.ts';
import {
  $cancelling,
  latestPayments,
  openPayments,
  type PaymentKind,
  requestCancellation,
} from './payments.ts';
import '../../ui/card-rows.css';
import './payment-list.css';

interface Props {
  kind: PaymentKind;
  /** The base version links to the deposit record instead of listing past payments. */
  template: Template;
}

const records = {
  deposit: { history: 'wallet.history', none: 'wallet.noHistory', record: linkTo('depositRecord') },
  withdraw: {
    history: 'wallet.withdrawHistory',
    none: 'wallet.noWithdrawals',
    record: linkTo('accountRecord', { kind: 'withdraw' }),
  },
} as const;

/** Pending payments, which can be cancelled, above the latest past ones with a link to all (WL-1). */
export function PaymentList({ kind, template }: Props) {
  const { t, language } = useTexts();
  const id = useId();
  const { history, record } = records[kind];
  const open = useStore(openPayments(kind, language));
  const underWay = open.state === 'ready' ? open.value : [];
  return (
    <div className="payment-list">
      {underWay.length > 0 && (
        <section aria-labelledby={id}>
          <h2 id={id}>{t('wallet.underWay')}</h2>
          <PaymentRows kind={kind} payments={underWay} />
        </section>
      )}
      {template === 'base' ? (
        <a className="text-link" href={record}>
          {t(history)}
        </a>
      ) : (
        <LatestPayments kind={kind} />
      )}
    </div>
  );
}

function LatestPayments({ kind }: { kind: PaymentKind }) {
  const { t, language } = useTexts();
  const id = useId();
  const { history, none, record } = records[kind];
  const $latest = latestPayments(kind, language);
  return (
    <section aria-labelledby={id}>
      <div className="payment-list__head">
        <h2 id={id}>{t(history)}</h2>
        <a className="text-link" href={record}>
          {t('common.all')} <span className="visually-hidden">{t(history)}</span>
        </a>
      </div>
      <AsyncView
        remote={useStore($latest)}
        retry={$latest.reload}
        skeleton={<Skeleton className="payment-list__waiting" count={3} />}
        empty={none}
        isEmpty={(payments) => !payments.length}
      >
        {(payments) => <PaymentRows kind={kind} payments={payments} />}
      </AsyncView>
    </section>
  );
}

function PaymentRows({ kind, payments }: { kind: PaymentKind; payments: readonly Payment[] }) {
  const { language } = useTexts();
  const options = useStore(paymentOptions(kind, language));
  const methods = options.state === 'ready' ? options.value.methods : [];
  return (
    <ul className="card-rows payment-list__payments">
      {payments.map((payment) => (
        <PaymentRow
          key={payment.id}
          kind={kind}
          payment={payment}
          method={methods.find(({ name }) => name === payment.method)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  kind: PaymentKind;
  payment: Payment;
  /** Undefined while the methods load, and for methods that are no longer offered. */
  method: PaymentMethod | undefined;
}

function PaymentRow({ kind, payment, method }: RowProps) {
  const { t, money, language } = useTexts();
  const { currency } = siteConfig();
  const { id, account, amount, fee, at, state, reason, cancellable } = payment;
  const name = payment.method || t('wallet.order');
  const cancelling = useStore($cancelling).has(id);
  const stop = async () => {
    const values = { amount: money(amount, currency), method: name };
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
      {method && <MethodIcon kind={method.kind} />}
      <div className="payment-list__facts">
        <p className="payment-list__line payment-list__line--head">
          <strong dir="auto">{name}</strong>
          <bdi>{money(amount, currency)}</bdi>
        </p>
        <p className="payment-list__line">
          <bdi>{timeText(at, language)}</bdi>
          <span className={`payment-list__state--${state}`}>{t(paymentStates[state])}</span>
        </p>
        {reason && <p dir="auto">{reason}</p>}
        <DescriptionList
          className="payment-list__details"
          items={[
            ...(fee ? [{ label: t('wallet.fee'), value: money(fee, currency) }] : []),
            // The amount in the deposit record.
            ...(fee && kind === 'deposit' && (state === 'done' || state === 'pending')
              ? [{ label: t('wallet.credited'), value: money(amount - fee, currency) }]
              : []),
            ...(account ? [{ label: t('wallet.payOutTo'), value: account }] : []),
            { label: t('wallet.order'), value: id },
          ]}
        />
      </div>
      {cancellable && (
        <Button wide busy={cancelling} onClick={() => void stop()}>
          {t('wallet.callOff')}
        </Button>
      )}
    </li>
  );
}
