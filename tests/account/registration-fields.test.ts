import { describe, expect, test } from 'vitest';
import { registerMethodOf } from '../../src/account/register-method.ts';
import { registrationFields, shownFields, unmetDemands } from '../../src/account/registration-fields.ts';

const on = (required: boolean, pattern = '') => ({ enabled: true, required, pattern });
const off = { enabled: false, required: true, pattern: '' };

describe('RG-2 fields by the served rules', () => {
  test('shown are the enabled ones, in order, required as told', () => {
    const shown = shownFields({
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
    expect(shownFields({ username: off, password: off }).map(({ name }) => name)).toEqual([
      'username',
      'password',
    ]);
    expect(shownFields({}).every(({ required }) => required)).toBe(true);
  });

  test('a confirmation that is shown is required', () => {
    expect(shownFields({ confirmPassword: on(false) })).toContainEqual({
      name: 'confirmPassword',
      required: true,
      pattern: '',
    });
  });

  test('every field can be shown', () => {
    const rules = Object.fromEntries(registrationFields.map((name) => [name, on(true)]));
    expect(shownFields(rules).map(({ name }) => name)).toEqual(registrationFields);
  });

  test('what the form cannot give is told, what it may leave out is not', () => {
    expect(unmetDemands({ captcha: on(false), verificationCode: on(true), username: on(true) })).toEqual([
      'captcha',
      'verificationCode',
    ]);
    expect(unmetDemands({ captcha: off, verificationCode: on(false), tattoo: on(false) })).toEqual([]);
  });
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
