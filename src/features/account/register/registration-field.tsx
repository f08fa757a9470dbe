import { hintOf } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { fieldHint } from '../../../validation/check-field.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { SmsCodeField } from '../phone/sms-code-field.tsx';
import { fieldInputs } from './field-inputs.ts';
import type { Registration } from './register-store.ts';
import type { ShownField } from './registration-fields.ts';

interface Props {
  field: ShownField;
  registration: Registration;
}

/** Renders one field with its rule below it (RG-2). */
export function RegistrationFieldView({ field: { name, required, pattern }, registration }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { form } = registration;
  if (name === 'mobileNum') return <PhoneField form={form} name={name} required={required} />;
  if (name === 'verificationCode') return <SmsCodeField form={form} code={registration.code} />;
  if (name === 'captcha') return <CaptchaField form={form} captcha={registration.captcha} />;
  const { label, secret, ...look } = fieldInputs[name];
  return (
    <FormField
      form={form}
      name={name}
      label={t(label)}
      required={required}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...(secret && { showLabel: t('account.showPassword') })}
      {...hintOf(texts, fieldHint(name, { pattern }))}
      {...look}
    />
  );
}
