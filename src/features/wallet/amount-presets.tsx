import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import type { FormFields } from '../../ui/form-state.ts';
import { amountFormatIn, parseAmount } from './amount.ts';
import './transfer-form.css';

interface Props<Name extends string> {
  form: FormFields<Name | 'amount'>;
  /** In the site currency. */
  amounts: readonly number[];
}

export function AmountPresets<Name extends string>({ form, amounts }: Props<Name>) {
  const { t, money, language } = useTexts();
  const chosen = parseAmount(useStore(form.$values).amount);
  if (!amounts.length) return null;
  return (
    <fieldset className="transfer-form__presets">
      <legend>{t('wallet.presets')}</legend>
      {amounts.map((amount) => (
        <Button
          key={amount}
          aria-pressed={chosen === amount}
          onClick={() => form.change('amount', amountFormatIn(language).write(amount))}
        >
          <bdi>{money(amount, siteConfig().currency, 0)}</bdi>
        </Button>
      ))}
    </fieldset>
  );
}
