import { beforeEach, describe, expect, test } from 'vitest';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { deposit, withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gatewayPerTest } from './harness.ts';

const DAY = 24 * 60 * 60_000;
const gateway = gatewayPerTest();

const balance = async () => (await call(getWallet, {})).sumBalance;

describe('wallet', () => {
  test('deposit and withdrawal move the balance', { tags: ['WL-1'] }, async () => {
    await gateway.signIn('maya7');
    expect(await call(deposit, { body: { amount: 10.55 } })).toMatchObject({ sumBalance: 25_010.55 });
    expect(await call(withdraw, { body: { amount: 25_010.55 } })).toMatchObject({ sumBalance: 0 });
    const more = call(withdraw, { body: { amount: 0.01 } });
    await expect(more).rejects.toMatchObject({ code: 'wallet.insufficient' });
  });

  test('an order id has ten unambiguous characters', { tags: ['WL-1'] }, async () => {
    await gateway.signIn('maya7');
    const placed = await Promise.all([1, 2, 3].map((amount) => call(deposit, { body: { amount } })));
    for (const { orderId } of placed) expect(orderId).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(3);
  });

  test.each([deposit, withdraw])('a repeated request moves money once', { tags: ['WL-1'] }, async (row) => {
    await gateway.signIn('maya7');
    const before = await balance();
    const body = { amount: 5, requestId: 'a-request-of-maya' };
    const first = await call(row, { body });
    expect(await call(row, { body })).toEqual(first);
    expect(Math.abs((await balance()) - before)).toBe(5);
    await expect(call(row, { body: { ...body, amount: 6 } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    // Request ids are per member.
    await gateway.signIn('ravi1');
    expect((await call(row, { body })).orderId).not.toBe(first.orderId);
  });

  test('refuses an amount with three decimals', async () => {
    await gateway.signIn('maya7');
    await expect(call(deposit, { body: { amount: 1.005 } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  test.each(['trial4', 'guest40', 'staff41', 'agent10'])(
    'refuses %s, which is not a real account',
    { tags: ['WL-1'] },
    async (name) => {
      await gateway.signIn(name);
      await expect(call(deposit, { body: { amount: 1 } })).rejects.toMatchObject({
        code: 'account.not.real',
      });
      await expect(call(withdraw, { body: { amount: 1 } })).rejects.toMatchObject({
        code: 'account.not.real',
      });
    },
  );
});

describe('withdrawals within 24 hours', { tags: ['WL-6'] }, () => {
  const take = (amount: number) => call(withdraw, { body: { amount } });
  const limited = { code: 'wallet.daily.limit' };
  beforeEach(async () => {
    await gateway.signIn('newbie');
    await call(deposit, { body: { amount: 100_000 } });
  });

  test('are limited to the level’s amount, to the cent', async () => {
    await expect(take(50_000.01)).rejects.toMatchObject(limited);
    expect(await balance()).toBe(101_000);
    await take(49_999.99);
    await expect(take(0.02)).rejects.toMatchObject(limited);
    await take(0.01);
    expect(await balance()).toBe(51_000);
  });

  test('are limited to the level’s number within a day', async () => {
    await take(1);
    gateway.pass(1_000);
    await take(1);
    await expect(take(1)).rejects.toMatchObject(limited);
    gateway.pass(DAY - 1_001);
    await gateway.signIn('newbie');
    await expect(take(1)).rejects.toMatchObject(limited);
    gateway.pass(1);
    await take(1);
    await expect(take(1)).rejects.toMatchObject(limited);
  });
});
