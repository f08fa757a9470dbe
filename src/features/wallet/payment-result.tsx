import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { $balance } from '../../session/member.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PaymentForm, PlacedPayment } from './payment-store.ts';
import { placedTexts } from './payment-texts.ts';
import { latestPayments, openPayments } from './payments.ts';
import { $payable } from './wallets.ts';
import '../../ui/ruled-list.css';
import './payment-review.css';

/** The result of the payment, over the form until it is dismissed (WL-1). */
export function PaymentResult({ payment }: { payment: PaymentForm }) {
  const placed = useStore(payment.$placed);
  return placed ? <Result payment={payment} placed={placed} /> : null;
}

function Result({ payment: { kind, dismiss }, placed }: { payment: PaymentForm; placed: PlacedPayment }) {
  const { t, money, language } = useTexts();
  const { currency } = siteConfig();
  const open = useStore(openPayments(kind, language));
  const latest = useStore(latestPayments(kind, language));
  const balance = useStore(kind === 'deposit' ? $balance : $payable);
  const isPlaced = ({ id }: { id: string }) => id === placed.orderId;
  const known =
    (open.state === 'ready' && open.value.find(isPlaced)) ||
    (latest.state === 'ready' && latest.value.find(isPlaced)) ||
    undefined;
  const state = known?.state ?? placed.state;
  const isPaid = state === 'done' || state === 'pending';
  return (
    <Dialog title={t(kind === 'deposit' ? 'wallet.deposit' : 'wallet.withdraw')} onClose={dismiss}>
      <div className="payment-review">
        <div role="status" className={`payment-review__result payment-review__result--${state}`}>
          <p>
            {t(placedTexts[kind][state])}{' '}
            <bdi className="payment-review__amount">{money(placed.net, currency)}</bdi>
          </p>
          {known?.reason && <p dir="auto">{known.reason}</p>}
        </div>
        <DescriptionList
          className="ruled-list"
          items={[
            {
              label: t('wallet.available'),
              value: balance.state === 'ready' ? money(balance.value, currency) : '…',
            },
            { label: t('wallet.order'), value: placed.orderId },
          ]}
        />
        {known && known.bonus > 0 && (
          <p className="form__notice">
            {t('wallet.bonus')} <bdi>{money(known.bonus, currency)}</bdi>{' '}
            <a className="text-link" href={linkTo('activity')}>
              {t('wallet.claim')}
            </a>
          </p>
        )}
        <div className="payment-review__actions">
          <Button look={isPaid && kind === 'deposit' ? 'outline' : 'primary'} onClick={dismiss}>
            {t('wallet.finished')}
          </Button>
          {isPaid && kind === 'deposit' && (
            <a className="button button--primary" href={linkTo('home')}>
              {t('wallet.playNow')}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}
