import { useStore } from '@nanostores/react';
import { messageText } from '../i18n/message.ts';
import type { Values } from '../i18n/reader.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Field, type FieldProps } from './field.tsx';
import type { FormFields } from './form-state.ts';
import { PasswordField } from './password-field.tsx';

interface Props<Name extends string>
  extends Omit<FieldProps, 'form' | 'name' | 'value' | 'errors' | 'onChange' | 'onBlur'> {
  form: FormFields<Name>;
  name: Name;
  /** Makes it a password field; label of the button that shows the password. */
  showLabel?: string;
  /** Placeholders for this field's errors instead of the form's. */
  errorValues?: Values;
}

/** A field of a form with value and errors. */
export function FormField<Name extends string>({
  form,
  name,
  showLabel,
  errorValues = form.errorValues,
  ...rest
}: Props<Name>) {
  const texts = useTexts();
  const value = useStore(form.$values)[name];
  const errors = useStore(form.$errors)[name]?.map((one) => messageText(texts, one, errorValues));
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
