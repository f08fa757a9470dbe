import type { TextKey } from '../i18n/keys.ts';
import { latinDigits } from '../lib/digits.ts';
import { bounds } from './bounds.ts';

/** What the product asks of one kind of field (A5). */
export interface FieldRule {
  /** Said when nothing was entered where something must be. */
  needed: TextKey;
  /** Said when the value is too long to be sent, or a served pattern does not fit it. */
  format: TextKey;
  /** Characters the gateway takes at most. */
  longest: number;
  /** Messages for a value that is there; none where it will do. */
  check(value: string): readonly TextKey[];
  /** Typed as it is meant: spaces around it belong to it. */
  secret?: true;
  /** Digits alone: those of any script are read as 0 to 9, and what people put between them is left out. */
  numeric?: true;
}

/**
 * Word characters with dotted parts, an @, a domain and one to three dotted suffixes of 2 to 3 (A5): what a site asks for
 * that serves no rule of its own.
 */
const EMAIL = /^\w+(?:\.\w+)*@[\w-]+(?:\.\w{2,3}){1,3}$/;

/**
 * What can be an address at all. An account may have one that is older than the rule, or came with a sign-in by another
 * service: whoever recovers it is not told that it is none.
 */
const ANY_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const fine = (): readonly TextKey[] => [];

function fits(pattern: RegExp, otherwise: TextKey): FieldRule['check'] {
  return (value) => (pattern.test(value) ? [] : [otherwise]);
}

function between(least: number, most: number, otherwise: TextKey) {
  return (value: string): TextKey[] => (value.length < least || value.length > most ? [otherwise] : []);
}

const nameLength = between(bounds.nameMin, bounds.nameMax, 'account.usernameLength');
const nameLetters = fits(/^[a-z]\w*$/i, 'account.usernameLetters');
const passwordLength = between(bounds.passwordMin, bounds.passwordMax, 'account.passwordLength');
const passwordMix = fits(/[a-z].*\d|\d.*[a-z]/i, 'account.passwordMix');
const digits = (least: number, most: number) => new RegExp(`^\\d{${least},${most}}$`);

const plain: FieldRule = {
  needed: 'account.required',
  format: 'account.textFormat',
  longest: bounds.textMax,
  check: fine,
};

const password: FieldRule = {
  needed: 'account.passwordNeeded',
  format: 'account.passwordFormat',
  longest: bounds.loginPasswordMax,
  check: (value) => [...passwordLength(value), ...passwordMix(value)],
  secret: true,
};

const loginMobileNum: FieldRule = {
  ...plain,
  format: 'account.mobileInvalid',
  longest: bounds.mobileMax,
  check: fits(digits(bounds.mobileMin, bounds.mobileMax), 'account.mobileInvalid'),
  numeric: true,
};

/** The rules shared by all forms, by the specification's names (A5). */
export const fieldRules = {
  loginUsername: {
    needed: 'account.usernameNeeded',
    format: 'account.usernameFormat',
    longest: bounds.loginNameMax,
    check: fine,
  },
  loginPassword: {
    needed: 'account.passwordNeeded',
    format: 'account.passwordFormat',
    longest: bounds.loginPasswordMax,
    check: fine,
    secret: true,
  },
  loginMobileNum,
  verificationCode: {
    needed: 'account.codeNeeded',
    format: 'errors.verificationCode',
    longest: bounds.codeMax,
    check: fits(digits(1, bounds.codeMax), 'errors.verificationCode'),
    numeric: true,
  },
  captcha: {
    needed: 'account.codeNeeded',
    format: 'errors.verificationCode',
    longest: bounds.captchaMax,
    check: fits(digits(1, bounds.captchaMax), 'errors.verificationCode'),
    numeric: true,
  },
  username: {
    needed: 'account.usernameNeeded',
    format: 'account.usernameFormat',
    longest: bounds.loginNameMax,
    check: (value) => [...nameLength(value), ...nameLetters(value)],
  },
  password,
  confirmPassword: { ...password, needed: 'account.confirmNeeded', check: fine },
  paymentPassword: password,
  mobileNum: loginMobileNum,
  email: { ...plain, format: 'account.emailFormat', check: fits(EMAIL, 'account.emailFormat') },
  recoveryEmail: { ...plain, format: 'account.emailFormat', check: fits(ANY_EMAIL, 'account.emailFormat') },
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

/** Spaces, dots, dashes, brackets and the invisible marks that come with pasted numbers. */
const BETWEEN_DIGITS = /[\s().\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g;

/** The value as it is checked and sent: trimmed unless it is a secret, a mobile number without its first zero (A5). */
export function meantValue(name: FieldName, value: string): string {
  const rule: FieldRule = fieldRules[name];
  if (rule.secret) return value;
  const trimmed = value.trim();
  if (!rule.numeric) return trimmed;
  const digits = latinDigits(trimmed).replace(BETWEEN_DIGITS, '');
  return rule === loginMobileNum ? digits.replace(/^0/, '') : digits;
}
