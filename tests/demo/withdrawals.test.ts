import { beforeEach, describe, expect, test } from 'vitest';
import {
  addPayoutAccount,
  cancelPayment,
  getPayments,
  getWithdrawalMethods,
} from '../../src/gateway/endpoints/payments.ts';
import { getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, gatewayPerTest, NOON } from './harness.ts';
import { password, register } from './verification.ts';

const gateway = gatewayPerTest();
beforeEach(async () => {
  await gateway.signIn('maya7');
});

const START = 25_000;
const DAY = 24 * 60 * 60_000;
const balance = async () => (await call(getWallet, {})).sumBalance;
const options = () => call(getWithdrawalMethods, { query: { language: 'EN' } });
const accountFor = async (method: string) =>
  (await options()).accounts.find((account) => account.method === method)!.id;
const payments = async (state: 'open' | 'ended') =>
  (
    await call(getPayments, {
      query: { kind: 'withdraw', state, language: 'EN', pageNo: 1, pageSize: 20 },
    })
  ).list;
const take = async (amount: number, method = 'bank') =>
  call(withdraw, { body: { amount, method, account: await accountFor(method) } });
const bankFields = { bank: 'HDFC Bank', ifsc: 'HDFC0001234' };
const add = (
  method: string,
  number: string,
  holder = 'Maya Rao',
  fields: Record<string, string> = bankFields,
) => call(addPayoutAccount, { body: { method, holder, number, fields } });

describe('withdrawal methods', { tags: ['WL-1'] }, () => {
  test('are listed with the member’s accounts and masked numbers', async () => {
    const { methods, accounts } = await options();
    expect(methods).toMatchObject([
      { id: 'bank', least: 500, most: 500_000, fee: { fixed: 0, percent: 0 }, minutes: 2 },
      { id: 'upi', least: 100, fee: { fixed: 0, percent: 1 }, example: 'name@bank' },
      { id: 'usdt', least: 2_000, fee: { fixed: 100, percent: 0 } },
    ]);
    expect(accounts).toMatchObject([
      { method: 'bank', holder: 'Maya Rao', number: 'HDFC Bank •••• 7891' },
      { method: 'upi', number: '•••• bank' },
    ]);
    expect(JSON.stringify(accounts)).not.toMatch(/50100234567891|maya\.rao@/);
  });

  test('have the rest of the daily limit', async () => {
    const before = (await options()).left!;
    await take(500);
    expect((await options()).left).toEqual({ count: before.count - 1, amount: before.amount - 500 });
    gateway.pass(DAY);
    await gateway.signIn('maya7');
    expect((await options()).left).toEqual({ count: 10, amount: 500_000 });
  });

  test('pay only to the member’s account for that method', async () => {
    const own = await accountFor('bank');
    const pay = (method: string, account?: string) =>
      codeOf(call(withdraw, { body: { amount: 500, method, ...(account && { account }) } }));
    expect(await pay('bank')).toBe('payout.account.unknown');
    expect(await pay('upi', own)).toBe('payout.account.unknown');
    await gateway.signIn('ravi1');
    expect(await pay('bank', own)).toBe('payout.account.unknown');
    await gateway.signIn('maya7');
    expect(await balance()).toBe(START);
    expect(await pay('bank', own)).toBeUndefined();
  });
});

describe('a payout account', { tags: ['WL-1'] }, () => {
  test('is added once by repeated requests, and can be used', async () => {
    const added = await add('usdt', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE');
    expect(added).toMatchObject({ method: 'usdt', number: '•••• bLSE' });
    expect(await add('usdt', ' TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE ')).toEqual(added);
    expect((await options()).accounts).toHaveLength(3);
    await take(2_000, 'usdt');
    expect((await payments('open'))[0]).toMatchObject({ account: '•••• bLSE', fee: 100 });
  });

  test.each([
    ['bank', '12'],
    ['bank', '50100 2345-67891'],
    ['upi', 'maya.rao'],
    ['usdt', '0x1234'],
    ['cheque', '50100234567891'],
  ])('of %s refuses %j', async (method, number) => {
    expect(await codeOf(add(method, number))).toBe('payout.account.invalid');
  });

  test('is refused in another name', async () => {
    for (const other of ['Ravi Mehta', 'Maya', 'Maya Raouf', 'Maya Rao Ravi Mehta', ' . '])
      expect(await codeOf(add('bank', '50100234567890', other))).toBe('payout.account.holder');
    expect(await options()).toMatchObject({ holder: 'Maya Rao', accounts: [{}, {}] });
    expect((await options()).accounts).toHaveLength(2);
  });

  test.each(['MAYA RAO', ' maya  rao', 'Maya Rao.', 'Ｍａｙａ Ｒａｏ'])(
    'accepts the holder %j',
    async (holder) => {
      expect(await add('bank', '50100234567890', holder)).toMatchObject({ number: 'HDFC Bank •••• 7890' });
    },
  );

  test('sets the name of a member without one, for later accounts too', async () => {
    await gateway.signIn('newbie');
    expect((await options()).holder).toBe('');
    expect(await codeOf(add('bank', '12', 'Ines Ruiz'))).toBe('payout.account.invalid');
    expect((await options()).holder).toBe('');
    await add('bank', '12345678', ' Ines Ruiz ');
    expect(await options()).toMatchObject({ holder: 'Ines Ruiz', accounts: [{ holder: 'Ines Ruiz' }] });
    expect(await codeOf(add('bank', '12345679', 'Maya Rao'))).toBe('payout.account.holder');
  });

  test('must have the name of the registration', async () => {
    gateway.switches.registration.payeeName = { enabled: true, required: true, pattern: '' };
    await register({ username: 'leela22', payeeName: 'Leela Nair' });
    await gateway.signIn('leela22', password);
    expect((await options()).holder).toBe('Leela Nair');
    expect(await codeOf(add('bank', '12345678'))).toBe('payout.account.holder');
    expect(await add('bank', '12345678', 'leela nair')).toMatchObject({ holder: 'leela nair' });
  });

  test.each([
    [{}, 'bank'],
    [{ bank: 'HDFC Bank' }, 'ifsc'],
    [{ bank: 'HDFC Bank', ifsc: 'HDFC1001234' }, 'ifsc'],
    [{ bank: ' ', ifsc: 'HDFC0001234' }, 'bank'],
  ])('with the bank fields %j is refused because of %s', async (fields, field) => {
    await expect(add('bank', '50100234567890', 'Maya Rao', fields)).rejects.toMatchObject({
      code: 'payout.account.invalid',
      value: { field },
    });
  });

  test('is one of at most ten', async () => {
    for (let more = 0; more < 8; more++) await add('bank', `5010023456000${more}`);
    expect(await codeOf(add('bank', '50100234567899'))).toBe('payout.account.full');
    expect(await codeOf(add('bank', '50100234567891'))).toBeUndefined();
  });
});

describe('a withdrawal', { tags: ['WL-1'] }, () => {
  test('is debited at once and paid after its duration', async () => {
    const { orderId, state, sumBalance } = await take(1_000, 'upi');
    expect([state, sumBalance]).toEqual(['pending', START - 1_000]);
    expect(await payments('open')).toMatchObject([
      { id: orderId, amount: 1_000, fee: 10, cancellable: true },
    ]);
    gateway.pass(29_999);
    expect(await payments('open')).toHaveLength(1);
    gateway.pass(1);
    expect(await payments('open')).toEqual([]);
    expect((await payments('ended'))[0]).toMatchObject({ id: orderId, state: 'done' });
    expect(await balance()).toBe(START - 1_000);
  });

  test('that is cancelled is returned once and does not count towards the daily limit', async () => {
    const { left } = await options();
    const { orderId } = await take(1_000);
    const cancel = () => call(cancelPayment, { body: { orderId } });
    expect(await cancel()).toEqual({ sumBalance: START });
    expect(await cancel()).toEqual({ sumBalance: START });
    gateway.pass(300_000);
    expect(await balance()).toBe(START);
    expect((await options()).left).toEqual(left);
    const query = { startTime: NOON, endTime: NOON + DAY, pageNo: 1, pageSize: 20 };
    expect((await call(getTransactions, { query })).list).toMatchObject([
      { kind: 'return', amount: 1_000, balance: START },
      { kind: 'withdraw', amount: -1_000, balance: START - 1_000 },
    ]);
  });

  test('that the bank refuses is returned, with the reason', async () => {
    const { orderId } = await take(1_000.13);
    gateway.pass(120_000);
    expect(await balance()).toBe(START);
    expect((await payments('ended'))[0]).toMatchObject({
      id: orderId,
      state: 'refused',
      reason: 'The payment service did not accept it.',
    });
  });

  test('of two simultaneous ones only one succeeds if the balance covers one', async () => {
    const account = await accountFor('bank');
    const request = (amount: number, id: string) =>
      codeOf(call(withdraw, { body: { amount, method: 'bank', account, requestId: `a-request-of-${id}` } }));
    const answers = await Promise.all([
      request(15_000, 'maya'),
      request(15_000, 'mary'),
      request(10_000.01, 'mona'),
    ]);
    expect(answers.filter((code) => code === 'wallet.insufficient')).toHaveLength(2);
    expect(await payments('open')).toHaveLength(1);
    expect(await balance()).toBe(10_000);
  });

  test('may take the whole balance, and not a cent more', async () => {
    expect(await codeOf(take(START + 0.01))).toBe('wallet.insufficient');
    expect(await codeOf(take(START))).toBeUndefined();
    expect(await balance()).toBe(0);
  });
});

test('agents and trial accounts have no withdrawal methods and add no account', {
  tags: ['WL-1', 'SE-5'],
}, async () => {
  for (const name of ['trial4', 'agent10', 'guest40']) {
    await gateway.signIn(name);
    expect(await codeOf(options())).toBe('account.not.real');
    expect(await codeOf(add('bank', '50100234567891'))).toBe('account.not.real');
  }
});
