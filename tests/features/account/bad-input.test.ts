import { beforeAll, describe, expect, test } from 'vitest';
import { createLogin, type Login } from '../../../src/features/account/login/login-store.ts';
import { createPasswordChange } from '../../../src/features/account/password/change-password-store.ts';
import {
  createEmailRecovery,
  createPhoneRecovery,
} from '../../../src/features/account/recovery/recovery-stores.ts';
import { registrationFields } from '../../../src/features/account/register/registration-fields.ts';
import type { Form } from '../../../src/ui/form-state.ts';
import { type FieldName, fieldRules, normaliseField } from '../../../src/validation/field-rules.ts';
import { messageTexts } from '../../support/message-texts.ts';
import { settled } from '../../support/patient.ts';
import { testEnvironment } from '../../support/test-environment.ts';
import { agreedRegistration } from './support/agreed-registration.ts';

let now = Date.UTC(2026, 0, 15);
beforeAll(async () => {
  // Hundreds of forms request a captcha: each look at the clock adds a minute, which avoids the rate limit.
  await testEnvironment({ clock: () => (now += 60_000) });
});

/** Input from people and scripts. */
const inputs = {
  nothing: '',
  blanks: ' \t\u00a0\u3000 ',
  'too long': 'x'.repeat(10_000),
  'too long in digits': '9'.repeat(10_000),
  'right to left': 'مایا\u202eabc',
  emoji: '👩‍👩‍👧‍👦🎰'.repeat(3),
  markup: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'Arabic digits': '٠٩٨٧٦٥٤٣٢١٠',
  'half a character': '\ud83d',
  'nothing visible': '\u200b\u200e\ufeff',
  'a line end': 'name\r\nBcc: all@example.com',
  'a prototype': '__proto__',
} as const;

const bySms = () => {
  const login = createLogin();
  login.choose('sms');
  return login;
};
const everyRule = Object.fromEntries(
  registrationFields.map((name) => [name, { enabled: true, required: true, pattern: '' }]),
);
const registration = (method: 'username' | 'mobile') =>
  agreedRegistration(everyRule, { methods: [method], sendsCodes: true, host: 'h.example', invitation: '' });
const withCaptcha = async () => {
  const login: Login = createLogin();
  await login.captcha.fetch();
  return login;
};

interface Tried {
  form: Form;
  stop(): void;
}
const forms: Readonly<Record<string, [fields: readonly string[], open: () => unknown]>> = {
  login: [['username', 'password', 'captcha'], withCaptcha],
  'login by mobile': [['mobileNum', 'verificationCode'], bySms],
  registration: [registrationFields.filter((name) => name !== 'limitAmount'), () => registration('username')],
  'registration by mobile': [
    registrationFields.filter((name) => name !== 'username' && name !== 'limitAmount'),
    () => registration('mobile'),
  ],
  'recovery by e-mail': [['username', 'email'], createEmailRecovery],
  'recovery by phone': [['mobileNum', 'verificationCode', 'password'], createPhoneRecovery],
  'change of password': [['old_password', 'password', 'confimpsw'], createPasswordChange],
};

/** Returns the validation rule of a form's field. */
const ruleOf = (form: string, field: string): FieldName => {
  if (field === 'old_password') return 'loginPassword';
  if (field === 'confimpsw') return 'confirmPassword';
  if (field === 'mobileNum') return 'loginMobileNum';
  if (form === 'login' && field === 'password') return 'loginPassword';
  if (field === 'username' && !form.startsWith('registration')) return 'loginUsername';
  return field as FieldName;
};

const cases = Object.entries(forms).flatMap(([form, [fields]]) =>
  fields.map((field) => [form, field] as const),
);

describe.each(cases)('%s: %s', { tags: ['RG-2', 'LG-7', 'PW-2', 'PW-3', 'PW-4'] }, (name, field) => {
  test.each(Object.entries(inputs))('%s is validated and never sent if invalid', async (_, value) => {
    const tried = (await forms[name]![1]()) as Tried;
    const { form } = tried;
    if ('$fields' in tried) {
      const { $fields } = tried as unknown as ReturnType<typeof registration>;
      await settled(() => expect($fields.get().some((shown) => shown.name === field)).toBe(true));
    }
    if (field === 'captcha') {
      const { captcha } = tried as unknown as Login;
      await settled(() => expect(captcha.needsCode()).toBe(true));
    }
    form.change(field, value);
    form.touch(field);
    const said = form.$errors.get()[field] ?? [];
    const rule = ruleOf(name, field);
    const meant = normaliseField(rule, value);
    if (!meant || meant.length > fieldRules[rule].longest) expect(said.length).toBeGreaterThan(0);
    // A rule with its own form excludes the others.
    const numeric = 'numeric' in fieldRules[rule];
    if (numeric && !/^\d+$/.test(meant)) expect(said.length).toBeGreaterThan(0);
    if (rule === 'username' && !/^[a-z]\w{3,15}$/i.test(meant)) expect(said.length).toBeGreaterThan(0);
    if (rule === 'email') expect(said.length).toBeGreaterThan(0);
    // The form must not change the player's input.
    expect(form.$values.get()[field]).toBe(value);
    tried.stop();
    form.reset();
  });
});

test('rejects usernames with foreign digits or look-alike letters', { tags: ['RG-2'] }, () => {
  const { form, stop } = registration('username');
  const other = (letter: string) => `“${letter}” is not allowed, Only letters a to z, digits and _`;
  const spaces = 'Spaces are not allowed';
  for (const [name, reason] of [
    ['maya٧٧', other('٧')],
    ['mаya7', other('а')],
    ['maya 7', spaces],
    ['maya7\u200b', spaces],
  ] as const) {
    form.change('username', name);
    form.blur('username');
    expect(messageTexts(form.$errors.get().username), name).toBe(reason);
  }
  stop();
  form.reset();
});
