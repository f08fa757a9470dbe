import type { FormFields } from '../../../ui/form-state.ts';
import type { DIALLING } from './mobile-number.ts';
import { PhoneField } from './phone-field.tsx';
import type { SmsCode } from './sms-code.ts';
import { SmsCodeField } from './sms-code-field.tsx';

interface Props {
  form: FormFields<'mobileNum' | typeof DIALLING | 'verificationCode'>;
  code: SmsCode;
  /** Disables the code field; see SmsCodeField. */
  codeDisabled?: boolean;
}

export function SmsFields({ form, code, codeDisabled }: Props) {
  return (
    <>
      <PhoneField form={form} name="mobileNum" />
      <SmsCodeField form={form} code={code} disabled={codeDisabled ?? false} />
    </>
  );
}
