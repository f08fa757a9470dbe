import { useStore } from '@nanostores/react';
import { type ReactNode, useId } from 'react';
import { siteConfig } from '../../config/site-config.ts';
import type { PaymentMethod } from '../../gateway/endpoints/shared/payment-fields.ts';
import { messageText } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import type { FormFields } from '../../ui/form-state.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import { MethodIcon } from './method-icon.tsx';
import { durationText, feeText, limitsText } from './payment-texts.ts';
import '../../ui/field.css';
import './method-choice.css';

interface Props<Name extends string> {
  form: FormFields<Name | 'method'>;
  methods: readonly PaymentMethod[];
  /** A link next to the title. */
  aside: ReactNode;
}

export function MethodChoice<Name extends string>({ form, methods, aside }: Props<Name>) {
  const texts = useTexts();
  const { t } = texts;
  const { currency } = siteConfig();
  const id = useId();
  const chosen = useStore(form.$values).method;
  const errors = useStore(form.$errors).method ?? [];
  return (
    <fieldset
      className={`method-choice ${errors.length ? 'field--wrong' : ''}`}
      aria-describedby={`${id}-error`}
    >
      <legend>{t('wallet.method')}</legend>
      {aside}
      {methods.map((method) => {
        const closed = method.state === 'closed';
        return (
          <RadioCard
            key={method.id}
            name="method"
            value={method.id}
            checked={chosen === method.id}
            disabled={closed}
            onChange={() => form.change('method', method.id)}
          >
            <span className="method-choice__text">
              <span className="method-choice__name" dir="auto">
                {method.name || method.id}
              </span>
              <span className="method-choice__limits">{limitsText(texts, method, currency)}</span>
              <span>
                {closed
                  ? t('wallet.closed')
                  : [feeText(texts, method.fee, currency), durationText(texts, method)]
                      .filter(Boolean)
                      .join(' · ')}
              </span>
            </span>
            <MethodIcon kind={method.kind} />
          </RadioCard>
        );
      })}
      <p id={`${id}-error`} className="field__error" aria-live="polite">
        {errors.map((message) => messageText(texts, message)).join(', ')}
      </p>
    </fieldset>
  );
}
