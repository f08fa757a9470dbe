import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { PaymentMethod } from '../../gateway/endpoints/shared/payment-fields.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $balance } from '../../session/member.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Form } from '../../ui/form.tsx';
import { AMOUNT_PRESETS } from './amount.ts';
import { AmountField } from './amount-field.tsx';
import { AmountPresets } from './amount-presets.tsx';
import { MethodChoice } from './method-choice.tsx';
import { RemainingToday, VendorBalanceNote } from './payment-notes.tsx';
import type { PaymentOptions } from './payment-options.ts';
import { PaymentReview } from './payment-review.tsx';
import type { Limits, PaymentForm as PaymentFormStore } from './payment-store.ts';
import { PayoutChoice } from './payout-choice.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { $payable } from './wallets.ts';
import './payment-form.css';

interface Props {
  payment: PaymentFormStore;
  options: PaymentOptions;
  aside: ReactNode;
}

export function PaymentForm({ payment, options, aside }: Props) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const { form } = payment;
  const [adding, setAdding] = useState<PaymentMethod>();
  const out = payment.kind === 'withdraw';
  const method = useStore(payment.$method);
  const limits = useStore(payment.$limits);
  const quote = useStore(payment.$quote);
  const confirming = useStore(payment.$confirming);
  const wrong = useStore(form.$errors).amount?.length;
  const balance = useStore(out ? $payable : $balance);
  const known = balance.state === 'ready' ? balance.value : undefined;
  const most = out ? maxPayment(known, limits) : limits?.most;
  const presets = AMOUNT_PRESETS.filter(
    (amount) => amount >= (limits?.least ?? 0) && (most === undefined || amount <= most),
  );
  return (
    <>
      <Form form={form} submission={payment.review}>
        {out && <VendorBalanceNote />}
        {options.left && <RemainingToday left={options.left} />}
        <MethodChoice form={form} methods={options.methods} aside={aside} />
        {out && method && <PayoutChoice payment={payment} onAdd={() => setAdding(method)} />}
        <AmountPresets form={form} amounts={presets} />
        <AmountField form={form} limits={limits} all={out ? most : undefined} />
        {quote && !wrong && (
          <DescriptionList
            className="payment-form__quote"
            items={[
              { label: t('wallet.fee'), value: money(quote.fee, currency) },
              { label: t(out ? 'wallet.youGet' : 'wallet.credited'), value: money(quote.net, currency) },
            ]}
          />
        )}
        <div className="form__buttons">
          <Button type="submit" look="primary" wide>
            {t('wallet.continue')}
          </Button>
        </div>
      </Form>
      {adding && (
        <PayoutDialog
          method={adding}
          onAdded={(id) => form.change('account', id)}
          onClose={() => setAdding(undefined)}
        />
      )}
      {confirming && <PaymentReview payment={payment} quote={confirming} />}
    </>
  );
}

/** Returns the balance, limited to the maximum of one payment. */
function maxPayment(available: number | undefined, limits: Limits | undefined): number | undefined {
  return limits && available !== undefined ? Math.min(available, limits.most) : available;
}
