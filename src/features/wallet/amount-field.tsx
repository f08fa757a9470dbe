import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import type { FormFields } from '../../ui/form-state.ts';
import { wholeCents } from './amount.ts';

interface Props<Name extends string> {
  form: FormFields<Name | 'amount'>;
  /** All there is, in the site currency, where a tap may take it. */
  all: number | undefined;
}

/** The amount of a payment or a transfer (WL-1), with a button for all there is. */
export function AmountField<Name extends string>({ form, all = 0 }: Props<Name>) {
  const { t, money } = useTexts();
  const { currency } = siteConfig();
  return (
    <>
      <FormField
        form={form}
        name="amount"
        label={`${t('wallet.amount')} (${currency})`}
        hint={t('wallet.amountForm')}
        inputMode="decimal"
        dir="ltr"
        maxLength={16}
        required
      />
      {all > 0 && (
        <Button look="plain" onClick={() => form.change('amount', String(wholeCents(all)))}>
          {t('wallet.everything')} <bdi>{money(wholeCents(all), currency)}</bdi>
        </Button>
      )}
    </>
  );
}
