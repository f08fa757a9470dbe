import { beforeEach, describe, expect, test } from 'vitest';
import { getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { deposit, withdraw } from '../../src/gateway/endpoints/wallet.ts';
import {
  getWallets,
  getWalletTransfers,
  transferAllToMain,
  transferWallet,
} from '../../src/gateway/endpoints/wallet-transfer.ts';
import { call } from '../../src/gateway/http/client.ts';
import { opened, post } from './games.ts';
import { codeOf, NOON, openGateway, type TestGateway } from './harness.ts';

let gateway: TestGateway;
let fortune: number;
beforeEach(async () => {
  fortune = 0.5;
  gateway = openGateway({ random: () => fortune });
  await gateway.signIn('maya7');
});

let requestCount = 0;
const newRequest = () => `request-id-${String(requestCount++).padStart(8, '0')}`;
const move = (amount: number, to: 'vendor' | 'main' = 'vendor', vendor = 'ASTER', requestId = newRequest()) =>
  call(transferWallet, { body: { vendor, to, amount, requestId } });
const wallets = async () => {
  const { main, vendors } = await call(getWallets, {});
  return { main, ...Object.fromEntries(vendors.map(({ id, balance }) => [id, balance])) } as Record<
    string,
    number | null
  >;
};
const sum = async () => (await call(getWallet, {})).sumBalance;
const record = (pageSize = 20) =>
  call(getWalletTransfers, { query: { startTime: NOON, endTime: NOON + 1_000, pageNo: 1, pageSize } });

describe('transfers between wallets', { tags: ['WL-1'] }, () => {
  test('move money both ways to the cent, with a constant sum', async () => {
    expect(await move(1_234.56)).toMatchObject({ main: 23_765.44, balance: 1_234.56 });
    expect(await wallets()).toMatchObject({ main: 23_765.44, ASTER: 1_234.56, CORAL: 0 });
    expect(await sum()).toBe(25_000);
    expect(await move(1_234.55, 'main')).toMatchObject({ main: 24_999.99, balance: 0.01 });
    expect(await sum()).toBe(25_000);
  });

  test('never overdraw', async () => {
    expect(await codeOf(move(25_000.01))).toBe('wallet.insufficient');
    expect(await codeOf(move(0.01, 'main'))).toBe('wallet.insufficient');
    await move(25_000);
    expect(await codeOf(move(0.01))).toBe('wallet.insufficient');
    expect(await codeOf(move(0.01, 'main', 'CORAL'))).toBe('wallet.insufficient');
    expect(await wallets()).toMatchObject({ main: 0, ASTER: 25_000, CORAL: 0 });
  });

  test('with a repeated id move nothing and return the same order', async () => {
    const id = newRequest();
    const [first, second] = await Promise.all([
      move(100, 'vendor', 'ASTER', id),
      move(100, 'vendor', 'ASTER', id),
    ]);
    expect(second.orderId).toBe(first.orderId);
    expect(await wallets()).toMatchObject({ main: 24_900, ASTER: 100 });
    // A repeated id with another amount is an error.
    expect(await codeOf(move(101, 'vendor', 'ASTER', id))).toBe('request.invalid');
    expect(await codeOf(move(100, 'main', 'ASTER', id))).toBe('request.invalid');
    // Ids are per member.
    await gateway.signIn('ravi1');
    expect((await move(100, 'vendor', 'ASTER', id)).orderId).not.toBe(first.orderId);
  });

  test('lose and duplicate nothing when simultaneous', async () => {
    const there = Array.from({ length: 30 }, (_, index) =>
      codeOf(move(1_000, 'vendor', index % 2 ? 'ASTER' : 'CORAL')),
    );
    const codes = await Promise.all(there);
    expect(codes.filter((code) => code === undefined)).toHaveLength(25);
    const { main, ASTER, CORAL } = await wallets();
    expect([main, (ASTER ?? 0) + (CORAL ?? 0)]).toEqual([0, 25_000]);
    await Promise.all([
      call(transferAllToMain, {}),
      call(transferAllToMain, {}),
      move(1_000, 'main', 'ASTER').catch(() => {}),
    ]);
    expect(await wallets()).toMatchObject({ main: 25_000, ASTER: 0, CORAL: 0 });
  });

  test('refuse three decimals and unknown wallets', async () => {
    expect(await codeOf(move(1.005))).toBe('request.invalid');
    expect(await codeOf(move(1, 'vendor', 'NIMBUS'))).toBe('not.found');
  });

  test('a failing vendor is listed with its state and moves nothing', async () => {
    await move(50);
    gateway.switches.vendors = { ASTER: 'unreachable', CORAL: 'maintenance', RIVERB: 'region' };
    const { vendors } = await call(getWallets, {});
    const told = Object.fromEntries(vendors.map(({ id, balance, state }) => [id, [balance, state]]));
    expect(told).toMatchObject({
      ASTER: [null, 'unavailable'],
      CORAL: [0, 'maintenance'],
      RIVERB: [0, 'ready'],
      TABLEAU: [0, 'ready'],
    });
    const id = newRequest();
    expect(await codeOf(move(20, 'main', 'ASTER', id))).toBe('wallet.vendor.unreachable');
    expect(await codeOf(move(20, 'vendor', 'CORAL'))).toBe('wallet.vendor.unreachable');
    expect(await sum()).toBe(25_000);
    expect((await record()).list.map(({ state, vendor }) => [state, vendor])).toEqual([
      ['failed', 'CORAL'],
      ['failed', 'ASTER'],
      ['done', 'ASTER'],
    ]);
    // A failed transfer can be repeated.
    gateway.switches.vendors = {};
    expect(await move(20, 'main', 'ASTER', id)).toMatchObject({ balance: 30 });
  });

  test('returns each wallet separately, and a failing one keeps its money', async () => {
    await move(100, 'vendor', 'ASTER');
    await move(70.5, 'vendor', 'CORAL');
    gateway.switches.vendors = { ASTER: 'unreachable' };
    expect(await call(transferAllToMain, {})).toEqual({
      main: 24_900,
      list: [
        { vendor: 'CORAL', amount: 70.5, state: 'done' },
        { vendor: 'ASTER', amount: 100, state: 'failed' },
      ],
    });
    gateway.switches.vendors = {};
    expect((await call(transferAllToMain, {})).list).toEqual([
      { vendor: 'ASTER', amount: 100, state: 'done' },
    ]);
    expect((await call(transferAllToMain, {})).list).toEqual([]);
    expect(await wallets()).toMatchObject({ main: 25_000, ASTER: 0 });
  });

  test('have a record, newest first, with sums, and are not in the ledger', async () => {
    await move(100);
    await move(40, 'main');
    gateway.switches.vendors = { ASTER: 'unreachable' };
    await codeOf(move(60, 'main'));
    const { list, totals, totalPages } = await record(2);
    expect(list).toMatchObject([
      { name: 'Aster', to: 'main', amount: 60, state: 'failed' },
      { name: 'Aster', to: 'main', amount: 40, state: 'done', at: NOON },
    ]);
    expect([totals, totalPages]).toEqual([{ toVendors: 100, toMain: 40 }, 2]);
    const query = { startTime: NOON, endTime: NOON, pageNo: 1, pageSize: 5 };
    expect((await call(getTransactions, { query })).list).toEqual([]);
    await gateway.signIn('ravi1');
    expect((await record()).list).toEqual([]);
  });

  test('money at a vendor cannot be withdrawn', async () => {
    await move(24_999);
    expect(await codeOf(call(withdraw, { body: { amount: 2 } }))).toBe('wallet.insufficient');
    // The sum stays constant.
    expect(await call(deposit, { body: { amount: 1 } })).toMatchObject({ sumBalance: 25_001 });
    await move(1, 'main');
    expect(await codeOf(call(withdraw, { body: { amount: 3 } }))).toBeUndefined();
  });

  test('games use their vendor’s wallet first, and wins go to the main wallet', async () => {
    fortune = 0;
    await move(30);
    const { token, balance } = await opened(gateway);
    expect(balance).toBe(2_500_000);
    const round = () => post(gateway, '/games/round', { bet: 1_000 }, token);
    const { value } = await round();
    expect(value.balance).toBe(2_500_000 - 1_000 + value.win);
    expect(await wallets()).toMatchObject({ ASTER: 20, main: 24_970 + value.win / 100 });
    await move(4_000, 'vendor', 'CORAL');
    expect((await opened(gateway)).balance).toBe(2_500_000 - 1_000 + value.win - 400_000);
    expect((await record()).list.at(-2)).toMatchObject({ vendor: 'ASTER', to: 'main', amount: 10 });
  });

  test.each(['trial4', 'guest40', 'agent10', 'staff41'])(
    '%s is not a real account and has no wallets',
    async (name) => {
      await gateway.signIn(name);
      expect(await codeOf(call(getWallets, {}))).toBe('account.not.real');
      expect(await codeOf(move(1))).toBe('account.not.real');
      expect(await codeOf(call(transferAllToMain, {}))).toBe('account.not.real');
      expect(await codeOf(record())).toBe('account.not.real');
    },
  );
});
