import Banknote from 'lucide/dist/esm/icons/banknote.mjs';
import Coins from 'lucide/dist/esm/icons/coins.mjs';
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import Landmark from 'lucide/dist/esm/icons/landmark.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import type { PaymentMethod } from '../../gateway/endpoints/shared/payment-fields.ts';
import { Icon, type IconShapes } from '../../ui/icon.tsx';
import './method-icon.css';

const icons: Readonly<Record<PaymentMethod['kind'], IconShapes | undefined>> = {
  '': undefined,
  phone: Smartphone,
  bank: Landmark,
  card: CreditCard,
  crypto: Coins,
  cash: Banknote,
};

/** The icon of a kind of payment method; nothing for an unknown kind. */
export function MethodIcon({ kind }: Pick<PaymentMethod, 'kind'>) {
  const icon = icons[kind];
  return (
    icon && (
      <span className="method-icon">
        <Icon shapes={icon} />
      </span>
    )
  );
}
