// @module-tag WL-1
import { beforeEach, describe, expect, test } from 'vitest';
import { paymentOptions } from '../../../src/features/wallet/payment-options.ts';
import { createPayment, type PaymentForm } from '../../../src/features/wallet/payment-store.ts';
import { openPayments } from '../../../src/features/wallet/payments.ts';
import { createPayout } from '../../../src/features/wallet/payout-store.ts';
import { $payable, $wallets } from '../../../src/features/wallet/wallets.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { addPayoutAccount, type PayoutAccount } from '../../../src/gateway/endpoints/payments.ts';
import { withdraw } from '../../../src/gateway/endpoints/wallet.ts';
import { closeAfter } from '../../support/close-after.ts';
import { settled } from '../../support/patient.ts';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();
const $options = paymentOptions('withdraw', 'EN');
const $open = openPayments('withdraw', 'EN');

beforeEach(async () => {
  await here.signIn();
  for (const store of [$options, $open, $wallets, $payable]) closeAfter(store.listen(() => {}));
  await ready();
});

const ready = () =>
  settled(() => {
    for (const store of [$options, $open, $wallets]) expect(store.get().state).toBe('ready');
  });
const value = <T>(remote: { state: string; value?: T }) => remote.value as T;
const main = () => value($wallets.get()).main;

async function reviewed(method: string, amount: string): Promise<PaymentForm> {
  const payment = createPayment('withdraw', $options);
  payment.form.change('method', method);
  payment.form.change('amount', amount);
  expect(payment.form.validate()).toBeUndefined();
  await payment.review.submit();
  return payment;
}

describe('withdrawal', () => {
  test('names the account, debit and credit, and debits the balance at once', async () => {
    const payment = await reviewed('upi', '1,000');
    expect(payment.$confirming.get()).toMatchObject({
      amount: 1_000,
      fee: 10,
      net: 990,
      account: { holder: 'Maya Rao', number: '•••• bank' },
    });
    expect(here.sentTo(withdraw)).toEqual([]);
    expect(await payment.payment.submit()).toBe(true);
    expect(payment.$placed.get()).toMatchObject({ state: 'pending', net: 990 });
    await ready();
    expect(main()).toBe(24_000);
    expect(value($open.get())).toMatchObject([{ account: '•••• bank', amount: 1_000, fee: 10 }]);
  });

  test.each([
    ['25,000.01', ['wallet.amountTooMuch']],
    ['25,000', []],
    ['499.99', ['wallet.amountLeast']],
    ['500,000.01', ['wallet.amountTooMuch']],
  ])('each of %s shows %j', (amount, messages) => {
    const payment = createPayment('withdraw', $options);
    payment.form.change('amount', amount);
    expect(payment.form.$errors.get().amount).toEqual(messages);
  });

  test("is limited by the day's remainder", async () => {
    mutate($options, (options) => ({ ...options, left: { count: 1, amount: 600 } }));
    const payment = createPayment('withdraw', $options);
    expect(payment.$limits.get()).toEqual({ least: 500, most: 600 });
    payment.form.change('amount', '600.01');
    expect(payment.form.$errors.get().amount).toEqual(['wallet.amountMost']);
  });

  test('offers only the accounts of its method', () => {
    const payment = createPayment('withdraw', $options);
    const own = () => payment.$accounts.get().map(({ method }) => method);
    const chosen = () => payment.form.$values.get().account;
    expect(own()).toEqual(['bank']);
    const bank = chosen();
    payment.form.change('method', 'upi');
    expect(own()).toEqual(['upi']);
    expect(chosen()).not.toBe(bank);
    payment.form.change('method', 'usdt');
    expect([own(), chosen()]).toEqual([[], '']);
    payment.form.change('amount', '5000');
    expect(payment.form.validate()).toBe('account');
  });

  test('the second of two concurrent windows is refused and keeps its input', async () => {
    const first = await reviewed('bank', '15,000');
    const second = await reviewed('bank', '15,000');
    const answers = await Promise.all([first.payment.submit(), second.payment.submit()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const late = answers[0] ? second : first;
    expect(late.payment.$sending.get()).toMatchObject({ error: { code: 'wallet.insufficient' } });
    expect(late.$confirming.get()).toMatchObject({ amount: 15_000 });
    await ready();
    expect(main()).toBe(10_000);
  });

  test('with a lost response, sent again, is paid once', async () => {
    here.gateway.faults!.set({ endpoint: 'withdraw', malformed: 'truncated', times: 1 });
    const payment = await reviewed('bank', '1000');
    expect(await payment.payment.submit()).toBe(false);
    expect(await payment.payment.submit()).toBe(true);
    await ready();
    expect(main()).toBe(24_000);
    expect(value($open.get())).toHaveLength(1);
  });

  test('to another account after a lost response is a new one', async () => {
    let other = '';
    const bank = value($options.get()).methods.find(({ id }) => id === 'bank')!;
    const payout = createPayout(bank, 'EN', ({ id }) => (other = id));
    payout.form.change('number', '50100012345678');
    payout.form.change('field-bank', 'ICICI');
    payout.form.change('field-ifsc', 'ICIC0001234');
    expect(await payout.submit()).toBe(true);
    here.gateway.faults!.set({ endpoint: 'withdraw', malformed: 'truncated', times: 1 });
    const payment = await reviewed('bank', '1000');
    expect(await payment.payment.submit()).toBe(false);
    payment.change();
    payment.form.change('account', other);
    await payment.review.submit();
    expect(await payment.payment.submit()).toBe(true);
    await ready();
    expect(main()).toBe(23_000);
  });
});

describe('withdrawal account', () => {
  const filled = (number: string, added = (_: { id: string }) => {}) => {
    const payout = createPayout({ id: 'usdt' }, 'EN', added);
    payout.form.change('holder', ' Maya Rao ');
    payout.form.change('number', number);
    return payout;
  };
  const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

  test('can be chosen once added', async () => {
    const added: string[] = [];
    expect(await filled(` ${TRON}`, ({ id }) => added.push(id)).submit()).toBe(true);
    const { accounts } = value($options.get());
    expect(accounts.at(-1)).toMatchObject({ id: added[0], method: 'usdt', number: '•••• bLSE' });
  });

  test('keeps the input after a refusal', async () => {
    const payout = filled('0x12');
    expect(await payout.submit()).toBe(false);
    expect(payout.$sending.get()).toMatchObject({ error: { code: 'payout.account.invalid' } });
    expect(payout.form.$values.get().number).toBe('0x12');
    expect(value($options.get()).accounts).toHaveLength(2);
  });

  test('is in the member’s name, read-only', async () => {
    const payout = createPayout({ id: 'usdt' }, 'EN', () => {});
    expect([payout.isHolderKnown, payout.form.$values.get().holder]).toEqual([true, 'Maya Rao']);
    payout.form.change('holder', 'Ravi Mehta');
    payout.form.change('number', TRON);
    expect(await payout.submit()).toBe(false);
    expect(payout.$sending.get()).toMatchObject({ error: { code: 'payout.account.holder' } });
  });

  test('at a bank has the bank and its code, as the gateway asks', async () => {
    const bank = value($options.get()).methods.find(({ id }) => id === 'bank')!;
    expect(bank.fields).toMatchObject([
      { id: 'bank' },
      { id: 'ifsc', label: 'IFSC', example: 'HDFC0001234' },
    ]);
    const added: PayoutAccount[] = [];
    const payout = createPayout(bank, 'EN', (account) => added.push(account));
    const fill = (values: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(values)) payout.form.change(name as 'number', text);
    };
    fill({ number: '50100999887766', 'field-bank': ' ICICI ' });
    expect(payout.form.validate()).toBe('field-ifsc');
    expect(payout.form.$errors.get()['field-ifsc']).toEqual(['wallet.fieldNeeded']);
    fill({ 'field-ifsc': 'ICIC1' });
    expect(payout.form.$errors.get()['field-ifsc']).toEqual([
      { key: 'wallet.fieldForm', values: { example: '\u2068HDFC0001234\u2069' } },
    ]);
    // The gateway validates and names the field.
    expect(await payout.submit()).toBe(false);
    const failed = payout.$sending.get();
    if (failed.state !== 'failed') throw new Error('sent');
    expect(payout.fieldForRefusal(failed.error.code, failed.error.value)).toBe('field-ifsc');
    fill({ 'field-ifsc': 'icic0001234' });
    expect(payout.form.validate()).toBeUndefined();
    expect(await payout.submit()).toBe(true);
    expect(added).toMatchObject([{ method: 'bank', number: 'ICICI •••• 7766' }]);
  });

  test('requires an owner and a number', () => {
    const payout = createPayout({ id: 'usdt' }, 'EN', () => {});
    payout.form.change('holder', ' ');
    payout.form.validate();
    expect(payout.form.$errors.get()).toEqual({
      holder: ['wallet.holderNeeded'],
      number: ['wallet.numberNeeded'],
    });
  });

  test('answered for the next member is not shown', async () => {
    const added: string[] = [];
    const hold = here.gateway.faults!.hold('addPayoutAccount');
    const sent = filled(TRON, ({ id }) => added.push(id)).submit();
    await hold.reached;
    await here.signIn('ravi1');
    await ready();
    hold.release();
    await sent;
    expect(added).toEqual([]);
    expect(value($options.get()).accounts).toHaveLength(1);
    expect(here.sentTo(addPayoutAccount)).toHaveLength(1);
  });
});
