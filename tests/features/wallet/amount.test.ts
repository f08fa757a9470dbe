import { expect, test } from 'vitest';
import { amountFrom, amountMessages, wholeCents } from '../../../src/features/wallet/amount.ts';

test.each([
  ['100', 100],
  [' 99.50 ', 99.5],
  ['99,5', 99.5],
  ['۱۲۳٫۵', 123.5],
  ['١٠٠', 100],
  ['१००', 100],
  ['1,000', undefined],
  ['1e5', undefined],
  ['-5', undefined],
  ['0x10', undefined],
  ['1.234', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('WL-1 %j names the amount %s', (text, amount) => {
  expect(amountFrom(text)).toBe(amount);
});

test.each([
  ['', undefined, ['wallet.amountNeeded']],
  ['ten', undefined, ['wallet.amountForm']],
  ['0', undefined, ['wallet.amountLeast']],
  ['0.01', undefined, []],
  ['10000000', undefined, []],
  ['10000000.01', undefined, ['wallet.amountMost']],
  ['50.01', 50, ['wallet.amountTooMuch']],
  ['50', 50, []],
])('WL-1 %j of %s says %j', (text, available, messages) => {
  expect(amountMessages(text, available)).toEqual(messages);
});

test.each([
  [1.15, 1.15],
  [12345.67, 12345.67],
  [0.999, 0.99],
  [8125075 / 100, 81250.75],
])('WL-1 of %d everything is %d', (balance, all) => {
  expect(wholeCents(balance)).toBe(all);
});
