import { expect, test } from 'vitest';
import { getInbox } from '../../src/gateway/endpoints/messages.ts';
import { getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gatewayPerTest, NOON } from './harness.ts';

const DAY = 24 * 60 * 60_000;
const gateway = gatewayPerTest();

const month = { startTime: NOON - 30 * DAY, endTime: NOON, pageNo: 1, pageSize: 999 };
const transactions = async () => (await call(getTransactions, { query: month })).list;

test('the money of an account without deposits is a gift in its transactions', async () => {
  await gateway.signIn('newbie');
  const { sumBalance } = await call(getWallet, {});
  expect(sumBalance).toBe(1000);
  expect(await transactions()).toMatchObject([{ kind: 'reward', amount: sumBalance, balance: sumBalance }]);
});

test('a member who must verify has not withdrawn for a day', async () => {
  await gateway.signIn('noor2');
  const withdrawals = (await transactions()).filter(({ kind }) => kind === 'withdraw');
  expect(withdrawals.length).toBeGreaterThan(0);
  expect(withdrawals.filter(({ at }) => at > NOON - DAY)).toEqual([]);
});

test('letters about cashback name their amounts', async () => {
  await gateway.signIn('maya7');
  const query = { kind: 'messages' as const, pageNo: 1, pageSize: 10, language: 'EN' };
  const { list } = await call(getInbox, { query });
  const titles = list.map(({ title }) => title).filter((title) => title.includes('cashback'));
  expect(titles.length).toBeGreaterThan(5);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/: ₹\d+$/);
});
