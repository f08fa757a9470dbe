import { expect, test } from 'vitest';
import { getInbox } from '../../src/gateway/endpoints/messages.ts';
import { getFavourites, getRecentGames } from '../../src/gateway/endpoints/player-games.ts';
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

test('a member with a past has recent games and some favourites among them, a new one has none', async () => {
  const own = async (username: string) => {
    await gateway.signIn(username);
    const { list } = await call(getRecentGames, {
      query: { page: 1, pageSize: 999, language: 'EN', clientType: 2 },
    });
    const { content } = await call(getFavourites, { query: { pageNo: 1, pageSize: 999, language: 'EN' } });
    return [list, content].map((games) => games.map(({ gameId }) => gameId));
  };
  const [recent = [], favourites = []] = await own('maya7');
  expect(recent.length).toBeGreaterThan(20);
  expect(favourites.length).toBeGreaterThan(2);
  expect(favourites.length).toBeLessThan(20);
  expect(recent).toEqual(expect.arrayContaining(favourites));
  expect(await own('newbie')).toEqual([[], []]);
});
