import type { FormFields } from '../../../ui/form-state.ts';
import type { DIALLING } from './mobile-number.ts';
import { PhoneField } from './phone-field.tsx';
import type { SmsCode } from './sms-code.ts';
import { SmsCodeField } from './sms-code-field.tsx';

interface Props {
  form: FormFields<'mobileNum' | typeof DIALLING | 'verificationCode'>;
  code: SmsCode;
  /** The code's field is closed; see SmsCodeField. */
  codeDisabled?: boolean;
}

/** A mobile number and the code that was sent to it. */
export function SmsFields({ form, code, codeDisabled }: Props) {
  return (
    <>
      <PhoneField form={form} name="mobileNum" />
      <SmsCodeField form={form} code={code} disabled={codeDisabled ?? false} />
    </>
  );
}
