import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $balance } from '../../session/member.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Form } from '../../ui/form.tsx';
import { AMOUNT_PRESETS } from './amount.ts';
import { AmountField } from './amount-field.tsx';
import { AmountPresets } from './amount-presets.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { PaymentOptions } from './payment-options.ts';
import { PaymentReview } from './payment-review.tsx';
import type { PaymentForm as PaymentFormStore } from './payment-store.ts';
import './payment-form.css';

interface Props {
  payment: PaymentFormStore;
  options: PaymentOptions;
}

/** A payment: the way it goes, how much, and what it comes to; a look at all of it follows (WL-1). */
export function PaymentForm({ payment, options }: Props) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  const { form } = payment;
  const method = useStore(payment.$method);
  const quote = useStore(payment.$quote);
  const confirming = useStore(payment.$confirming);
  const wrong = useStore(form.$errors).amount?.length;
  const balance = useStore($balance);
  const presets = AMOUNT_PRESETS.filter(
    (amount) => !method || (amount >= method.least && amount <= method.most),
  );
  return (
    <>
      <Form form={form} submission={payment.review}>
        <dl className="transfer-form__balance">
          <dt>{t('wallet.available')}</dt>
          <dd>
            <bdi>{balance.state === 'ready' ? money(balance.value, currency) : '…'}</bdi>
          </dd>
        </dl>
        <MethodChoice form={form} methods={options.methods} />
        <AmountPresets form={form} amounts={presets} />
        <AmountField form={form} limits={method} />
        {quote && !wrong && (
          <DescriptionList
            className="payment-form__quote"
            items={[
              { label: t('wallet.fee'), value: money(quote.fee, currency) },
              { label: t('wallet.credited'), value: money(quote.net, currency) },
            ]}
          />
        )}
        <div className="form__buttons">
          <Button type="submit" look="primary" wide>
            {t('wallet.continue')}
          </Button>
        </div>
      </Form>
      {confirming && <PaymentReview payment={payment} quote={confirming} />}
    </>
  );
}
