import { useStore } from '@nanostores/react';
import { siteConfig } from '../../../config/site-config.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import type { FormFields } from '../../../ui/form-state.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { isLimited } from './protection-fields.ts';
import type { ShownField } from './registration-fields.ts';

interface Props {
  form: FormFields<'birthDate' | 'depositLimit' | 'limitAmount'>;
  field: ShownField;
}

/** A field that the market demands: the date of birth or the deposit limit. */
export default function ProtectionField({ form, field: { name, minAge = 0 } }: Props) {
  return name === 'birthDate' ? (
    <BirthDateField form={form} minAge={minAge} />
  ) : (
    <DepositLimitField form={form} />
  );
}

/** Asks whether the player wants a deposit limit, and which. */
function DepositLimitField({ form }: { form: FormFields<'depositLimit' | 'limitAmount'> }) {
  const { t } = useTexts();
  const { depositLimit } = useStore(form.$values);
  return (
    <>
      <SelectField
        form={form}
        name="depositLimit"
        label={`${t('account.limitQuestion')} *`}
        none={t('account.limitChoose')}
        options={[
          { code: 'day', name: t('account.limitDay') },
          { code: 'week', name: t('account.limitWeek') },
          { code: 'month', name: t('account.limitMonth') },
          { code: 'none', name: t('account.limitNone') },
        ]}
      />
      {isLimited(depositLimit) && (
        <FormField
          form={form}
          name="limitAmount"
          label={t('account.limitAmount', { currency: siteConfig().currency })}
          required
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
        />
      )}
    </>
  );
}
