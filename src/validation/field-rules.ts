import { bounds } from './bounds.ts';
import { anyEmailProblems, emailProblems } from './email.ts';
import { loginRules } from './login-rules.ts';
import { type FieldRule, normaliseValue } from './rule.ts';

const plain: FieldRule = {
  needed: 'account.required',
  format: 'account.patternUnmet',
  longest: bounds.textMax,
};

const password: FieldRule = {
  needed: 'account.passwordNeeded',
  format: 'account.patternUnmet',
  longest: bounds.loginPasswordMax,
  shape: { least: bounds.passwordMin, most: bounds.passwordMax },
  secret: true,
};

const email: FieldRule = { ...plain, format: 'account.emailFormat', hint: 'account.emailHint' };

/** Rules shared by all forms, by the specification's field names. */
export const fieldRules = {
  ...loginRules,
  username: {
    needed: 'account.usernameNeeded',
    format: 'account.patternUnmet',
    longest: bounds.loginNameMax,
    shape: {
      least: bounds.nameMin,
      most: bounds.nameMax,
      of: { letters: 'any', digits: true, others: '_' },
      begins: true,
    },
  },
  password,
  confirmPassword: {
    needed: 'account.confirmNeeded',
    format: 'account.patternUnmet',
    longest: bounds.loginPasswordMax,
    secret: true,
  },
  paymentPassword: password,
  mobileNum: loginRules.loginMobileNum,
  email: { ...email, check: emailProblems },
  recoveryEmail: { ...email, check: anyEmailProblems },
  birthDate: plain,
  depositLimit: plain,
  limitAmount: plain,
  nickname: plain,
  payeeName: plain,
  recommenderId: plain,
  idNumber: plain,
  qqNum: plain,
  facebook: plain,
  wechat: plain,
  line: plain,
  whatsapp: plain,
  zalo: plain,
  affiliateCode: { ...plain, format: 'account.invitationFormat' },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof fieldRules;

/** Returns the value of a field for checking and sending. */
export function normaliseField(name: FieldName, value: string): string {
  return normaliseValue(fieldRules[name], value);
}
