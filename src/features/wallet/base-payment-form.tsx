import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { AmountField } from './amount-field.tsx';
import type { PaymentOptions } from './payment-options.ts';
import { PaymentReview } from './payment-review.tsx';
import type { PaymentForm } from './payment-store.ts';
import { durationText, feeText } from './payment-texts.ts';
import './payment-form.css';

interface Props {
  payment: PaymentForm;
  options: PaymentOptions;
  aside: ReactNode;
}

/** The base version of the deposit form (SY-1): a method from a select, and an amount. */
export function BasePaymentForm({ payment, options, aside }: Props) {
  const texts = useTexts();
  const { t, money } = texts;
  const { currency } = siteConfig();
  const { form } = payment;
  const method = useStore(payment.$method);
  const limits = useStore(payment.$limits);
  const quote = useStore(payment.$quote);
  const confirming = useStore(payment.$confirming);
  const wrong = useStore(form.$errors).amount?.length;
  return (
    <>
      <Form form={form} submission={payment.review}>
        <SelectField
          form={form}
          name="method"
          label={t('wallet.method')}
          none={t('wallet.chooseMethod')}
          options={options.methods.map(({ id, name, state }) => ({
            code: id,
            name: state === 'closed' ? `${name || id} · ${t('wallet.closed')}` : name || id,
            disabled: state === 'closed',
          }))}
        />
        {aside}
        <AmountField form={form} limits={limits} />
        {method && (
          <p className="payment-form__left">
            {[feeText(texts, method.fee, currency), durationText(texts, method)].filter(Boolean).join(' · ')}
          </p>
        )}
        {quote && !wrong && (
          <DescriptionList
            className="payment-form__left"
            items={[{ label: t('wallet.credited'), value: money(quote.net, currency) }]}
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
