import { useStore } from '@nanostores/react';
import { siteConfig } from '../../../config/site-config.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import type { FormFields } from '../../../ui/form-state.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { isLimited } from './protection-fields.ts';

/** Asks whether the player wants a deposit limit, and which. */
export function DepositLimitField({ form }: { form: FormFields<'depositLimit' | 'limitAmount'> }) {
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
