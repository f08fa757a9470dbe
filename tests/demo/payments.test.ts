import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelPayment, getDepositMethods, getPayments } from '../../src/gateway/endpoints/payments.ts';
import { joinPromotion } from '../../src/gateway/endpoints/promotions.ts';
import { getDeposits, getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { deposit } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, gatewayPerTest, NOON, openGateway } from './harness.ts';

const gateway = gatewayPerTest();
beforeEach(async () => {
  await gateway.signIn('maya7');
});

const START = 25_000;
const balance = async () => (await call(getWallet, {})).sumBalance;
const methods = async (language = 'EN') => (await call(getDepositMethods, { query: { language } })).methods;
const payments = async (state: 'open' | 'ended', kind: 'deposit' | 'withdraw' = 'deposit', language = 'EN') =>
  (await call(getPayments, { query: { kind, state, language, pageNo: 1, pageSize: 20 } })).list;
const pay = (body: { amount: number; method?: string; fee?: number; requestId?: string }) =>
  call(deposit, { body });
const cancel = (orderId: string) => call(cancelPayment, { body: { orderId } });

describe('deposit methods', { tags: ['WL-1'] }, () => {
  test('are listed with limits, fee and duration, localised', async () => {
    expect(await methods()).toMatchObject([
      { id: 'upi', name: 'UPI', least: 100, most: 100_000, fee: { fixed: 0, percent: 0 }, minutes: 0 },
      { id: 'bank', name: 'Bank transfer', least: 500, minutes: 1, state: 'open' },
      { id: 'card', name: 'Card', fee: { fixed: 0, percent: 2 } },
      { id: 'usdt', fee: { fixed: 50, percent: 0.5 }, minutes: 2 },
    ]);
    expect((await methods('PT'))[1]!.name).toBe('Transferência bancária');
  });

  test.each([
    ['upi', 99.99, 'payment.amount.limits'],
    ['upi', 100, undefined],
    ['upi', 100_000, undefined],
    ['upi', 100_000.01, 'payment.amount.limits'],
    ['cheque', 500, 'payment.method.closed'],
  ])('%s accepts %d, or refuses it with a reason', async (method, amount, code) => {
    expect(await codeOf(pay({ method, amount }))).toBe(code);
    expect(await balance()).toBe(code ? START : START + amount);
  });

  test('return a deposit’s bonus once the promotion’s goal is reached', async () => {
    await gateway.signIn('ravi1');
    const earned = async () => (await payments('ended'))[0]!.bonus;
    await call(joinPromotion, { body: { promotionId: 'p-welcome', language: 'EN' } });
    await pay({ amount: 4_900, method: 'upi' });
    expect(await earned()).toBe(4_900);
    // The maximum bonus is 5,000.
    await pay({ amount: 1_000, method: 'upi' });
    expect(await earned()).toBe(100);
    await pay({ amount: 100.13, method: 'upi' });
    expect(await earned()).toBe(0);
  });

  test('refuse payments while they are closed', async () => {
    gateway.switches.closedMethods = ['upi'];
    expect((await methods()).map(({ state }) => state)).toEqual(['closed', 'open', 'open', 'open']);
    expect(await codeOf(pay({ method: 'upi', amount: 100 }))).toBe('payment.method.closed');
    expect(await balance()).toBe(START);
  });

  test.each([
    ['card', 1_000, 20],
    ['card', 200.25, 4.01],
    ['usdt', 1_000, 55],
  ])('%s credits %d without its fee of %d', async (method, amount, fee) => {
    expect(await codeOf(pay({ method, amount, fee: fee + 0.01 }))).toBe('payment.fee.changed');
    const { orderId } = await pay({ method, amount, fee });
    gateway.pass(120_000);
    expect(await balance()).toBe(START + amount - fee);
    expect(await payments('ended')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: orderId, amount, fee, state: 'done' })]),
    );
  });
});

describe('a pending deposit', { tags: ['WL-1'] }, () => {
  test('appears in balance, history and records once it is complete', async () => {
    const { orderId, state, sumBalance } = await pay({ method: 'bank', amount: 500 });
    expect([state, sumBalance]).toEqual(['pending', START]);
    expect(await payments('open')).toMatchObject([
      { id: orderId, method: 'Bank transfer', amount: 500, fee: 0, at: NOON, state: 'pending' },
    ]);
    const range = { startTime: NOON, endTime: NOON + 60_000, pageNo: 1, pageSize: 20 };
    const record = () => call(getDeposits, { query: range });
    expect(await record()).toMatchObject({
      list: [{ id: orderId, state: 'pending' }],
      totals: { amount: 0 },
    });
    gateway.pass(59_999);
    expect(await balance()).toBe(START);
    gateway.pass(1);
    expect(await balance()).toBe(START + 500);
    expect(await payments('open')).toEqual([]);
    expect((await payments('ended'))[0]).toMatchObject({ id: orderId, state: 'done' });
    expect(await record()).toMatchObject({ list: [{ id: orderId, state: 'done' }], totals: { amount: 500 } });
    const { list } = await call(getTransactions, { query: range });
    expect(list).toMatchObject([{ id: orderId, kind: 'deposit', amount: 500, balance: START + 500 }]);
  });

  test('can be cancelled in time, once, and is then never credited', async () => {
    const { orderId } = await pay({ method: 'bank', amount: 500 });
    gateway.pass(29_999);
    expect((await payments('open'))[0]).toMatchObject({ cancellable: true });
    await cancel(orderId);
    expect(await codeOf(cancel(orderId))).toBeUndefined();
    gateway.pass(60_000);
    expect(await balance()).toBe(START);
    expect((await payments('ended'))[0]).toMatchObject({
      id: orderId,
      state: 'cancelled',
      cancellable: false,
    });
  });

  test('cannot be cancelled later or by another member', async () => {
    const { orderId } = await pay({ method: 'bank', amount: 500 });
    await gateway.signIn('ravi1');
    expect(await codeOf(cancel(orderId))).toBe('not.found');
    await gateway.signIn('maya7');
    gateway.pass(30_000);
    expect((await payments('open'))[0]).toMatchObject({ cancellable: false });
    expect(await codeOf(cancel(orderId))).toBe('payment.settled');
  });

  test('can be refused by the payment service with a localised reason', async () => {
    const { orderId } = await pay({ method: 'bank', amount: 500.13 });
    gateway.pass(60_000);
    expect((await payments('ended', 'deposit', 'ES'))[0]).toMatchObject({
      id: orderId,
      state: 'refused',
      reason: 'El servicio de pago no lo aceptó.',
    });
    expect(await balance()).toBe(START);
  });

  test('a repeated request returns the same payment with its current state', async () => {
    const body = { method: 'bank', amount: 500, requestId: 'a-request-of-maya' };
    const { orderId } = await pay(body);
    expect(await pay(body)).toMatchObject({ orderId, state: 'pending' });
    gateway.pass(60_000);
    expect(await pay(body)).toEqual({ orderId, state: 'done', sumBalance: START + 500 });
    expect(await codeOf(pay({ ...body, method: 'upi' }))).toBe('request.invalid');
    expect(await payments('open')).toEqual([]);
  });
});

test('payments are paginated per member', { tags: ['WL-1'] }, async () => {
  const own = await payments('ended');
  expect(own.length).toBeGreaterThan(5);
  expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((a, b) => b - a));
  const query = { kind: 'deposit', state: 'ended', language: 'EN', pageNo: 2, pageSize: 3 } as const;
  const second = await call(getPayments, { query });
  expect(second.list.map(({ id }) => id)).toEqual(own.slice(3, 6).map(({ id }) => id));
  await gateway.signIn('newbie');
  expect(await payments('ended')).toEqual([]);
});

test.each(['trial4', 'agent10', 'staff41'])(
  '%s has no payment methods',
  { tags: ['WL-1', 'SE-5'] },
  async (name) => {
    await gateway.signIn(name);
    expect(await codeOf(methods())).toBe('account.not.real');
    expect(await codeOf(payments('open'))).toBe('account.not.real');
    expect(await codeOf(cancel('some'))).toBe('account.not.real');
  },
);

test('pending payments survive a restart of the gateway', { tags: ['WL-1'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const database = join(folder, 'demo.sqlite');
  try {
    const first = openGateway({ database });
    await first.signIn('maya7');
    const { orderId } = await pay({ method: 'bank', amount: 500 });
    first.close();
    const second = openGateway({ database });
    await second.signIn('maya7');
    second.pass(60_000);
    expect((await payments('ended'))[0]).toMatchObject({ id: orderId, state: 'done' });
    expect(await balance()).toBe(START + 500);
    second.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
