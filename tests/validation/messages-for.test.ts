import { describe, expect, test } from 'vitest';
import { type FieldName, fieldRules, meantValue } from '../../src/validation/field-rules.ts';
import { confirmMessages, messagesFor } from '../../src/validation/messages-for.ts';

describe('the shared rules', () => {
  test.each<[FieldName, string, readonly string[]]>([
    ['loginUsername', '', ['account.usernameNeeded']],
    ['loginUsername', '   ', ['account.usernameNeeded']],
    ['loginUsername', 'maya7', []],
    ['loginUsername', 'Ünïcode name', []],
    ['loginUsername', 'x'.repeat(64), []],
    ['loginUsername', 'x'.repeat(65), ['account.usernameFormat']],
    ['loginPassword', '', ['account.passwordNeeded']],
    ['loginPassword', ' ', []],
    ['loginPassword', 'x'.repeat(128), []],
    ['loginPassword', 'x'.repeat(129), ['account.passwordFormat']],
    ['username', 'abc', ['account.usernameLength']],
    ['username', '7abc', ['account.usernameLetters']],
    ['username', '7!', ['account.usernameLength', 'account.usernameLetters']],
    ['username', 'maya_7', []],
    ['username', 'maya', []],
    ['username', 'm'.repeat(16), []],
    ['username', 'm'.repeat(17), ['account.usernameLength']],
    ['username', 'maya 7', ['account.usernameLetters']],
    ['password', 'short1', ['account.passwordLength']],
    ['password', 'onlyletters', ['account.passwordMix']],
    ['password', 'abc', ['account.passwordLength', 'account.passwordMix']],
    ['password', 'foyer-1234', []],
    ['password', 'FOYER--1', []],
    ['password', '1--FOYER', []],
    ['password', '12345678', ['account.passwordMix']],
    ['password', '1234-5678', ['account.passwordMix']],
    ['password', `${'a'.repeat(31)}1`, []],
    ['password', `${'a'.repeat(32)}1`, ['account.passwordLength']],
    ['password', '', ['account.passwordNeeded']],
    ['password', `${'a'.repeat(128)}1`, ['account.passwordFormat']],
    ['mobileNum', '+4912', ['account.mobileInvalid']],
    ['mobileNum', '0171234567', []],
    ['loginMobileNum', '1'.repeat(21), ['account.mobileInvalid']],
    ['loginMobileNum', '1'.repeat(20), []],
    ['verificationCode', '12345678901', ['errors.verificationCode']],
    ['verificationCode', '12a', ['errors.verificationCode']],
    ['verificationCode', '1234567890', []],
    ['captcha', '', ['account.codeNeeded']],
    ['captcha', '1234567', ['errors.verificationCode']],
    ['captcha', '123456', []],
    ['nickname', 'نور', []],
  ])('RG-2 %s %j says %j', (name, value, messages) => {
    expect(messagesFor(name, value)).toEqual(messages);
  });

  test.each([
    ['maya@example.com', true],
    ['  maya@example.com  ', true],
    ['may.a.b@mail-host.co.uk', true],
    ['maya.rao@example.com', true],
    ['a@b.co.org.net', true],
    ['maya', false],
    ['maya@', false],
    ['maya@host', false],
    ['maya@host.info', false],
    ['ma ya@example.com', false],
    ['maya..b@example.com', false],
  ])('PW-2 the e-mail %j will do: %s', (value, good) => {
    expect(messagesFor('email', value)).toEqual(good ? [] : ['account.emailFormat']);
  });

  test.each([
    'maya@host.info',
    'maya-rao@example.com',
    'maya+casino@example.com',
    'maya@mail.example.online',
    'مایا@مثال.پاکستان',
    ' maya@example.com ',
  ])('PW-2 RG-2 the e-mail %j recovers an account, and registers where the site’s rule takes it', (value) => {
    expect(messagesFor('recoveryEmail', value)).toEqual([]);
    expect(messagesFor('email', value, { pattern: '\\S+@\\S+' })).toEqual([]);
  });

  test.each([
    'maya',
    'maya@',
    'maya@host',
    '@example.com',
    'ma ya@example.com',
    'a@b@c.com',
    'maya@.',
    'maya@example.com or none',
  ])('PW-2 the e-mail %j recovers nothing', (value) => {
    expect(messagesFor('recoveryEmail', value)).toEqual(['account.emailFormat']);
  });

  test('RG-2 a served rule replaces the pattern of A5, also by a stricter one; an empty one leaves it', () => {
    expect(messagesFor('email', 'maya@host.com', { pattern: '.+@host\\.info' })).toEqual([
      'account.emailFormat',
    ]);
    expect(messagesFor('email', 'maya@host.info', { pattern: '.+@host\\.info' })).toEqual([]);
    expect(messagesFor('email', 'maya@host.info', { pattern: '' })).toEqual(['account.emailFormat']);
  });

  test('PW-2 the e-mail pattern does not stall on a text made to stall it', () => {
    // Processor time: what else the machine does is left out. One that stalls takes years.
    const before = process.cpuUsage();
    messagesFor('email', `${'a.'.repeat(120)}!`);
    messagesFor('email', `a@${'a'.repeat(250)}`);
    messagesFor('recoveryEmail', `a@${'a.'.repeat(125)}@`);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
  });

  test('every rule refuses what is longer than the gateway takes', () => {
    for (const name of Object.keys(fieldRules) as FieldName[]) {
      expect(messagesFor(name, '1'.repeat(fieldRules[name].longest + 1)), name).not.toEqual([]);
    }
  });

  test('LG-5 one leading zero of a mobile number is stripped, secrets stay as they are typed', () => {
    expect(meantValue('mobileNum', ' 0171234 ')).toBe('171234');
    expect(meantValue('loginMobileNum', '00171234')).toBe('0171234');
    expect(meantValue('mobileNum', '17012')).toBe('17012');
    expect(meantValue('verificationCode', '012345')).toBe('012345');
    expect(meantValue('username', ' maya7 ')).toBe('maya7');
    expect(meantValue('password', ' 0secret ')).toBe(' 0secret ');
  });

  test('LG-5 what people put between digits is left out', () => {
    expect(meantValue('mobileNum', '(0171) 234-56.78\u200e')).toBe('1712345678');
  });
});

describe('what a site demands', () => {
  test('RG-2 an empty field passes where it is not required and fails where it is', () => {
    expect(messagesFor('nickname', '', { required: false })).toEqual([]);
    expect(messagesFor('nickname', ' ', { required: false })).toEqual([]);
    expect(messagesFor('nickname', '', { required: true })).toEqual(['account.required']);
  });

  test('RG-2 a served pattern replaces the shared check and has to match the whole value', () => {
    expect(messagesFor('username', 'ab', { pattern: '[a-z]{2}' })).toEqual([]);
    expect(messagesFor('username', 'abc', { pattern: '[a-z]{2}' })).toEqual(['account.usernameFormat']);
    expect(messagesFor('username', 'xb', { pattern: 'a|b' })).toEqual(['account.usernameFormat']);
  });

  test.each(['(', '[a-', '(?<x', '*a', '\\'])(
    'RG-2 the broken pattern %j leaves the shared check',
    (pattern) => {
      expect(messagesFor('username', 'abc', { pattern })).toEqual(['account.usernameLength']);
      expect(messagesFor('username', 'maya7', { pattern })).toEqual([]);
    },
  );

  test('RG-2 a pattern that only the older reading takes is read so', () => {
    expect(messagesFor('nickname', 'a-b', { pattern: '[a-z\\-]+' })).toEqual([]);
    expect(messagesFor('nickname', 'a-b', { pattern: '\\a\\-b' })).toEqual([]);
    expect(messagesFor('nickname', 'a+b', { pattern: '\\a\\-b' })).toEqual(['account.textFormat']);
  });

  test('RG-2 a pattern counts characters as people do where it can be read so', () => {
    expect(messagesFor('nickname', '\u{1f3b0}', { pattern: '.' })).toEqual([]);
    expect(messagesFor('nickname', '\u0915', { pattern: '\\p{L}' })).toEqual([]);
  });
});

test('RG-5 the repeated password is required and has to be equal', () => {
  expect(confirmMessages('', 'foyer-1234')).toEqual(['account.confirmNeeded']);
  expect(confirmMessages('foyer-12345', 'foyer-1234')).toEqual(['account.confirmDiffers']);
  expect(confirmMessages('foyer-1234', 'foyer-1234')).toEqual([]);
});
