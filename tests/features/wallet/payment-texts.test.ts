// @module-tag WL-1
import { expect, test } from 'vitest';
import { durationText, feeText, paymentFailure } from '../../../src/features/wallet/payment-texts.ts';
import type { PaymentMethod } from '../../../src/gateway/endpoints/shared/payment-fields.ts';
import { GatewayError } from '../../../src/gateway/http/errors.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const writer = { t, money: (amount: number, code: string) => `${code} ${amount}`, language: 'EN' } as never;

test.each([
  [{ fixed: 0, percent: 0 }, 'wallet.noFee'],
  [{ fixed: 50, percent: 0 }, 'wallet.fee INR 50'],
  [{ fixed: 0, percent: 2 }, 'wallet.fee 2%'],
  [{ fixed: 50, percent: 2.5 }, 'wallet.fee 2.5% + INR 50'],
])('the fee %j reads %s', (fee, text) => {
  expect(feeText(writer, fee as never, 'INR')).toBe(text);
});

test.each([
  [null, ''],
  [-1, 'wallet.atOnce'],
  [0, 'wallet.atOnce'],
  [1, 'wallet.usually 1 minute'],
  [59, 'wallet.usually 59 minutes'],
  [60, 'wallet.usually 1 hour'],
  [61, 'wallet.usually 2 hours'],
])('a method that takes %s minutes reads "%s"', (minutes, text) => {
  expect(durationText(writer, { minutes } as PaymentMethod)).toBe(text);
});

test.each([
  ['payment.fee.changed', 'wallet.feeChanged'],
  ['payment.method.closed', 'wallet.methodClosed'],
  ['payment.amount.limits', 'wallet.limitsChanged'],
  ['payout.account.unknown', 'wallet.accountGone'],
  ['another', 'errors.unknown'],
])('a payment refused as %s shows %s', (code, text) => {
  expect(paymentFailure(new GatewayError('refused', code))).toBe(text);
});
