import { useStore } from '@nanostores/react';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Field, type FieldProps } from './field.tsx';
import type { FormPart } from './form-state.ts';
import { PasswordField } from './password-field.tsx';

interface Props<Name extends string>
  extends Omit<FieldProps, 'form' | 'name' | 'value' | 'errors' | 'onChange' | 'onBlur' | 'tool'> {
  form: FormPart<Name>;
  name: Name;
  /** Makes it a password; the name of the button that lets it be read. */
  showLabel?: string;
}

/** A field of a form: shows and changes its value, says what is wrong with it. */
export function FormField<Name extends string>({ form, name, showLabel, ...rest }: Props<Name>) {
  const { t } = useTexts();
  const value = useStore(form.$values)[name];
  const errors = useStore(form.$messages)[name]?.map((key) => t(key, form.bounds));
  const field = {
    ...rest,
    name,
    value,
    ...(errors && { errors }),
    onChange: (next: string) => form.change(name, next),
    onBlur: () => form.blur(name),
  };
  return showLabel ? <PasswordField {...field} showLabel={showLabel} /> : <Field {...field} />;
}
