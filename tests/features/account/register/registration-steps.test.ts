import { expect, test } from 'vitest';
import type { ShownName } from '../../../../src/features/account/register/registration-fields.ts';
import { stepsOf } from '../../../../src/features/account/register/registration-steps.ts';

const names = (text: string) => text.split(' ').filter(Boolean) as ShownName[];
const steps = (shown: string, method: 'username' | 'mobile') =>
  stepsOf(
    names(shown).map((name) => ({ name, required: false, pattern: '' })),
    method,
  ).map(({ fields }) => fields.map(({ name }) => name).join(' '));

const all =
  'username mobileNum verificationCode password confirmPassword paymentPassword nickname payeeName email idNumber ' +
  'qqNum facebook wechat line whatsapp zalo recommenderId affiliateCode captcha';
const person = 'nickname payeeName email idNumber qqNum facebook wechat line whatsapp zalo';

test.each([
  [
    'username',
    all,
    [
      'username password confirmPassword paymentPassword',
      `mobileNum verificationCode ${person}`,
      'recommenderId affiliateCode captcha',
    ],
  ],
  [
    'mobile',
    all.replace('username ', ''),
    [
      'mobileNum verificationCode password confirmPassword paymentPassword',
      person,
      'recommenderId affiliateCode captcha',
    ],
  ],
  [
    'username',
    'username password confirmPassword email captcha',
    ['username password confirmPassword email captcha'],
  ],
  [
    'username',
    'username password confirmPassword nickname email zalo',
    ['username password confirmPassword', 'nickname email zalo'],
  ],
  [
    'mobile',
    'mobileNum verificationCode password confirmPassword paymentPassword captcha',
    ['mobileNum verificationCode password confirmPassword paymentPassword', 'captcha'],
  ],
  [
    'username',
    'username password confirmPassword mobileNum nickname email affiliateCode',
    ['username password confirmPassword', 'mobileNum nickname email affiliateCode'],
  ],
  [
    'username',
    'username password confirmPassword email nickname affiliateCode',
    ['username password confirmPassword email nickname affiliateCode'],
  ],
] as const)('steps by %s of %s', { tags: ['RG-2'] }, (method, shown, expected) => {
  expect(steps(shown, method)).toEqual(expected);
});
