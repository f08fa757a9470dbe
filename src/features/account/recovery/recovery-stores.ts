import { computed, type ReadableAtom } from 'nanostores';
import { forgotPassword, setPasswordByPhone } from '../../../gateway/endpoints/passwords.ts';
import { sendAccountCode } from '../../../gateway/endpoints/verification.ts';
import { call } from '../../../gateway/http/client.ts';
import { asGatewayError, refusal } from '../../../gateway/http/errors.ts';
import { platform } from '../../../platform/platform.ts';
import type { DraftKey } from '../../../session/draft-keys.ts';
import { createForm, type Form } from '../../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../../ui/submission.ts';
import { showToast } from '../../../ui/toasts.ts';
import { checkField } from '../../../validation/check-field.ts';
import { normaliseField } from '../../../validation/field-rules.ts';
import { refuseCommonPassword } from '../password/common-password.ts';
import { DIALLING, mobileMessages, validateNumber } from '../phone/mobile-number.ts';
import { createSmsCode, type SmsCode } from '../phone/sms-code.ts';
import { signIn } from '../sign-in.ts';

/** Limit of the loading message, in milliseconds. */
const LOADING_LIMIT = 9_999_000;
const MINUTE = 60_000;

export interface EmailRecovery extends Submission {
  form: Form<'username' | 'email'>;
}

/** Requests a temporary password by e-mail, then goes back (PW-2). */
export function createEmailRecovery(): EmailRecovery {
  const form = createForm<'username' | 'email'>(
    {
      username: (value) => checkField('loginUsername', value),
      email: (value) => checkField('recoveryEmail', value),
    },
    {
      draft: {
        storage: platform().sessionStorage,
        key: 'draft-forgot' satisfies DraftKey,
        fields: ['username', 'email'],
      },
    },
  );
  const submission = createSubmission(async (signal) => {
    const { username, email } = form.$values.get();
    const body = {
      username: normaliseField('loginUsername', username),
      email: normaliseField('recoveryEmail', email),
    };
    const hide = showToast('common.loading', { kind: 'loading', ms: LOADING_LIMIT });
    try {
      await call(forgotPassword, { body }, { signal });
    } finally {
      hide();
    }
    form.reset();
    showToast('account.sentOut', { kind: 'success' });
    platform().back();
  });
  return { form, ...submission };
}

export type PhoneRecoveryField = 'mobileNum' | typeof DIALLING | 'verificationCode' | 'password';

export interface PhoneRecovery extends Submission {
  form: Form<PhoneRecoveryField>;
  code: SmsCode;
  /** Whether every required field is filled in and valid. */
  $complete: ReadableAtom<boolean>;
  fieldForRefusal(code: string): PhoneRecoveryField | undefined;
}

const fieldByCode: Readonly<Record<string, PhoneRecoveryField>> = {
  [refusal.samePassword]: 'password',
  [refusal.passwordFormat]: 'password',
  [refusal.codeWrong]: 'verificationCode',
  [refusal.mobileFormat]: 'mobileNum',
};

/** Sets a new password with an SMS code and signs in (PW-3). */
export function createPhoneRecovery(): PhoneRecovery {
  const validators = {
    mobileNum: (value: string, { countryDialingCode }: Readonly<Record<PhoneRecoveryField, string>>) =>
      mobileMessages(value, countryDialingCode),
    [DIALLING]: () => [],
    verificationCode: (value: string) => checkField('verificationCode', value),
    password: (value: string) => checkField('password', value),
  };
  const form = createForm<PhoneRecoveryField>(validators, {
    draft: {
      storage: platform().sessionStorage,
      key: 'draft-recover' satisfies DraftKey,
      fields: ['mobileNum', DIALLING],
    },
  });
  const code = createSmsCode({
    purpose: 'account',
    loadingLimit: LOADING_LIMIT,
    number: () => validateNumber(form, 'mobileNum'),
    async send(number, humanVerification, signal) {
      const body = { ...number, humanVerification };
      const { expiredMinutes } = await call(sendAccountCode, { body }, { signal });
      return platform().now() + expiredMinutes * MINUTE;
    },
  });
  const submission = createSubmission(async (signal) => {
    const { password, ...values } = form.$values.get();
    const mobileNum = normaliseField('loginMobileNum', values.mobileNum);
    const { countryDialingCode } = values;
    const verificationCode = normaliseField('verificationCode', values.verificationCode);
    await refuseCommonPassword(password);
    const body = { newPassword: password, mobileNum, verificationCode, countryDialingCode };
    try {
      await call(setPasswordByPhone, { body }, { signal });
    } catch (error) {
      const same = asGatewayError(error).code === refusal.samePassword;
      if (!signal.aborted) form.resetField(same ? 'password' : 'verificationCode');
      throw error;
    }
    form.reset();
    showToast('account.passwordSet', { kind: 'success' });
    await signIn(
      { username: mobileNum, password, countryDialingCode, type: 'username', rememberPassword: false },
      signal,
    );
  });
  return {
    form,
    code,
    $complete: computed(form.$values, (values) =>
      (Object.keys(validators) as PhoneRecoveryField[]).every(
        (name) => validators[name](values[name], values).length === 0,
      ),
    ),
    fieldForRefusal: (refused) => fieldByCode[refused],
    ...submission,
    stop() {
      submission.stop();
      code.stop();
    },
  };
}
