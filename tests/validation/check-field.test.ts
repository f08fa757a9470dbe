import { describe, expect, test } from 'vitest';
import { readSiteConfig } from '../../src/config/read-site-config.ts';
import { $siteConfig } from '../../src/config/site-config.ts';
import { checkConfirmation, checkField, fieldHint } from '../../src/validation/check-field.ts';
import { type FieldName, fieldRules, normaliseField } from '../../src/validation/field-rules.ts';
import { messageTexts } from '../support/message-texts.ts';

describe('the shared rules', () => {
  test.each<[FieldName, string, string]>([
    ['loginUsername', '', 'Please enter your username'],
    ['loginUsername', '   ', 'Please enter your username'],
    ['loginUsername', 'maya7', ''],
    ['loginUsername', 'Ünïcode name', ''],
    ['loginUsername', 'x'.repeat(255), ''],
    ['loginUsername', 'x'.repeat(256), 'Too long, At most 255 characters'],
    ['loginPassword', '', 'Please enter your password'],
    ['loginPassword', ' ', ''],
    ['loginPassword', 'x'.repeat(128), ''],
    ['loginPassword', 'x'.repeat(129), 'Too long, At most 128 characters'],
    ['username', 'abc', 'Too short, 4 to 16 characters'],
    ['username', '7abc', 'Starts with a letter'],
    ['username', '_abc', 'Starts with a letter'],
    [
      'username',
      '7!',
      '“!” is not allowed, Only letters a to z, digits and _, Too short, 4 to 16 characters',
    ],
    ['username', 'müller', '“ü” is not allowed, Only letters a to z, digits and _'],
    ['username', 'tiger😀', '“😀” is not allowed, Only letters a to z, digits and _'],
    ['username', 'maya_7', ''],
    ['username', 'maya', ''],
    ['username', 'm'.repeat(16), ''],
    ['username', 'm'.repeat(17), 'Too long, 4 to 16 characters'],
    ['username', 'maya 7', 'Spaces are not allowed'],
    ['password', 'short1', 'Too short, 8 to 64 characters'],
    ['password', 'onlyletters', ''],
    ['password', 'foyer-1234', ''],
    ['password', 'FOYER--1', ''],
    ['password', '1--FOYER', ''],
    ['password', '1234-5678', ''],
    ['password', `${'a'.repeat(31)}1`, ''],
    ['password', 'a'.repeat(65), 'Too long, 8 to 64 characters'],
    ['password', '', 'Please enter your password'],
    ['mobileNum', '+4912', '“+” is not allowed, Only digits'],
    ['mobileNum', '12', 'Too short, 5 to 20 characters'],
    ['mobileNum', '0171234567', ''],
    ['loginMobileNum', '1'.repeat(21), 'Too long, 5 to 20 characters'],
    ['loginMobileNum', '1'.repeat(20), ''],
    ['verificationCode', '12345678901', 'Too long, At most 10 characters'],
    ['verificationCode', '12a', '“a” is not allowed, Only digits'],
    ['verificationCode', '1234567890', ''],
    ['captcha', '', 'Please enter the code'],
    ['captcha', '1234567', 'Too long, At most 6 characters'],
    ['captcha', '123456', ''],
    ['nickname', 'نور', ''],
  ])('%s %j says %j', { tags: ['RG-2'] }, (name, value, messages) => {
    expect(messageTexts(checkField(name, value))).toBe(messages);
  });

  test.each([
    ['maya@example.com', ''],
    ['  maya@example.com  ', ''],
    ['may.a.b@mail-host.co.uk', ''],
    ['maya.rao@example.com', ''],
    ['a@b.co.org.net', ''],
    ['maya', 'An e-mail address has one @'],
    ['maya@one@two.com', 'An e-mail address has one @'],
    ['maya@', 'Something is missing before or after the @'],
    ['@host.com', 'Something is missing before or after the @'],
    ['maya@host', 'The ending is missing, such as .com'],
    ['maya@host.', 'The ending is missing, such as .com'],
    ['maya@host.info', ''],
    ['maya+foyer@gmail.com', ''],
    ['maya@mail.online', ''],
    ["o'neill/a=b?@sub-1.example.museum", ''],
    ['ma ya@example.com', 'Spaces are not allowed'],
    ['maya"7@example.com', '“"” is not allowed'],
    ['maya@höst.com', '“ö” is not allowed'],
    ['maya@-host.com', 'This e-mail address is not accepted here'],
    [`maya@${'h'.repeat(64)}.com`, 'This e-mail address is not accepted here'],
  ])('the e-mail %j says %j', { tags: ['RG-2'] }, (value, message) => {
    expect(messageTexts(checkField('email', value))).toBe(message);
  });

  test.each([
    ['maya.rao@example.com', ''],
    ['a@b.co.org.net', ''],
    ['maya+7@example.com', '“+” is not allowed'],
    ['maya@mail.online', 'This e-mail address is not accepted here'],
    ['maya..b@example.com', 'This e-mail address is not accepted here'],
  ])(
    'the e-mail %j says %j where the operator chose the pattern of A5',
    { tags: ['RG-2'] },
    (value, message) => {
      const site = { merchantCode: 'm', brand: { name: 'N' }, registration: { email: 'specification' } };
      $siteConfig.set(readSiteConfig(JSON.stringify(site)));
      expect(messageTexts(checkField('email', value))).toBe(message);
      $siteConfig.set(undefined);
    },
  );

  test.each([
    'maya@host.info',
    'maya-rao@example.com',
    'maya+casino@example.com',
    'maya@mail.example.online',
    'مایا@مثال.پاکستان',
    ' maya@example.com ',
  ])(
    'the e-mail %j recovers an account, and registers where the site’s rule takes it',
    { tags: ['PW-2', 'RG-2'] },
    (value) => {
      expect(checkField('recoveryEmail', value)).toEqual([]);
      expect(checkField('email', value, { pattern: '\\S+@\\S+' })).toEqual([]);
    },
  );

  test.each([
    'maya',
    'maya@',
    'maya@host',
    '@example.com',
    'ma ya@example.com',
    'a@b@c.com',
    'maya@.',
    'maya@example.com or none',
  ])('the e-mail %j recovers nothing', { tags: ['PW-2'] }, (value) => {
    expect(checkField('recoveryEmail', value)).toHaveLength(1);
  });

  test('a served rule replaces the standard one, also a stricter one; an empty one does not', {
    tags: ['RG-2'],
  }, () => {
    const pattern = '.+@host\\.info';
    expect(checkField('email', 'maya+7@host.com', { pattern })).toEqual(['account.emailFormat']);
    expect(checkField('email', 'maya@host.info', { pattern })).toEqual([]);
    expect(checkField('email', 'maya"@host.info', { pattern })).toEqual([]);
    expect(checkField('email', 'maya"@host.info', { pattern: '' })).toHaveLength(1);
  });

  test('checks a hostile text by the e-mail pattern in linear time', { tags: ['PW-2'] }, () => {
    // Processor time: what else the machine does is left out. One that stalls takes years.
    const before = process.cpuUsage();
    checkField('email', `${'a.'.repeat(120)}!`);
    checkField('email', `a@${'a'.repeat(250)}`);
    checkField('recoveryEmail', `a@${'a.'.repeat(125)}@`);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
  });

  test('every rule refuses text above the gateway’s maximum', () => {
    for (const name of Object.keys(fieldRules) as FieldName[]) {
      expect(checkField(name, '1'.repeat(fieldRules[name].longest + 1)), name).not.toEqual([]);
    }
  });

  test('strips one leading zero of a mobile number, and keeps secrets as typed', {
    tags: ['LG-5'],
  }, () => {
    expect(normaliseField('mobileNum', ' 0171234 ')).toBe('171234');
    expect(normaliseField('loginMobileNum', '00171234')).toBe('0171234');
    expect(normaliseField('mobileNum', '17012')).toBe('17012');
    expect(normaliseField('verificationCode', '012345')).toBe('012345');
    expect(normaliseField('username', ' maya7 ')).toBe('maya7');
    expect(normaliseField('password', ' 0secret ')).toBe(' 0secret ');
  });

  test('omits separators between digits', { tags: ['LG-5'] }, () => {
    expect(normaliseField('mobileNum', '(0171) 234-56.78\u200e')).toBe('1712345678');
  });
});

describe('requirements of a site', { tags: ['RG-2'] }, () => {
  test('accepts an empty field only if it is optional', () => {
    expect(checkField('nickname', '', { required: false })).toEqual([]);
    expect(checkField('nickname', ' ', { required: false })).toEqual([]);
    expect(checkField('nickname', '', { required: true })).toEqual(['account.required']);
  });

  test('a served pattern replaces the shared check and must match the whole value', () => {
    expect(checkField('username', 'ab', { pattern: '[a-z]{2}' })).toEqual([]);
    expect(messageTexts(checkField('username', 'abc', { pattern: '[a-z]{2}' }))).toBe(
      'Too long, Exactly 2 characters',
    );
    expect(checkField('username', 'xb', { pattern: 'a|b' })).toEqual(['account.patternUnmet']);
  });

  test.each(['(', '[a-', '(?<x', '*a', '\\'])('the broken pattern %j leaves the shared check', (pattern) => {
    expect(messageTexts(checkField('username', 'abc', { pattern }))).toBe('Too short, 4 to 16 characters');
    expect(checkField('username', 'maya7', { pattern })).toEqual([]);
  });

  test('reads a pattern without the u flag when it is invalid with it', () => {
    expect(checkField('nickname', 'a-b', { pattern: '[a-z\\-]+' })).toEqual([]);
    expect(checkField('nickname', 'a-b', { pattern: '\\a\\-b' })).toEqual([]);
    expect(checkField('nickname', 'a+b', { pattern: '\\a\\-b' })).toEqual(['account.patternUnmet']);
  });

  test('counts code points where the pattern allows the u flag', () => {
    expect(checkField('nickname', '\u{1f3b0}', { pattern: '.' })).toEqual([]);
    expect(checkField('nickname', '\u0915', { pattern: '\\p{L}' })).toEqual([]);
  });
});

test('the repeated password is required and must be equal', { tags: ['RG-5'] }, () => {
  expect(checkConfirmation('', 'foyer-1234')).toEqual(['account.confirmNeeded']);
  expect(checkConfirmation('foyer-12345', 'foyer-1234')).toEqual(['account.confirmDiffers']);
  expect(checkConfirmation('foyer-1234', 'foyer-1234')).toEqual([]);
});

describe('hint for a field before input', { tags: ['RG-2'] }, () => {
  test.each<[FieldName, string, string]>([
    ['username', '', '4 to 16 characters, Only letters a to z, digits and _, Starts with a letter'],
    ['password', '', '8 to 64 characters'],
    ['nickname', '', ''],
    ['confirmPassword', '', ''],
    ['email', '', 'For example name@example.com'],
    ['email', '\\S+@\\S+', 'For example name@example.com'],
    ['mobileNum', '[0-9]{6,20}', 'Without the country code'],
    [
      'username',
      '[A-Za-z][A-Za-z0-9_]{3,15}',
      '4 to 16 characters, Only letters a to z, digits and _, Starts with a letter',
    ],
    [
      'username',
      '^[a-zA-Z]\\w{3,15}$',
      '4 to 16 characters, Only letters a to z, digits and _, Starts with a letter',
    ],
    [
      'username',
      '[a-z0-9]{6,}',
      'At least 6 characters, Only letters a to z and digits, No uppercase letters',
    ],
    [
      'username',
      '[A-Z]{2}[0-9]+',
      'At least 3 characters, Only letters a to z and digits, Uppercase letters only, Starts with a letter',
    ],
    [
      'password',
      '(?=.*[A-Za-z])(?=.*[0-9])[!-~]{8,32}',
      '8 to 32 characters, Letters a to z, digits and symbols, no spaces, At least one letter, At least one digit',
    ],
    [
      'password',
      '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}',
      'At least 8 characters, At least one lowercase letter, At least one uppercase letter, At least one digit',
    ],
    ['nickname', '.{2,24}', '2 to 24 characters'],
    ['whatsapp', '[0-9+ ]{6,20}', '6 to 20 characters, Only digits and +, Spaces are allowed'],
    ['idNumber', '\\d{11}', 'Exactly 11 characters, Only digits'],
    ['affiliateCode', '[A-Za-z0-9-]{4,16}', '4 to 16 characters, Only letters a to z, digits and -'],
    ['zalo', '.*', ''],
    ['zalo', '\\p{L}{2,8}', ''],
    ['zalo', '[а-я]{2,8}', '2 to 8 characters'],
    ['zalo', '[^@]{2,8}', '2 to 8 characters'],
    ['zalo', '(ab|cd)+', ''],
    ['zalo', 'a|b', ''],
    ['zalo', '(', ''],
  ])('%s with the pattern %j: %j', (name, pattern, rule) => {
    expect(messageTexts(fieldHint(name, { pattern }))).toBe(rule);
  });

  test.each<[FieldName, string, string, string]>([
    ['username', '[A-Za-z][A-Za-z0-9_]{3,15}', 'ab', 'Too short, 4 to 16 characters'],
    [
      'username',
      '[a-z0-9]{6,}',
      'Maya77',
      '“M” is not allowed, Only letters a to z and digits, No uppercase letters',
    ],
    ['password', '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}', 'abcdefgh1', 'At least one uppercase letter'],
    ['password', '(?=.*[A-Za-z])(?=.*[0-9])[!-~]{8,32}', 'abcd 1234', 'Spaces are not allowed'],
    [
      'password',
      '(?=.*[A-Za-z])(?=.*[0-9])[!-~]{8,32}',
      'abcdé1234',
      '“é” is not allowed, Letters a to z, digits and symbols, no spaces',
    ],
    ['idNumber', '\\d{11}', '12345', 'Too short, Exactly 11 characters'],
    ['email', '\\w+@\\w+\\.com', 'maya@host', 'The ending is missing, such as .com'],
    ['zalo', '(ab|cd)+', 'ef', 'This format is not accepted here'],
    ['zalo', '[A-Z]{2}[0-9]{2}', '12AB', 'Starts with a letter'],
    ['zalo', '[0-9]{2}[A-Z]{2}', 'AB12', 'This format is not accepted here'],
    ['affiliateCode', '(A|B)\\d', 'C1', 'Invalid invitation code'],
  ])('%s under %j: %j says %j', (name, pattern, value, reason) => {
    expect(messageTexts(checkField(name, value, { pattern }))).toBe(reason);
  });
});
