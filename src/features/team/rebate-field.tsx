import type { RebateRate } from '../../gateway/endpoints/rebates.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { formatPercentRange } from '../../lib/percent.ts';
import { FormField } from '../../ui/form-field.tsx';
import type { FormFields } from '../../ui/form-state.ts';
import { RATE_LENGTH, rateKey } from './rebates.ts';

/** The rate of one vendor. */
export function RebateField({ form, rate }: { form: FormFields<string>; rate: RebateRate }) {
  const { t, language } = useTexts();
  const bounds = formatPercentRange(rate.least, rate.most, languages[language].locales);
  return (
    <FormField
      form={form}
      name={rateKey(rate)}
      label={rate.vendorName || rate.vendor}
      hint={t('team.fromTo', bounds)}
      errorValues={bounds}
      inputMode="decimal"
      dir="ltr"
      maxLength={RATE_LENGTH}
    />
  );
}
