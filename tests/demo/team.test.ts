import { beforeEach, describe, expect, test } from 'vitest';
import { getRebateIncome, getRebates, setRebates } from '../../src/gateway/endpoints/rebates.ts';
import { getBetRecords, getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getWallet, logout } from '../../src/gateway/endpoints/session.ts';
import {
  getTeamBets,
  getTeamMember,
  getTeamMembers,
  getTeamProfitAndLoss,
  searchTeam,
  type TeamMember,
} from '../../src/gateway/endpoints/team.ts';
import { call } from '../../src/gateway/http/client.ts';
import { playOnce } from './games.ts';
import { gatewayPerTest, NOON } from './harness.ts';

const MONTH = 30 * 24 * 60 * 60_000;
const gateway = gatewayPerTest();

beforeEach(async () => {
  await gateway.signIn('agent10');
});

const page = { pageNo: 1, pageSize: 100 };
const month = { startTime: NOON - MONTH, endTime: NOON, ...page };
const below = async (upline = '') => (await call(getTeamMembers, { query: { upline, ...page } })).list;
const cents = (amount: number) => Math.round(amount * 100);
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);

async function everybody(upline = ''): Promise<TeamMember[]> {
  const own = await below(upline);
  const deeper = await Promise.all(own.filter(({ downlines }) => downlines).map(({ id }) => everybody(id)));
  return [...own, ...deeper.flat()];
}

async function named(name: string): Promise<TeamMember> {
  const { list } = await call(searchTeam, { query: { name, ...page } });
  return list.find(({ account }) => account === name)!;
}

describe('the team', { tags: ['WL-9'] }, () => {
  test('has four levels, with some members online', async () => {
    const all = await everybody();
    expect(all).toHaveLength(35);
    expect([...new Set(all.map(({ level }) => level))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(all.filter(({ online }) => online).length).toBeGreaterThan(5);
    for (const { id, downlines } of all) expect(await below(id)).toHaveLength(downlines);
  });

  test('has joined on many days, before the login and after the agent, and plays at many minutes', async () => {
    const all = await everybody();
    const agentSince = NOON - 300 * 24 * 60 * 60_000;
    for (const { createdAt, lastLoginAt } of all) {
      expect(createdAt).toBeGreaterThan(agentSince);
      expect(lastLoginAt).toBeGreaterThan(createdAt);
    }
    const days = new Set(all.map(({ createdAt }) => new Date(createdAt).toDateString()));
    expect(days.size).toBeGreaterThan(25);
    const { list } = await call(getTeamBets, { query: { ...month, language: 'EN' } });
    const latest = list.slice(0, 12).map(({ at }) => Math.floor(at / 60_000));
    expect(new Set(latest).size).toBeGreaterThan(8);
  });

  test('can be searched by part of a name or nickname on any level', async () => {
    const { list, totals } = await call(searchTeam, { query: { name: 'GABI', ...page } });
    expect(list.map(({ account, level }) => [account, level])).toEqual([['gabi_n', 4]]);
    expect(totals.count).toBe(1);
    const urdu = await call(searchTeam, { query: { name: 'زینب', ...page } });
    expect(urdu.list.map(({ account }) => account)).toEqual(['zainab_h']);
  });

  test('is paginated without gaps, agents first', async () => {
    const first = await call(getTeamMembers, { query: { pageNo: 1, pageSize: 7 } });
    const second = await call(getTeamMembers, { query: { pageNo: 2, pageSize: 7 } });
    expect(first.totalPages).toBe(3);
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(
      (await below()).slice(0, 14).map(({ id }) => id),
    );
    expect(first.list.slice(0, 3).every(({ role }) => role === 'agent')).toBe(true);
  });

  test('shows a member with their path and rebates', async () => {
    const { id } = await named('gabi_n');
    const details = await call(getTeamMember, { query: { memberId: id } });
    expect(details.path.map(({ account }) => account)).toEqual([
      'silva_br',
      'costa_br',
      'farias_br',
      'gabi_n',
    ]);
    expect(details.rebates.map(({ gameType }) => gameType)).toContain('RNG');
    expect(details.teamSize).toBe(0);
  });

  test('hides accounts that are not below the agent', async () => {
    const { id: okeke } = await named('okeke_ng');
    const { id: amara } = await named('amara_o');
    await gateway.signIn('okeke_ng');
    expect((await everybody()).map(({ account }) => account)).toEqual(
      expect.arrayContaining(['tobi_a', 'adebayo_ng', 'femi_k']),
    );
    for (const memberId of [amara, okeke, '8', '0', 'x']) {
      await expect(call(getTeamMember, { query: { memberId } })).rejects.toMatchObject({ code: 'not.found' });
      await expect(call(getTeamMembers, { query: { upline: memberId, ...page } })).rejects.toMatchObject({
        code: 'not.found',
      });
      await expect(call(getRebates, { query: { memberId } })).rejects.toMatchObject({ code: 'not.found' });
    }
  });

  test('a member is online until their session ends', async () => {
    const online = async () => {
      await gateway.signIn('agent10');
      return (await named('silva_br')).online;
    };
    await gateway.signIn('silva_br');
    expect(await online()).toBe(true);
    expect(await named('silva_br')).toMatchObject({ lastLoginAt: NOON });
    gateway.pass(2 * 60 * 60_000 - 1);
    expect(await online()).toBe(true);
    gateway.pass(1);
    expect(await online()).toBe(false);
    await gateway.signIn('silva_br');
    await call(logout, {});
    expect(await online()).toBe(false);
  });

  test('has totals of all pages: members, online members, balance', async () => {
    const { list, totals } = await call(getTeamMembers, { query: page });
    expect(totals).toEqual({
      count: list.length,
      online: list.filter(({ online }) => online).length,
      balance: total(list.map(({ balance }) => balance)) / 100,
    });
    expect(totals.online).toBeLessThan(totals.count);
    expect((await call(getTeamMembers, { query: { pageNo: 2, pageSize: 5 } })).totals).toEqual(totals);
  });

  test.each(['maya7', 'trial4', 'guest40'])('refuses all calls to %s', { tags: ['AG-4'] }, async (name) => {
    const { id: memberId } = await named('amara_o');
    await gateway.signIn(name);
    const zone = { ...month, timeZone: 'UTC' };
    const rate = { gameType: 'RNG', vendor: 'ASTER', rate: 0.2 };
    const calls = [
      () => call(getTeamMembers, { query: page }),
      () => call(searchTeam, { query: { name: 'a', ...page } }),
      () => call(getTeamMember, { query: { memberId } }),
      () => call(getTeamProfitAndLoss, { query: month }),
      () => call(getTeamBets, { query: { ...month, language: 'EN' } }),
      () => call(getRebates, { query: {} }),
      () => call(setRebates, { body: { memberId, rates: [rate] } }),
      () => call(getRebateIncome, { query: zone }),
    ];
    for (const made of calls) await expect(made()).rejects.toMatchObject({ code: 'permission.denied' });
  });
});

describe('the team’s rounds', { tags: ['WL-9'] }, () => {
  test('profit and loss sums bets and bonuses', async () => {
    const results = await call(getTeamProfitAndLoss, { query: month });
    const bets = await call(getTeamBets, { query: { ...month, pageSize: 999, language: 'EN' } });
    expect(bets.list).toHaveLength(bets.totals.count);
    expect(results.totals).toMatchObject(bets.totals);
    expect(results.totals.members).toBe(results.list.length);
    for (const { account, count, bet, win } of results.list) {
      const own = bets.list.filter((one) => one.account === account);
      expect([own.length, total(own.map((one) => one.bet)), total(own.map((one) => one.win))]).toEqual([
        count,
        cents(bet),
        cents(win),
      ]);
    }
    for (const [kind, sum] of [
      ['rebate', results.totals.rebates],
      ['reward', results.totals.bonuses],
    ] as const) {
      const moved = await call(getTransactions, { query: { ...month, kind, types: 'A' } });
      expect(moved.totals.in).toBe(sum);
    }
    expect(results.totals.rebates).toBeGreaterThan(0);
  });

  test('bets can be filtered by category and account, without other teams', async () => {
    const live = await call(getTeamBets, { query: { ...month, gameType: 'LIVE', language: 'EN' } });
    expect(live.list.length).toBeGreaterThan(0);
    expect(live.list.every(({ gameType }) => gameType === 'LIVE')).toBe(true);
    const amara = await call(getTeamBets, { query: { ...month, account: 'AMARA', language: 'EN' } });
    expect(new Set(amara.list.map(({ account }) => account))).toEqual(new Set(['amara_o']));
    const maya = await call(getTeamBets, { query: { ...month, account: 'maya7', language: 'EN' } });
    expect(maya.totals.count).toBe(0);
    expect((await call(getBetRecords, { query: { ...month, language: 'EN' } })).totals.count).toBe(12);
  });
});

describe('rebates', { tags: ['WL-10'] }, () => {
  const one = async (memberId: string) => {
    const { list, settable } = await call(getRebates, { query: { memberId } });
    return { settable, ...list.find(({ gameType, vendor }) => gameType === 'RNG' && vendor === 'ASTER')! };
  };
  const set = (memberId: string, rate: number, vendor = 'ASTER') =>
    call(setRebates, { body: { memberId, rates: [{ gameType: 'RNG', vendor, rate }] } });

  test('range from the highest rate below to the agent’s own', async () => {
    const { id } = await named('okeke_ng');
    const { id: tobi } = await named('tobi_a');
    const own = await one('');
    const okeke = await one(id);
    expect(okeke).toMatchObject({ settable: true, most: own.rate });
    expect(okeke.least).toBeGreaterThanOrEqual((await one(tobi)).rate);
    for (const rate of [okeke.least, okeke.most]) {
      await set(id, rate);
      expect((await one(id)).rate).toBe(rate);
    }
    for (const rate of [okeke.least - 0.01, okeke.most + 0.01]) {
      await expect(set(id, Number(rate.toFixed(2)))).rejects.toMatchObject({
        code: 'rebate.range',
        value: { gameType: 'RNG', vendor: 'ASTER', least: okeke.least, most: okeke.most },
      });
    }
    expect((await one(id)).rate).toBe(okeke.most);
  });

  test('are set all or none, in hundredths of a percent, for direct accounts only', async () => {
    const { id } = await named('amara_o');
    const before = await one(id);
    const rates = [
      { gameType: 'RNG', vendor: 'ASTER', rate: before.least },
      { gameType: 'RNG', vendor: 'NIMBUS', rate: 50 },
    ];
    await expect(call(setRebates, { body: { memberId: id, rates } })).rejects.toMatchObject({
      code: 'rebate.range',
    });
    expect(await one(id)).toEqual(before);
    await expect(set(id, 0.155)).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(set(id, before.least, 'NOBODY')).rejects.toMatchObject({ code: 'not.found' });
    const { id: tobi } = await named('tobi_a');
    await expect(set(tobi, 0.2)).rejects.toMatchObject({ code: 'permission.denied' });
    expect(await one(tobi)).toMatchObject({ settable: false, least: 0, most: 0 });
  });

  test('a round pays each agent above by the difference of the rates', async () => {
    const sums = () => call(getRebateIncome, { query: { ...month, timeZone: 'UTC' } });
    const before = await sums();
    const wallet = (await call(getWallet, {})).sumBalance;
    const { id } = await named('okeke_ng');
    const { rate: own } = await one('');
    const { rate: passed } = await one(id);
    await gateway.signIn('okeke_ng');
    const balance = (await call(getWallet, {})).sumBalance;
    const { bet, win } = await playOnce(gateway);
    const got = Math.floor((bet * cents(passed)) / 10_000);
    expect(cents((await call(getWallet, {})).sumBalance)).toBe(cents(balance) - bet + win + got);
    await gateway.signIn('agent10');
    const share = Math.floor((bet * (cents(own) - cents(passed))) / 10_000);
    expect(share).toBeGreaterThan(0);
    expect(cents((await call(getWallet, {})).sumBalance)).toBe(cents(wallet) + share);
    const after = await sums();
    expect(cents(after.totals.income)).toBe(cents(before.totals.income) + share);
    expect(cents(after.totals.bet)).toBe(cents(before.totals.bet) + bet);
  });

  test('an agent’s own rounds pay a rebate that is not team income', async () => {
    const sums = async () => (await call(getRebateIncome, { query: { ...month, timeZone: 'UTC' } })).totals;
    const before = await sums();
    const wallet = (await call(getWallet, {})).sumBalance;
    const { bet, win } = await playOnce(gateway);
    const got = Math.floor((bet * cents((await one('')).rate)) / 10_000);
    expect(cents((await call(getWallet, {})).sumBalance)).toBe(cents(wallet) - bet + win + got);
    expect(await sums()).toEqual(before);
  });

  test('income is paginated by day, with categories by income', async () => {
    const query = { ...month, timeZone: 'UTC' };
    const { list } = await call(getRebateIncome, { query });
    const second = await call(getRebateIncome, { query: { ...query, pageNo: 2, pageSize: 10 } });
    expect(second.list).toEqual(list.slice(10, 20));
    expect(second.totalPages).toBe(Math.ceil(list.length / 10));
    const several = list.filter(({ categories }) => categories.length > 1);
    expect(several.length).toBeGreaterThan(3);
    for (const { categories } of several) {
      const incomes = categories.map(({ income }) => income);
      expect(incomes).toEqual(incomes.toSorted((a, b) => b - a));
    }
  });

  test('income includes both ends of the range', async () => {
    const { list } = await call(getTeamBets, { query: { ...month, language: 'EN' } });
    const { at } = list.find(({ bet }) => bet >= 500)!;
    const income = async (startTime: number, endTime: number) =>
      (await call(getRebateIncome, { query: { ...page, startTime, endTime, timeZone: 'UTC' } })).totals
        .income;
    const whole = await income(at - 1, at + 1);
    expect(whole).toBeGreaterThan(0);
    expect(await income(at, at)).toBe(whole);
  });

  test('income is grouped by days of the time zone and can be filtered by category', async () => {
    const query = { ...month, timeZone: 'Asia/Karachi' };
    const { list, totals } = await call(getRebateIncome, { query });
    expect(list.map(({ day }) => day)).toEqual(
      list
        .map(({ day }) => day)
        .sort()
        .reverse(),
    );
    expect(list[0]!.day).toMatch(/^2026-01-\d\d$/);
    for (const { income, bet, categories } of list) {
      expect(total(categories.map((one) => one.income))).toBe(cents(income));
      expect(total(categories.map((one) => one.bet))).toBe(cents(bet));
    }
    expect(total(list.map(({ income }) => income))).toBe(cents(totals.income));
    const slots = await call(getRebateIncome, { query: { ...query, gameType: 'RNG' } });
    expect(slots.list.every(({ categories }) => categories.every(({ gameType }) => gameType === 'RNG'))).toBe(
      true,
    );
    expect(slots.totals.income).toBeLessThan(totals.income);
    await expect(
      call(getRebateIncome, { query: { ...month, timeZone: 'Nowhere/Town' } }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
