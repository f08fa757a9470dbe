import { useStore } from '@nanostores/react';
import type { RebateRate } from '../../gateway/endpoints/rebates.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { percentBounds } from '../../lib/percent.ts';
import { Field } from '../../ui/field.tsx';
import type { RebateForm } from './rebate-form.ts';
import { rateKey } from './rebates.ts';

/** Characters of a typed rate. */
const LENGTH = 8;

/** The rate of one vendor. */
export function RebateField({ form, rate }: { form: RebateForm; rate: RebateRate }) {
  const { t, number, language } = useTexts();
  const key = rateKey(rate);
  const typed = useStore(form.$typed)[key];
  const message = useStore(form.$messages)[key];
  const bounds = percentBounds(rate.least, rate.most, languages[language].locales);
  return (
    <Field
      name={key}
      label={rate.vendorName || rate.vendor}
      hint={t('team.fromTo', bounds)}
      {...(message && { errors: [t(message, bounds)] })}
      inputMode="decimal"
      dir="ltr"
      maxLength={LENGTH}
      value={typed ?? number(rate.rate)}
      onChange={(text) => form.type(rate, text)}
      onBlur={() => form.leave(rate)}
    />
  );
}
