import { siteConfig } from '../../config/site-config.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import type { FormFields } from '../../ui/form-state.ts';
import { amountExamples, amountFormatIn, MAX_AMOUNT, smallestAmount } from './amount.ts';
import { limitsText } from './payment-texts.ts';
import './amount-field.css';

interface Props<Name extends string> {
  form: FormFields<Name | 'amount'>;
  /** The whole balance in the site currency; adds a button that fills it in. */
  all?: number | undefined;
  /** Minimum and maximum in the site currency, if known. */
  limits?: { least: number; most: number } | undefined;
}

/** The amount of a payment or transfer (WL-1), with a button for the whole balance. */
export function AmountField<Name extends string>({ form, all = 0, limits }: Props<Name>) {
  const texts = useTexts();
  const { t, money, language } = texts;
  const { currency } = siteConfig();
  const { floor, write } = amountFormatIn(language);
  const examples = amountExamples(language);
  const whole = floor(all);
  const bounds = {
    least: money(limits?.least ?? smallestAmount(), currency),
    most: money(limits?.most ?? MAX_AMOUNT, currency),
  };
  const fillAll = whole > 0 && (
    <Button look="plain" className="amount-field__all" onClick={() => form.change('amount', write(whole))}>
      {t('wallet.everything')} <bdi>{money(whole, currency)}</bdi>
    </Button>
  );
  return (
    <FormField
      form={form}
      name="amount"
      label={`${t('wallet.amount')} (${currency})`}
      hint={limits ? limitsText(texts, limits, currency) : t('wallet.amountForm', examples)}
      errorValues={{ ...examples, ...bounds }}
      inputMode="decimal"
      dir="ltr"
      maxLength={24}
      required
      tool={fillAll}
    />
  );
}
