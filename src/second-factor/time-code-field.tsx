import type { ComponentProps } from 'react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { FormField } from '../ui/form-field.tsx';

/** The field for a code of the app with time codes. */
export function TimeCodeField({
  form,
  autoFocus,
}: Pick<ComponentProps<typeof FormField>, 'form' | 'autoFocus'>) {
  const { t } = useTexts();
  return (
    <FormField
      form={form}
      name="code"
      label={t('security.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      maxLength={8}
      enterKeyHint="go"
      required
      autoFocus={autoFocus}
    />
  );
}
