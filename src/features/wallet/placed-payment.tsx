import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { PaymentForm } from './payment-store.ts';
import { placedTexts } from './payment-texts.ts';
import { endedPayments, openPayments } from './payments.ts';
import './transfer-form.css';

/** What became of the payment that was just sent, as far as the gateway has told by now. */
export function PlacedPayment({ payment }: { payment: PaymentForm }) {
  const { t, money, language } = useTexts();
  const { currency } = siteConfig();
  const { kind } = payment;
  const placed = useStore(payment.$placed);
  const open = useStore(openPayments(kind, language));
  const ended = useStore(endedPayments(kind, language));
  if (!placed) return null;
  const isPlaced = ({ id }: { id: string }) => id === placed.orderId;
  const known =
    (open.state === 'ready' && open.value.find(isPlaced)) ||
    (ended.state === 'ready' && ended.value.items.find(isPlaced)) ||
    undefined;
  return (
    <div className="transfer-form__done" role="status">
      <p>
        {t(placedTexts[kind][known?.state ?? placed.state])} <bdi>{money(placed.net, currency)}</bdi>
      </p>
      {known?.reason && <p dir="auto">{known.reason}</p>}
      <p className="transfer-form__order">
        {t('wallet.order')} <bdi>{placed.orderId}</bdi>
      </p>
    </div>
  );
}
