import { describe, expect, test } from 'vitest';
import { type Platform, providePlatform } from '../../src/platform/platform.ts';
import {
  addressAfterLogin,
  loginAddressFrom,
  loginAddressFromHere,
  providerReturnAddress,
} from '../../src/session/login-address.ts';

const plain = '/m/login';
const from = (address: string) => `${plain}?from=${encodeURIComponent(address)}`;

/** Pages of the site that a login leads back to. */
const returnedTo = [
  '/m/voucherCenter',
  '/m/gameList?gameType=RNG&vassalage=AST',
  '/m/activityDetail?id=p-drops',
  '/m/lottery',
  '/m/set/',
];

/** Addresses that it does not: home, where it leads anyway, the pages for visitors, and whatever is not of the site. */
const notReturnedTo = [
  '',
  '/',
  '/m',
  '/m/home',
  '/m/home?x=1',
  '/m/index.html',
  '/m/login',
  '/m/login/',
  '/m/login?from=%2Fm%2Fset',
  '/m/register?code=c',
  '/m/register.html',
  '/m/forget',
  '/m/trail',
  '/m/nowhere',
  '/elsewhere',
  '/mallory',
  'm/set',
  'https://mallory.example/m/set',
  'https:/m/set',
  'https://site.invalid/m/set',
  '//mallory.example/m/set',
  '///mallory.example/m/set',
  '/\\mallory.example/m/set',
  '/\t/mallory.example/m/set',
  '\\\\mallory.example/m/set',
  '/m/..//mallory.example',
  '/m/%2e%2e//mallory.example',
  '/m/../..',
  '/%2F%2Fmallory.example/m/set',
  '%2F%2Fmallory.example',
  '/m/%73et',
  'javascript:alert(1)//m/home',
  '\t//mallory.example/m/set',
  'http://[',
  '//[',
];

describe('after login', { tags: ['LG-9'] }, () => {
  test.each(returnedTo)('returns to %j', (address) => expect(addressAfterLogin(address)).toBe(address));

  test.each([null, ...notReturnedTo])('goes home instead of %j', (address) => {
    expect(addressAfterLogin(address)).toBe('/m/home');
  });

  test('changes a temporary password first', () => {
    expect(addressAfterLogin('/m/set', { mustChangePassword: true })).toBe('/m/changePsw');
    expect(addressAfterLogin('/m/set', {})).toBe('/m/set');
    expect(addressAfterLogin(null)).toBe('/m/home');
  });

  test.each([
    ['/m/../m/set', '/m/set'],
    ['/m/set#top', '/m/set'],
  ])('%j leads to %j', (address, to) => expect(addressAfterLogin(address)).toBe(to));
});

describe('the address of login', { tags: ['SE-4'] }, () => {
  test.each(returnedTo)('contains the return address %j', (address) => {
    expect(loginAddressFrom(address)).toBe(from(address));
    // What it names is what is read from it.
    const named = new URL(loginAddressFrom(address), 'https://any.test').searchParams.get('from');
    expect(addressAfterLogin(named)).toBe(address);
  });

  test.each(notReturnedTo)('contains no return address for %j', (address) =>
    expect(loginAddressFrom(address)).toBe(plain),
  );

  test.each([
    // The page on screen, login from it, and where a provider sends the player back to.
    ['/m/set', from('/m/set'), from('/m/set')],
    ['/m/home?x=1', plain, plain],
    ['/m/forget', plain, plain],
    ['/m/register?code=c', plain, '/m/register?code=c'],
    [
      '/m/login?from=%2Fm%2Fset&for=agent',
      '/m/login?from=%2Fm%2Fset&for=agent',
      '/m/login?from=%2Fm%2Fset&for=agent',
    ],
  ])('from %j is %j, and by a provider %j', (here, login, byProvider) => {
    providePlatform({ here: () => here } as Platform);
    expect([loginAddressFromHere(), providerReturnAddress()]).toEqual([login, byProvider]);
  });
});
