import { atom, computed, type ReadableAtom } from 'nanostores';
import { siteConfig } from '../../../config/site-config.ts';
import {
  type RegistrationRules,
  registerByMobile,
  registerByName,
} from '../../../gateway/endpoints/register.ts';
import { sendRegistrationCode } from '../../../gateway/endpoints/verification.ts';
import { call } from '../../../gateway/http/client.ts';
import { GatewayError, refusal } from '../../../gateway/http/errors.ts';
import { platform } from '../../../platform/platform.ts';
import type { DraftKey } from '../../../session/draft-keys.ts';
import { createForm, type Form, type Validator } from '../../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../../ui/submission.ts';
import { showToast } from '../../../ui/toasts.ts';
import { checkConfirmation, checkField } from '../../../validation/check-field.ts';
import { normaliseField } from '../../../validation/field-rules.ts';
import { type Captcha, type CaptchaAnswer, createCaptcha } from '../captcha/captcha.ts';
import { refuseCommonPassword } from '../password/common-password.ts';
import { DIALLING, mobileMessages, validateNumber } from '../phone/mobile-number.ts';
import { createSmsCode, type SmsCode } from '../phone/sms-code.ts';
import { phoneProof } from '../sign-in-service/phone-proof.ts';
import { createAffiliate } from './affiliate.ts';
import { forgetAttribution, originOf } from './attribution.ts';
import { birthDateErrors, isLimited, limitAmountErrors } from './protection-fields.ts';
import { registrationBody } from './registration-body.ts';
import {
  type RegistrationField,
  type RegistrationMethod,
  registrationFields,
  type ShownField,
  shownFields,
} from './registration-fields.ts';
import { stepsOf } from './registration-steps.ts';
import { signInAfterRegistration } from './sign-in-after-registration.ts';
import { createStepProgress, type StepProgress } from './step-progress.ts';
import { createUsernameCheck } from './username-check.ts';

export interface Registration extends Submission {
  form: Form<RegistrationField>;
  captcha: Captcha;
  code: SmsCode;
  $method: ReadableAtom<RegistrationMethod>;
  /** Switches the method and keeps the values. */
  choose(method: RegistrationMethod): void;
  $fields: ReadableAtom<readonly ShownField[]>;
  progress: StepProgress;
  /** Whether the player accepts the terms; required for sending (RG-9). */
  $agreed: ReadableAtom<boolean>;
  agree(agreed: boolean): void;
  /** Whether no field has input that a reset would delete. */
  isEmpty(): boolean;
  /** Empties all fields and removes their messages. */
  reset(): void;
}

export interface RegistrationSite {
  methods: readonly RegistrationMethod[];
  /** Whether the site sends SMS codes (REGMOBVERF3). */
  sendsCodes: boolean;
  host: string;
  /** Inviter's code from the address. */
  invitation: string;
  onRegistered?(): void;
}

/** The request body that the form's fields provide. */
type Filled = Omit<ReturnType<typeof registrationBody>, 'verificationCode'> & {
  captchaId?: string;
  verificationCode?: string | undefined;
};

/** Limit of the loading message for an SMS code, in milliseconds (RG-4). */
const CODE_LOADING = 9_999_000;
const MINUTE = 60_000;
/** Values that must not be saved: secrets and one-time codes. */
const unsaved: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'idNumber',
  'birthDate',
  'verificationCode',
  'captcha',
]);

export function createRegistration(rules: RegistrationRules, site: RegistrationSite): Registration {
  const $method = atom<RegistrationMethod>(site.methods[0] ?? 'username');
  const { agreed } = siteConfig().registration;
  const $agreed = atom(agreed);
  const affiliate = createAffiliate(site.invitation, site.host);
  const asking = new AbortController();
  void affiliate.check(asking.signal);
  const takesCode = (standing: string) => standing === 'refused' || standing === 'unsure';
  const $fields = computed([$method, affiliate.$affiliate], (method, known) =>
    shownFields(method, rules, site.sendsCodes).filter(
      ({ name }) => name !== 'affiliateCode' || takesCode(known),
    ),
  );

  const validatorOf = (name: RegistrationField): Validator<RegistrationField> => {
    return (value, values) => {
      const shown = $fields.get().find((field) => field.name === name);
      if (!shown) return [];
      if (name === 'captcha' && !captcha.needsCode()) return [];
      const { required, pattern } = shown;
      if (name === 'confirmPassword') return checkConfirmation(value, values.password);
      if (name === 'birthDate') return birthDateErrors(value, shown.minAge ?? 0, platform().now());
      if (name === 'limitAmount') return isLimited(values.depositLimit) ? limitAmountErrors(value) : [];
      if (name === 'mobileNum')
        return mobileMessages(value, values[DIALLING], checkField(name, value, { required, pattern }));
      const messages = checkField(shown.name, value, { required, pattern });
      const taken = name === 'username' && !messages.length && usernames.isTaken(normaliseField(name, value));
      return taken ? ['errors.nameTaken'] : messages;
    };
  };
  const names: RegistrationField[] = [...registrationFields, DIALLING];
  const validators = Object.fromEntries(names.map((name) => [name, validatorOf(name)])) as Record<
    RegistrationField,
    Validator<RegistrationField>
  >;
  const fields = names.filter((name) => !unsaved.has(name));
  const form = createForm(validators, {
    draft: { storage: platform().sessionStorage, key: 'draft-register' satisfies DraftKey, fields },
  });
  const usernames = createUsernameCheck(() => form.touch('username'));
  const checkName = (name: RegistrationField) => {
    if (name !== 'username') return;
    const values = form.$values.get();
    const fits = !validators.username(values.username, values).length;
    usernames.check(fits ? normaliseField(name, values.username) : '');
  };
  const progress = createStepProgress(form, computed([$fields, $method], stepsOf));
  affiliate.$affiliate.listen((standing) => {
    const typed = form.$values.get().affiliateCode;
    if (takesCode(standing) && !typed) form.change('affiliateCode', affiliate.code);
  });
  const captcha = createCaptcha(() => form.resetField('captcha'));
  const showCaptcha = () => {
    if ($fields.get().some(({ name }) => name === 'captcha')) void captcha.fetch();
  };
  showCaptcha();
  const proof = phoneProof();
  const code = createSmsCode({
    purpose: 'register',
    loadingLimit: CODE_LOADING,
    number: () => validateNumber(form, 'mobileNum'),
    async send({ mobileNum, countryDialingCode }, humanVerification, signal) {
      const body = { mobileNo: mobileNum, countryDialingCode, humanVerification };
      const { expiredMinutes } = await call(sendRegistrationCode, { body }, { signal });
      return platform().now() + expiredMinutes * MINUTE;
    },
    ...proof?.codeOptions,
  });

  const send = async (body: ReturnType<typeof registrationBody> & CaptchaAnswer, signal: AbortSignal) => {
    const typed = body.affiliateCode;
    // A typed code is checked first; a known code from the address needs no field (RG-6).
    if (typed && !(await affiliate.knows(typed, signal)))
      throw new GatewayError('refused', refusal.affiliate);
    const proven = await proof?.registration(body);
    if (typed) return register({ ...body, ...originOf(typed), ...proven }, signal);
    return affiliate.credit(
      (code) =>
        register({ ...body, ...(code && { affiliateCode: code, ...originOf(code) }), ...proven }, signal),
      () => $fields.get().some(({ name }) => name === 'affiliateCode'),
    );
  };
  const register = async (all: Filled, signal: AbortSignal) => {
    if ($method.get() === 'mobile') {
      const { mobileNum = '', countryDialingCode = '' } = all;
      await call(registerByMobile, { body: { ...all, mobileNum, countryDialingCode } }, { signal });
      return { username: mobileNum, countryDialingCode, password: all.password };
    }
    const { username = '' } = all;
    await call(registerByName, { body: { ...all, username } }, { signal });
    return { username, password: all.password };
  };

  const submission = createSubmission(async (signal) => {
    if (!$agreed.get()) throw new GatewayError('refused', refusal.badRequest);
    const filled = registrationBody($fields.get(), form.$values.get(), site.host);
    await refuseCommonPassword(filled.password);
    const opened = await captcha.use(
      filled.captcha ?? '',
      (answer) => send({ ...filled, ...answer }, signal),
      signal,
    );
    forgetAttribution();
    form.reset();
    showToast('account.registered', { kind: 'success' });
    if (await signInAfterRegistration(opened, signal)) site.onRegistered?.();
  });

  return {
    form: {
      ...form,
      change(name, value) {
        form.change(name, value);
        checkName(name);
      },
      blur(name) {
        form.blur(name);
        checkName(name);
      },
    },
    captcha,
    code,
    $method,
    $fields,
    progress,
    $agreed,
    ...submission,
    choose(method) {
      form.clearErrors();
      progress.begin();
      $method.set(method);
    },
    agree: (agreed) => $agreed.set(agreed),
    // The suggested dialling code does not count as input.
    isEmpty: () => registrationFields.every((name) => !form.isDirty(name)),
    reset() {
      form.reset();
      $agreed.set(agreed);
      progress.begin();
      submission.stop();
      void captcha.refresh();
    },
    stop() {
      asking.abort();
      usernames.stop();
      submission.stop();
      code.stop();
      captcha.hide();
    },
  };
}
