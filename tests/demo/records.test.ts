import { beforeEach, describe, expect, test } from 'vitest';
import { stateOf } from '../../demo/gateway/handlers/records.ts';
import {
  getBetRecords,
  getDeposits,
  getProfitAndLoss,
  getTransactions,
} from '../../src/gateway/endpoints/records.ts';
import { claimReward } from '../../src/gateway/endpoints/rewards.ts';
import { getTeamBets, getTeamProfitAndLoss } from '../../src/gateway/endpoints/team.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, gatewayPerTest, NOON } from './harness.ts';

const MONTH = 30 * 24 * 60 * 60_000;
const gateway = gatewayPerTest();
beforeEach(async () => {
  await gateway.signIn('maya7');
});

const month = { startTime: NOON - MONTH, endTime: NOON };
const all = { ...month, pageNo: 1, pageSize: 999 };
const bets = (change: object = {}) => call(getBetRecords, { query: { ...all, language: 'EN', ...change } });
const transactions = (change: object = {}) => call(getTransactions, { query: { ...all, ...change } });
const deposits = (change: object = {}) => call(getDeposits, { query: { ...all, ...change } });
const result = (change: object = {}) => call(getProfitAndLoss, { query: { ...month, ...change } });
const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0) / 100;
const times = (list: readonly { at: number }[]) => list.map(({ at }) => at);

/** Every record; each includes both ends of its range. */
const lists = [
  ['bets', bets],
  ['transactions', transactions],
  ['deposits', deposits],
] as const;

describe.each(lists)('%s', { tags: ['WL-2'] }, (_, read) => {
  test('are paginated newest first without gaps', async () => {
    const { list, totals } = await read();
    expect(list.length).toBe(totals.count);
    expect(times(list)).toEqual(times(list).toSorted((a, b) => b - a));
    const pageSize = Math.ceil(list.length / 3) + 1;
    const pages = await Promise.all([1, 2, 3].map((pageNo) => read({ pageNo, pageSize })));
    expect(pages.flatMap((page) => page.list.map(({ id }) => id))).toEqual(list.map(({ id }) => id));
    for (const [index, page] of pages.entries()) {
      expect([page.pageNum, page.totalPages, page.totals]).toEqual([index + 1, 3, totals]);
    }
  });

  test('include the first and last millisecond of the range', async () => {
    const { at, id } = (await read()).list[1]!;
    const ids = async (startTime: number, endTime: number) =>
      (await read({ startTime, endTime })).list.map((one) => one.id);
    expect(await ids(at, at)).toContain(id);
    expect(await ids(at + 1, NOON)).not.toContain(id);
    expect(await ids(month.startTime, at - 1)).not.toContain(id);
    expect((await read({ startTime: at, endTime: at })).totals.count).toBe((await ids(at, at)).length);
  });

  test('are the member’s only', async () => {
    const own = new Set((await read()).list.map(({ id }) => id));
    await gateway.signIn('ravi1');
    const others = (await read()).list;
    expect(others.length).toBeGreaterThan(0);
    expect(others.some(({ id }) => own.has(id))).toBe(false);
    await gateway.signIn('staff41');
    expect(await read()).toMatchObject({ list: [], totalPages: 0, totals: { count: 0 } });
  });
});

describe('bets', { tags: ['WL-2'] }, () => {
  test('have sums, and can be filtered by category', async () => {
    const { list, totals } = await bets();
    expect(totals).toEqual({
      count: list.length,
      bet: sum(list.map(({ bet }) => bet)),
      win: sum(list.map(({ win }) => win)),
    });
    const fish = await bets({ gameType: 'FISH' });
    expect(fish.list).toEqual(list.filter(({ gameType }) => gameType === 'FISH'));
    expect(fish.totals.bet).toBe(sum(fish.list.map(({ bet }) => bet)));
    expect(fish.list.length).toBeGreaterThan(0);
  });

  test.each([
    [100, 101, 'won'],
    [100, 100, 'even'],
    [100, 99, 'lost'],
    [100, 0, 'lost'],
  ])('a stake of %i with a win of %i cents is %s', (bet, win, state) => {
    expect(stateOf(bet, win)).toBe(state);
  });

  test('have a localised result', async () => {
    for (const { bet, win, state } of (await bets()).list)
      expect(state).toBe(stateOf(cents(bet), cents(win)));
    const named = (await bets({ language: 'JA' })).list.map(({ gameName }) => gameName).join('');
    expect(named).toMatch(/[ぁ-ヶ一-龠]/);
  });
});

describe('transactions', { tags: ['WL-2'] }, () => {
  test('connect consecutive balances, with sums in and out', async () => {
    const { list, totals } = await transactions();
    for (const [index, { amount, balance }] of list.entries()) {
      const before = list[index + 1];
      if (before) expect(cents(before.balance) + cents(amount)).toBe(cents(balance));
    }
    expect(totals.in).toBe(sum(list.map(({ amount }) => Math.max(0, amount))));
    expect(totals.out).toBe(sum(list.map(({ amount }) => Math.max(0, -amount))));
    expect(list.every(({ account }) => account === '')).toBe(true);
  });

  test('can be filtered by kind; deposits are one', async () => {
    const { list } = await transactions();
    for (const kind of ['deposit', 'bet', 'win', 'withdraw']) {
      const own = await transactions({ kind });
      expect(own.list).toEqual(list.filter((one) => one.kind === kind));
      expect(own.totals.count).toBe(own.list.length);
    }
    const paidIn = (await transactions({ kind: 'deposit' })).list.map(({ id, at, amount }) => ({
      id,
      at,
      amount,
    }));
    const { list: own, totals } = await deposits();
    expect(own.map(({ id, at, amount }) => ({ id, at, amount }))).toEqual(paidIn);
    expect(totals.amount).toBe(sum(paidIn.map(({ amount }) => amount)));
  });

  test('name the game of a stake or win and the method of a payment, in the requested language', async () => {
    for (const language of ['EN', 'JA']) {
      const { list: played } = await bets({ language });
      const { list } = await transactions({ language });
      for (const { title, iconUrl, at } of list.filter(({ kind }) => kind === 'bet' || kind === 'win')) {
        const games = played.filter((bet) => bet.at === at);
        expect(games.map(({ gameName }) => gameName)).toContain(title);
        expect(games.map((bet) => bet.iconUrl)).toContain(iconUrl);
        expect(iconUrl).toMatch(/\/games-\w+\/\w+\.avif$/);
      }
      const titles = (kind: string) =>
        new Set(list.filter((one) => one.kind === kind).map((one) => one.title));
      expect([...titles('deposit')]).toContain('UPI');
      expect([...titles('withdraw')]).toContain(language === 'EN' ? 'Bank transfer' : '銀行振込');
      expect([...titles('reward')]).toEqual(['']);
      for (const { id, method } of (await deposits({ language })).list)
        expect(list.find((one) => one.id === id)).toMatchObject({ title: method, iconUrl: '' });
    }
  });

  test('of a team name its games but not how it pays', async () => {
    await gateway.signIn('agent10');
    const { list } = await transactions({ types: 'A', language: 'EN' });
    const titled = (kind: string) => list.filter((one) => one.kind === kind && one.title);
    expect(titled('bet')).toEqual(list.filter(({ kind }) => kind === 'bet'));
    expect(titled('bet').length).toBeGreaterThan(0);
    expect([...titled('deposit'), ...titled('withdraw')]).toEqual([]);
    const { list: played } = await call(getTeamBets, { query: { ...all, language: 'EN' } });
    expect(played.every(({ iconUrl }) => iconUrl.endsWith('.avif'))).toBe(true);
  });

  test('only an agent reads the team’s transactions', async () => {
    await expect(transactions({ types: 'A' })).rejects.toMatchObject({ code: 'permission.denied' });
    await gateway.signIn('agent10');
    const own = (await transactions()).list;
    const team = (await transactions({ types: 'A' })).list;
    expect(own.length).toBeGreaterThan(0);
    expect(team.length).toBeGreaterThan(own.length);
    const accounts = new Set(team.map(({ account }) => account));
    expect([accounts.has('agent10'), accounts.has('maya7'), accounts.has('gabi_n')]).toEqual([
      false,
      false,
      true,
    ]);
    const ids = new Set(own.map(({ id }) => id));
    expect(team.some(({ id }) => ids.has(id))).toBe(false);
  });
});

describe('profit and loss', { tags: ['WL-3'] }, () => {
  test('sums the member’s bets by category, largest stakes first', async () => {
    for (const name of ['maya7', 'ravi1']) {
      await gateway.signIn(name);
      const { list } = await result();
      const played = (await bets()).list;
      for (const { gameType, count, bet, win } of list) {
        const own = played.filter((one) => one.gameType === gameType);
        expect({ count, bet, win }).toEqual({
          count: own.length,
          bet: sum(own.map((one) => one.bet)),
          win: sum(own.map((one) => one.win)),
        });
      }
      expect(sum(list.map(({ count }) => count))).toBe(played.length);
      const stakes = list.map(({ bet }) => bet);
      expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
    }
  });

  test('includes both ends of the range for bets and bonuses', async () => {
    const { at } = (await bets()).list[0]!;
    expect((await result({ startTime: at, endTime: at })).list.length).toBe(1);
    expect((await result({ startTime: at + 1 })).list).toEqual([]);
    await call(claimReward, { body: { rewardId: 'r-welcome' } });
    const given = async (startTime: number, endTime: number) =>
      (await result({ startTime, endTime })).rewards;
    expect(await given(NOON, NOON)).toBe(500);
    expect([await given(NOON + 1, NOON + 9), await given(NOON - 9, NOON - 1)]).toEqual([0, 0]);
  });

  test('counts rewards and rebates of the member only', async () => {
    await gateway.signIn('agent10');
    const { list } = await transactions();
    const given = list.filter(({ kind }) => kind === 'reward' || kind === 'rebate');
    expect(given.some(({ kind }) => kind === 'rebate')).toBe(true);
    expect((await result()).rewards).toBe(sum(given.map(({ amount }) => amount)));
    await gateway.signIn('newbie');
    expect(await result()).toEqual({ list: [], rewards: 1000 });
  });
});

describe('the records of a team', { tags: ['WL-9'] }, () => {
  const team = (change: object = {}) => call(getTeamBets, { query: { ...all, language: 'EN', ...change } });
  const results = (change: object = {}) => call(getTeamProfitAndLoss, { query: { ...all, ...change } });
  beforeEach(() => gateway.signIn('agent10'));

  test('bets are paginated newest first, including both ends of the range', async () => {
    const { list, totals } = await team();
    expect(times(list)).toEqual(times(list).toSorted((a, b) => b - a));
    const second = await team({ pageNo: 2, pageSize: 50 });
    expect(second.list.map(({ id }) => id)).toEqual(list.slice(50, 100).map(({ id }) => id));
    expect(second.totalPages).toBe(Math.ceil(totals.count / 50));
    const { at } = list[60]!;
    const ids = async (startTime: number, endTime: number) =>
      (await team({ startTime, endTime })).list.map(({ id }) => id);
    const those = (holds: (time: number) => boolean) =>
      list.filter((bet) => holds(bet.at)).map(({ id }) => id);
    expect(await ids(at, at)).toEqual(those((time) => time === at));
    expect(await ids(at + 1, NOON)).toEqual(those((time) => time > at));
    expect(await ids(month.startTime, at - 1)).toEqual(those((time) => time < at));
  });

  test('bets are filtered by category and by part of a name', async () => {
    const { list } = await team();
    expect((await team({ gameType: 'LIVE' })).list).toEqual(
      list.filter(({ gameType }) => gameType === 'LIVE'),
    );
    expect((await team({ account: 'GABI' })).list).toEqual(
      list.filter(({ account }) => account === 'gabi_n'),
    );
  });

  test('results include bets and bonuses at both ends of the range', async () => {
    const { at, account, bet } = (await team()).list[60]!;
    const found = async (startTime: number, endTime: number) =>
      (await results({ startTime, endTime, account })).list.map((one) => one.bet);
    expect(await found(at, at)).toEqual([bet]);
    expect(await found(at + 1, at + 1)).toEqual([]);
    const given = (await transactions({ types: 'A', kind: 'reward' })).list[0]!;
    const one = { startTime: given.at, endTime: given.at, account: given.account };
    expect((await results(one)).list).toMatchObject([{ bonuses: given.amount }]);
  });

  test('results list the largest stakes first, without inactive members', async () => {
    const { list, totals, totalPages } = await results({ pageSize: 10 });
    const stakes = (await results()).list.map(({ bet }) => bet);
    expect(stakes).toEqual(stakes.toSorted((a, b) => b - a));
    expect([list.length, totalPages]).toEqual([10, Math.ceil(totals.members / 10)]);
    expect(totals.members).toBe(stakes.length);
    const everybody = (await results()).list;
    expect(everybody.every(({ count, rebates, bonuses }) => count || rebates || bonuses)).toBe(true);
    expect((await results({ account: 'gAbI' })).list.map(({ account }) => account)).toEqual(['gabi_n']);
    expect((await results({ pageNo: 2, pageSize: 10 })).list.map(({ id }) => id)).toEqual(
      everybody.slice(10, 20).map(({ id }) => id),
    );
  });
});

test('accepts a range of 92 days and refuses a longer one', { tags: ['WL-2'] }, async () => {
  const day = 24 * 60 * 60_000;
  const request = (days: number) => codeOf(bets({ startTime: NOON - days * day, endTime: NOON }));
  expect(await request(92)).toBeUndefined();
  expect(await request(93)).toBe('request.invalid');
});
