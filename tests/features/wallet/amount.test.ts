// @module-tag WL-1
import { beforeEach, describe, expect, test } from 'vitest';
import { amountErrors, parseAmount } from '../../../src/features/wallet/amount.ts';
import { switchLanguage } from '../../../src/i18n/language.ts';
import { testEnvironment } from '../../support/test-environment.ts';

beforeEach(() => testEnvironment());

test('parses an amount in the current language', async () => {
  expect([parseAmount('1,000'), parseAmount('1.000')]).toEqual([1_000, undefined]);
  await switchLanguage('PT');
  expect([parseAmount('1.000'), parseAmount('1.000,50'), parseAmount('1,000')]).toEqual([
    1_000,
    1_000.5,
    undefined,
  ]);
  await switchLanguage('UR');
  expect(parseAmount('۱۲۳٫۵')).toBe(123.5);
});

describe('errors of an amount', () => {
  test.each([
    ['', {}, ['wallet.amountNeeded']],
    ['ten', {}, ['wallet.amountForm']],
    ['1.000', {}, ['wallet.amountAmbiguous']],
    ['0.005', {}, ['wallet.amountDecimals']],
    ['0', {}, ['wallet.amountLeast']],
    ['0.01', {}, []],
    ['10000000', {}, []],
    ['10000000.01', {}, ['wallet.amountMost']],
    ['50.01', { available: 50 }, ['wallet.amountTooMuch']],
    ['50', { available: 50 }, []],
    ['99.99', { least: 100, most: 500 }, ['wallet.amountLeast']],
    ['100', { least: 100, most: 500, available: 1_000 }, []],
    ['500', { least: 100, most: 500 }, []],
    ['500.01', { least: 100, most: 500, available: 1_000 }, ['wallet.amountMost']],
    // With a balance below the minimum, the reason is the balance.
    ['100', { least: 100, most: 500, available: 50 }, ['wallet.amountTooMuch']],
  ] as const)('%j within %j: %j', (text, bounds, messages) => {
    expect(amountErrors(text, bounds)).toEqual(messages);
  });

  test.each([
    ['JPY', '1.5', ['wallet.amountWhole']],
    ['JPY', '1', []],
    ['KWD', '0.001', []],
    ['KWD', '0.0005', ['wallet.amountDecimals']],
  ])('each of %s %j: %j', async (currency, text, messages) => {
    await testEnvironment({ config: { currency } });
    expect(amountErrors(text)).toEqual(messages);
  });
});
