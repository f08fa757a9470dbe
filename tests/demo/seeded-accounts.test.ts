import { describe, expect, test } from 'vitest';
import { popups } from '../../demo/fixtures/content/popups.ts';
import { openDatabase } from '../../demo/gateway/database.ts';
import { methodsOf, type PaymentKind } from '../../demo/gateway/payments.ts';
import { stakesOf } from '../../demo/gateway/play/stakes.ts';
import { tableOf } from '../../demo/gateway/play/tables/tables.ts';
import { withdrawalLimitOf } from '../../demo/gateway/vip.ts';
import { getGameDetail } from '../../src/gateway/endpoints/game-detail.ts';
import { getGames } from '../../src/gateway/endpoints/lobby.ts';
import { getInbox } from '../../src/gateway/endpoints/messages.ts';
import { getFavourites, getRecentGames } from '../../src/gateway/endpoints/player-games.ts';
import { getProfitAndLoss, getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getRewards } from '../../src/gateway/endpoints/rewards.ts';
import { getWallet } from '../../src/gateway/endpoints/session.ts';
import { call } from '../../src/gateway/http/client.ts';
import { gatewayPerTest, NOON } from './harness.ts';

const DAY = 24 * 60 * 60_000;
const gateway = gatewayPerTest();

const transactions = async () => {
  const query = { startTime: NOON - 30 * DAY, endTime: NOON, pageNo: 1, pageSize: 999 };
  return (await call(getTransactions, { query })).list;
};

interface Movement {
  kind: string;
  amount: number;
  balance: number;
  at: number;
}

/** Returns all movements of an account, oldest first, in cents. */
const movements = (username: string): Movement[] =>
  openDatabase(':memory:', true, NOON).all<Movement>(
    `SELECT kind, amount, ledger.balance, at FROM ledger JOIN members ON members.id = member_id
     WHERE username = ? ORDER BY at, ledger.rowid`,
    username,
  );

test('the money of an account without deposits is a gift in its transactions', async () => {
  await gateway.signIn('newbie');
  const { sumBalance } = await call(getWallet, {});
  expect(sumBalance).toBe(1000);
  expect(await transactions()).toMatchObject([{ kind: 'reward', amount: sumBalance, balance: sumBalance }]);
});

test('a member who must verify before a withdrawal has never withdrawn', () => {
  const kinds = movements('noor2').map(({ kind }) => kind);
  expect(kinds).toContain('deposit');
  expect(kinds).not.toContain('withdraw');
});

test.each(['maya7', 'ravi1', 'noor2'])('the money of %s has a source', async (username) => {
  const all = movements(username);
  let held = 0;
  for (const { amount, balance } of all) {
    held += amount;
    expect(balance).toBe(held);
  }
  await gateway.signIn(username);
  expect((await call(getWallet, {})).sumBalance).toBe(held / 100);
});

test('cashback arrives on Mondays after the first deposit, and older cashback was paid', async () => {
  await gateway.signIn('maya7');
  const query = { kind: 'messages' as const, pageNo: 1, pageSize: 50, language: 'EN' };
  const letters = (await call(getInbox, { query })).list.filter(({ title }) => title.includes('cashback'));
  const money = movements('maya7');
  const first = Math.min(...money.filter(({ kind }) => kind === 'deposit').map(({ at }) => at));
  expect(letters.length).toBeGreaterThan(10);
  for (const { sentAt } of letters) {
    expect(new Date(sentAt).getUTCDay()).toBe(1);
    expect(Date.parse(sentAt)).toBeGreaterThan(first);
  }
  const collected = letters.slice(2).map(({ title }) => 100 * Number(/₹(\d+)$/.exec(title)![1]));
  // Before them, the welcome gift doubled the first deposit.
  const [gift, ...paid] = money.filter(({ kind }) => kind === 'reward').map(({ amount }) => amount);
  expect(gift).toBe(money[0]!.amount);
  // The rewards for friends have another amount.
  const cashback = paid.filter((amount) => amount !== gift);
  expect(paid.length - cashback.length).toBe(2);
  expect(cashback).toEqual(collected.toReversed());
  const { rewards } = await call(getProfitAndLoss, { query: { startTime: NOON - 30 * DAY, endTime: NOON } });
  expect(rewards).toBeGreaterThan(0);
});

test('an account that never played has no cashback', async () => {
  await gateway.signIn('guest40');
  const query = { kind: 'messages' as const, pageNo: 1, pageSize: 50, language: 'EN' };
  const titles = (await call(getInbox, { query })).list.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => title.includes('cashback'))).toEqual([]);
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

describe('seeded money', () => {
  const store = openDatabase(':memory:', true, NOON);
  const accounts = store.all<{ id: number; username: string; balance: number; opened: number }>(
    'SELECT id, username, balance, created_at AS opened FROM members WHERE id IN (SELECT member_id FROM ledger)',
  );

  test('rounds lie within the stakes and prizes of their games', () => {
    const rounds = store.all<{
      id: string;
      name: string;
      type: string;
      minBet: number;
      bet: number;
      win: number;
    }>(
      'SELECT g.id, g.name, g.type, g.min_bet AS minBet, r.bet, r.win FROM rounds r JOIN games g ON g.id = r.game_id',
    );
    expect(rounds.length).toBeGreaterThan(500);
    for (const { bet, win, ...game } of rounds) {
      expect(stakesOf(game), game.name).toContain(bet);
      const table = tableOf(game);
      const most = table ? Math.max(250, ...table.options.map(({ times }) => times)) / 100 : 500;
      expect(win / bet, game.name).toBeLessThanOrEqual(most);
      if (game.type === 'RNG') expect((win * 5) % bet, game.name).toBe(0);
    }
  });

  test('movements begin at zero, are never negative and end at the balance', () => {
    expect(accounts.length).toBeGreaterThan(30);
    for (const { username, balance, opened } of accounts) {
      const all = movements(username);
      expect(all[0]!.at, username).toBeGreaterThanOrEqual(opened);
      let held = 0;
      for (const one of all) {
        held += one.amount;
        expect(one.balance, username).toBe(held);
        expect(held, username).toBeGreaterThanOrEqual(0);
      }
      expect(held, username).toBe(balance);
      expect(all.at(-1)!.at).toBeLessThanOrEqual(NOON);
    }
  });

  test('payments keep the limits of their methods and of the VIP level, and are in the transactions', () => {
    for (const { id, username } of accounts) {
      const limit = withdrawalLimitOf(store, id);
      const payments = store.all<{
        id: string;
        kind: PaymentKind;
        method: string;
        amount: number;
        fee: number;
        at: number;
      }>('SELECT id, kind, method, amount, fee, at FROM payments WHERE member_id = ?', id);
      for (const { kind, method, amount, fee, at, id: order } of payments) {
        const { least, most } = methodsOf(kind).find((one) => one.id === method)!;
        expect(amount, `${username} ${method}`).toBeGreaterThanOrEqual(least);
        expect(amount, `${username} ${method}`).toBeLessThanOrEqual(most);
        const written = store.one<{ amount: number }>(
          'SELECT abs(amount) AS amount FROM ledger WHERE id = ?',
          order,
        );
        expect(written?.amount).toBe(kind === 'deposit' ? amount - fee : amount);
        if (kind === 'deposit') continue;
        const day = payments.filter((one) => one.kind === kind && one.at <= at && one.at > at - DAY);
        expect(day.length, username).toBeLessThanOrEqual(limit.count);
        expect(
          day.reduce((sum, one) => sum + one.amount, 0),
          username,
        ).toBeLessThanOrEqual(limit.most);
      }
    }
  });
});

test('players differ in the amounts and methods of their payments, and fees are those of the methods', () => {
  const store = openDatabase(':memory:', true, NOON);
  const paid = (username: string, kind: PaymentKind) =>
    store.all<{ method: string; amount: number; fee: number; account: string }>(
      `SELECT method, amount, fee, account FROM payments
       WHERE kind = ? AND member_id = (SELECT id FROM members WHERE username = ?)`,
      kind,
      username,
    );
  const methods = (username: string) => [...new Set(paid(username, 'deposit').map(({ method }) => method))];
  expect(methods('maya7').toSorted()).toEqual(['bank', 'card', 'upi']);
  expect(methods('noor2').toSorted()).toEqual(['bank', 'usdt']);
  for (const { method, amount, fee } of paid('maya7', 'deposit'))
    expect(fee).toBe(method === 'card' ? amount / 50 : 0);
  for (const username of ['maya7', 'ravi1', 'noor2'])
    expect(new Set(paid(username, 'deposit').map(({ amount }) => amount)).size, username).toBeGreaterThan(5);
  for (const { account } of paid('maya7', 'withdraw')) expect(account).toMatch(/^(HDFC Bank )?•••• \w{4}$/);
});

test('a letter about confirmed details goes to members with a payout account', async () => {
  const details = async (username: string) => {
    await gateway.signIn(username);
    const query = { kind: 'messages' as const, pageNo: 1, pageSize: 50, language: 'EN' };
    return (await call(getInbox, { query })).list.filter(({ title }) => title.includes('details')).length;
  };
  expect([await details('maya7'), await details('noor2'), await details('agent10')]).toEqual([1, 0, 0]);
});

test('the popup of a first login names the reward that the reward centre has', async () => {
  const popup = popups.find(({ execution }) => execution === 'F')!;
  await gateway.signIn('newbie');
  const { list } = await call(getRewards, { query: { language: 'EN' } });
  const { title, amount } = list.find(({ kind }) => kind === 'reward')!;
  expect(popup.content('EN')).toContain(`${title.toLowerCase()} of ₹${amount}`);
});

test('the new live tables of the announcement opened this week, and nobody played a game before its release', async () => {
  const query = { merchant: 'foyer', platform: 'html5' as const, clientType: 2 as const, language: 'EN' };
  const { games } = await call(getGames, {
    query: { ...query, gameType: 'LIVE', vassalage: 'ASTER', pageNo: 1, pageSize: 30 },
  });
  expect(games).toHaveLength(8);
  for (const { nodeId } of games) {
    const { releasedOn } = await call(getGameDetail, { query: { ...query, nodeId } });
    expect(NOON - Date.parse(releasedOn)).toBeLessThan(7 * DAY);
  }
  const early = openDatabase(':memory:', true, NOON).all(
    'SELECT 1 FROM rounds r JOIN games g ON g.id = r.game_id WHERE g.is_new',
  );
  expect(early).toEqual([]);
});
