import { atom, type ReadableAtom } from 'nanostores';
import { sendLoginCode } from '../../../gateway/endpoints/verification.ts';
import { call } from '../../../gateway/http/client.ts';
import { asLoadError, refusal } from '../../../gateway/http/errors.ts';
import { $texts } from '../../../i18n/language.ts';
import { debounce } from '../../../lib/timing.ts';
import { platform } from '../../../platform/platform.ts';
import { canUsePasskeys } from '../../../second-factor/can-use-passkeys.ts';
import type { Passkey } from '../../../second-factor/complete-login.ts';
import type { DraftKey } from '../../../session/draft-keys.ts';
import { holdTemporaryPassword, startSession } from '../../../session/session.ts';
import { createForm, type Form } from '../../../ui/form-state.ts';
import { createSubmission, type Submission } from '../../../ui/submission.ts';
import { loginRules } from '../../../validation/login-rules.ts';
import { checkRule, normaliseValue } from '../../../validation/rule.ts';
import { type Captcha, createCaptcha } from '../captcha/captcha.ts';
import { DIALLING, mobileMessages, normaliseNumber, validateNumber } from '../phone/mobile-number.ts';
import { createSmsCode, type SmsCode } from '../phone/sms-code.ts';
import { signIn } from '../sign-in.ts';
import { phoneProof } from '../sign-in-service/phone-proof.ts';
import {
  canRememberLogin,
  deleteRememberedLogin,
  hasRememberedLogin,
  type LoginMethod,
  loadRememberedLogin,
  saveRememberedLogin,
} from './remembered-login.ts';

export type LoginField =
  | 'username'
  | 'password'
  | 'mobileNum'
  | typeof DIALLING
  | 'verificationCode'
  | 'captcha';

/** The account types a login page accepts: all, agents, or members (LG-8). */
export type Audience = 'agent' | 'member' | undefined;

/** Returns the audience of a query value; undefined, which means all, for any other text. */
export function audienceOf(text: string | null): Audience {
  return text === 'agent' || text === 'member' ? text : undefined;
}

export interface Login extends Submission {
  form: Form<LoginField>;
  captcha: Captcha;
  code: SmsCode;
  $method: ReadableAtom<LoginMethod>;
  fieldForRefusal(code: string): LoginField | undefined;
  /** Switches the method, restores its remembered login and renews a captcha on screen (LG-1). */
  choose(method: LoginMethod): void;
  $remember: ReadableAtom<boolean>;
  passkey: Submission;
  /** Validates the fields again after a change of language; returns a function that stops the form. */
  follow(): () => void;
  setRemember(wanted: boolean): void;
}

/** Limit of the loading message for an SMS code, in milliseconds (LG-6). */
const CODE_LOADING = 10_000;

/** Milliseconds between a language change and the new validation (LG-10). */
const RECHECK_DEBOUNCE = 200;

/** Creates the state of one login form. The password is discarded with it. */
export function createLogin(audience?: Audience): Login {
  const $method = atom<LoginMethod>('username');
  const $remember = atom(hasRememberedLogin('username'));
  const on = (method: LoginMethod) => $method.get() === method;

  const form: Form<LoginField> = createForm<LoginField>(
    {
      username: (value) => (on('username') ? checkRule(loginRules.loginUsername, value) : []),
      password: (value) => (on('username') ? checkRule(loginRules.loginPassword, value) : []),
      mobileNum: (value, { countryDialingCode }) =>
        on('sms') ? mobileMessages(value, countryDialingCode) : [],
      [DIALLING]: () => [],
      verificationCode: (value) => (on('sms') ? checkRule(loginRules.verificationCode, value) : []),
      captcha: (value) => (captcha.needsCode() ? checkRule(loginRules.captcha, value) : []),
    },
    {
      draft: {
        storage: platform().sessionStorage,
        key: 'draft-login' satisfies DraftKey,
        fields: ['username', 'mobileNum', DIALLING],
      },
    },
  );
  const captcha = createCaptcha(() => form.resetField('captcha'));
  const proof = phoneProof();
  const code = createSmsCode({
    purpose: 'login',
    loadingLimit: CODE_LOADING,
    number: () => validateNumber(form, 'mobileNum'),
    async send(number, humanVerification, signal) {
      const body = { ...number, humanVerification };
      return (await call(sendLoginCode, { body }, { signal })).expirationTime;
    },
    ...proof?.codeOptions,
  });

  const credentials = () => {
    const { username, password, mobileNum, countryDialingCode, verificationCode } = form.$values.get();
    if (on('username')) return { username: normaliseValue(loginRules.loginUsername, username), password };
    return {
      username: normaliseNumber(mobileNum),
      password: normaliseValue(loginRules.verificationCode, verificationCode),
      countryDialingCode,
    };
  };

  const submission = createSubmission(async (signal) => {
    const method = $method.get();
    const wanted = $remember.get() && canRememberLogin();
    const known = credentials();
    const body = {
      ...known,
      type: method,
      rememberPassword: wanted,
      ...(method === 'sms' && (await proof?.login(known))),
      ...(audience && { audience }),
    };
    const typed = normaliseValue(loginRules.captcha, form.$values.get().captcha);
    await captcha.use(typed, (answer) => signIn({ ...body, ...answer }, signal), signal);
    holdTemporaryPassword(known.password);
    form.reset();
    if (!wanted) return deleteRememberedLogin(method);
    // An SMS code works once, so only the number is remembered.
    const password = method === 'username' ? known.password : '';
    await saveRememberedLogin(method, { countryDialingCode: '', ...known, password });
  });

  let chosen: Passkey | undefined;
  let offer = new AbortController();
  /** Offers passkeys in the autofill, until the form stops or the button asks for one. */
  const startOffer = async () => {
    offer = new AbortController();
    const { signal } = offer;
    if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    try {
      const { choosePasskey } = await import('../../../second-factor/passkey-autofill.ts');
      chosen = await choosePasskey(signal);
    } catch (thrown) {
      // Without this code the button still works.
      asLoadError(thrown);
    }
    if (chosen) void passkey.submit();
  };
  const byPasskey = createSubmission(async (signal) => {
    const { signInByPasskey } = await import('../../../second-factor/complete-login.ts');
    const session = await signInByPasskey(audience, signal, chosen);
    if (!signal.aborted) startSession(session);
  });
  const passkey: Submission = {
    ...byPasskey,
    async submit() {
      const done = await byPasskey.submit();
      chosen = undefined;
      if (!done && !offer.signal.aborted) void startOffer();
      return done;
    },
  };

  const apply = async (method: LoginMethod) => {
    const kept = await loadRememberedLogin(method);
    if (!kept || !on(method)) return;
    const { username, password, countryDialingCode } = kept;
    const values = form.$values.get();
    if (method === 'sms') {
      if (values.mobileNum) return;
      form.change('mobileNum', username);
      if (countryDialingCode) form.change(DIALLING, countryDialingCode);
      return;
    }
    if (values.password || (values.username && values.username !== username)) return;
    form.change('username', username);
    form.change('password', password);
  };
  void apply('username');
  let unlisten = () => {};

  return {
    form,
    ...submission,
    captcha,
    code,
    $method,
    fieldForRefusal(refused) {
      if (refused === refusal.captcha && captcha.needsCode()) return 'captcha';
      return refused === refusal.codeWrong && on('sms') ? 'verificationCode' : undefined;
    },
    $remember,
    passkey,
    setRemember: (wanted) => $remember.set(wanted),
    choose(method) {
      if (on(method)) return;
      submission.stop();
      form.clearErrors();
      $method.set(method);
      $remember.set(hasRememberedLogin(method));
      void apply(method);
      void captcha.refresh();
    },
    follow() {
      unlisten = $texts.listen(debounce(RECHECK_DEBOUNCE, form.revalidate));
      void startOffer();
      return this.stop;
    },
    stop() {
      unlisten();
      offer.abort();
      submission.stop();
      passkey.stop();
      code.stop();
      captcha.hide();
    },
  };
}
