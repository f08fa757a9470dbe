import { bounds } from './bounds.ts';
import type { FieldRule } from './rule.ts';

const digits = (least: number, most: number) => ({ least, most, of: { digits: true } });

/** Rules of the login, loaded without those of other forms. */
export const loginRules = {
  loginUsername: {
    needed: 'account.usernameNeeded',
    format: 'account.patternUnmet',
    longest: bounds.textMax,
  },
  loginPassword: {
    needed: 'account.passwordNeeded',
    format: 'account.patternUnmet',
    longest: bounds.loginPasswordMax,
    secret: true,
  },
  loginMobileNum: {
    needed: 'account.required',
    format: 'account.mobileInvalid',
    longest: bounds.mobileMax,
    shape: digits(bounds.mobileMin, bounds.mobileMax),
    hint: 'account.mobileHint',
    numeric: true,
    trunkZero: true,
  },
  verificationCode: {
    needed: 'account.codeNeeded',
    format: 'account.patternUnmet',
    longest: bounds.codeMax,
    shape: digits(1, bounds.codeMax),
    numeric: true,
  },
  captcha: {
    needed: 'account.codeNeeded',
    format: 'account.patternUnmet',
    longest: bounds.captchaMax,
    shape: digits(1, bounds.captchaMax),
    numeric: true,
  },
} as const satisfies Record<string, FieldRule>;
