import { describe, expect, test } from 'vitest';
import { registerMethodOf } from '../../../../src/features/account/register/registration-body.ts';
import {
  allowedMethods,
  registrationFields,
  type ShownField,
  shownFields,
  unsupportedFields,
} from '../../../../src/features/account/register/registration-fields.ts';

const on = (required: boolean, pattern = '') => ({ enabled: true, required, pattern });
const namesOf = (fields: readonly ShownField[]) => fields.map(({ name }) => name);
const off = { enabled: false, required: true, pattern: '' };

describe('fields by the served rules', { tags: ['RG-2'] }, () => {
  test('shows enabled fields in order, required as configured', () => {
    const shown = shownFields('username', {
      email: on(false),
      nickname: on(true, '.+'),
      wechat: off,
      username: on(true, 'a+'),
    });
    expect(shown).toEqual([
      { name: 'username', required: true, pattern: 'a+' },
      { name: 'password', required: true, pattern: '' },
      { name: 'nickname', required: true, pattern: '.+' },
      { name: 'email', required: false, pattern: '' },
    ]);
  });

  test('always shows username and password', () => {
    expect(namesOf(shownFields('username', { username: off, password: off }))).toEqual([
      'username',
      'password',
    ]);
    expect(shownFields('username', {}).every(({ required }) => required)).toBe(true);
  });

  test('by mobile: the number replaces the name, with a code where the site sends codes', () => {
    expect(namesOf(shownFields('mobile', { username: on(true), mobileNum: off }))).toEqual([
      'mobileNum',
      'password',
    ]);
    expect(shownFields('mobile', {}, true)).toEqual([
      { name: 'mobileNum', required: true, pattern: '' },
      { name: 'verificationCode', required: true, pattern: '' },
      { name: 'password', required: true, pattern: '' },
    ]);
  });

  test('by username: the number needs a code if the rules demand it', () => {
    const rules = { mobileNum: on(false), verificationCode: on(false) };
    expect(shownFields('username', rules, true)).toEqual([
      { name: 'username', required: true, pattern: '' },
      { name: 'mobileNum', required: true, pattern: '' },
      { name: 'verificationCode', required: true, pattern: '' },
      { name: 'password', required: true, pattern: '' },
    ]);
    expect(namesOf(shownFields('username', rules))).toEqual(['username', 'mobileNum', 'password']);
  });

  test.each(['confirmPassword', 'captcha'] as const)('%s is required when shown', (name) => {
    expect(shownFields('username', { [name]: on(false) })).toContainEqual({
      name,
      required: true,
      pattern: '',
    });
  });

  test('can show every field', () => {
    const rules = Object.fromEntries(registrationFields.map((name) => [name, on(true)]));
    expect(namesOf(shownFields('username', rules, true))).toEqual(registrationFields);
  });

  test('reports required fields that the form cannot render, not optional ones', () => {
    const rules = { captcha: on(true), verificationCode: on(true), username: on(true), tattoo: on(true) };
    expect(unsupportedFields(rules)).toEqual(['verificationCode', 'tattoo']);
    expect(unsupportedFields(rules, true)).toEqual(['tattoo']);
    expect(unsupportedFields({ tattoo: off, verificationCode: on(false), scar: on(false) })).toEqual([]);
  });
});

test.each([
  [undefined, ['username']],
  [{}, []],
  [{ MOBILENUMREG3: true }, ['mobile']],
  [{ USERNAMEREG3: true }, ['username']],
  [{ USERNAMEREG3: true, MOBILENUMREG3: true }, ['username', 'mobile']],
  [{ USERNAMEREG3: false, MOBILENUMREG3: true }, ['mobile']],
  [{ USERNAMEREG3: false, MOBILENUMREG3: false }, []],
] as const)('flags %j allow %j', { tags: ['RG-1'] }, (flags, methods) => {
  expect(allowedMethods(flags)).toEqual(methods);
});

test.each([
  ['APP', { inApp: true, installed: false }, undefined],
  ['APP', { inApp: true, installed: true }, '1'],
  ['H5', { inApp: false, installed: false }, undefined],
  ['H5', { inApp: false, installed: false }, '1'],
  ['PWA', { inApp: false, installed: true }, undefined],
  ['WEBCLIP', { inApp: false, installed: true }, '1'],
] as const)('registers by %s', { tags: ['RG-7'] }, (method, device, webclip) => {
  expect(registerMethodOf(device, webclip)).toBe(method);
});
