import { describe, expect, test } from 'vitest';
import { registerMethodOf } from '../../../../src/features/account/register/register-method.ts';
import {
  openMethods,
  registrationFields,
  type ShownField,
  shownFields,
  unmetDemands,
} from '../../../../src/features/account/register/registration-fields.ts';

const on = (required: boolean, pattern = '') => ({ enabled: true, required, pattern });
const namesOf = (fields: readonly ShownField[]) => fields.map(({ name }) => name);
const off = { enabled: false, required: true, pattern: '' };

describe('RG-2 fields by the served rules', () => {
  test('shown are the enabled ones, in order, required as told', () => {
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

  test('username and password are there whatever the rules say', () => {
    expect(namesOf(shownFields('username', { username: off, password: off }))).toEqual([
      'username',
      'password',
    ]);
    expect(shownFields('username', {}).every(({ required }) => required)).toBe(true);
  });

  test('by mobile the number takes the place of the name, and its code comes where the site sends codes', () => {
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

  test('by name a number is proven where the rules say so', () => {
    const rules = { mobileNum: on(false), verificationCode: on(false) };
    expect(shownFields('username', rules, true)).toEqual([
      { name: 'username', required: true, pattern: '' },
      { name: 'mobileNum', required: true, pattern: '' },
      { name: 'verificationCode', required: true, pattern: '' },
      { name: 'password', required: true, pattern: '' },
    ]);
    expect(namesOf(shownFields('username', rules))).toEqual(['username', 'mobileNum', 'password']);
  });

  test.each(['confirmPassword', 'captcha'] as const)('%s is required when it is shown', (name) => {
    expect(shownFields('username', { [name]: on(false) })).toContainEqual({
      name,
      required: true,
      pattern: '',
    });
  });

  test('every field can be shown', () => {
    const rules = Object.fromEntries(registrationFields.map((name) => [name, on(true)]));
    expect(namesOf(shownFields('username', rules, true))).toEqual(registrationFields);
  });

  test('what the form cannot give is told, what it may leave out is not', () => {
    const rules = { captcha: on(true), verificationCode: on(true), username: on(true), tattoo: on(true) };
    expect(unmetDemands(rules)).toEqual(['verificationCode', 'tattoo']);
    expect(unmetDemands(rules, true)).toEqual(['tattoo']);
    expect(unmetDemands({ tattoo: off, verificationCode: on(false), scar: on(false) })).toEqual([]);
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
] as const)('RG-1 flags %j open %j', (flags, methods) => {
  expect(openMethods(flags)).toEqual(methods);
});

test.each([
  ['APP', { inApp: true, installed: false }, undefined],
  ['APP', { inApp: true, installed: true }, '1'],
  ['H5', { inApp: false, installed: false }, undefined],
  ['H5', { inApp: false, installed: false }, '1'],
  ['PWA', { inApp: false, installed: true }, undefined],
  ['WEBCLIP', { inApp: false, installed: true }, '1'],
] as const)('RG-7 registers by %s', (method, device, webclip) => {
  expect(registerMethodOf(device, webclip)).toBe(method);
});
