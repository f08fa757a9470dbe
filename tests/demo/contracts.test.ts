import { beforeEach, describe, expect, test } from 'vitest';
import { dividendFor } from '../../demo/gateway/contracts.ts';
import { openDatabase } from '../../demo/gateway/database.ts';
import { periodAt } from '../../demo/gateway/dividend-periods.ts';
import {
  answerContract,
  type Contract,
  getContractDividendRequest,
  getContracts,
  getDividends,
} from '../../src/gateway/endpoints/agent.ts';
import { getTeamBets, getTeamProfitAndLoss } from '../../src/gateway/endpoints/team.ts';
import { call } from '../../src/gateway/http/client.ts';
import { NOON, openGateway, type TestGateway } from './harness.ts';

const DAY = 24 * 60 * 60_000;
let gateway: TestGateway;
beforeEach(async () => {
  gateway = openGateway();
  await gateway.signIn('agent10');
});

const of = async (kind: 'salary' | 'dividend' | 'hour') =>
  (await call(getContracts, { query: { kind } })).list;
const states = (list: readonly Contract[]) => list.map(({ state }) => state);
const answer = (contractId: string, accept: boolean) =>
  call(answerContract, { body: { contractId, accept } });
const waiting = async () => {
  const { dailysalreqtype, divtypecompperiodreq, contracthoursalreq } = await call(
    getContractDividendRequest,
    {},
  );
  return [dailysalreqtype, divtypecompperiodreq, contracthoursalreq].map(Boolean);
};

describe('contracts', { tags: ['WL-12'] }, () => {
  test('are listed newest first with their steps, and an offer waits for an answer', async () => {
    const list = await of('dividend');
    expect(states(list)).toEqual(['offered', 'accepted']);
    expect(list[0]!.offeredAt).toBeGreaterThan(list[1]!.offeredAt);
    expect(list[0]!.answeredAt).toBe(0);
    expect(list[1]!.steps).toEqual([
      { least: 1_000, members: 3, rate: 5, amount: 0 },
      { least: 10_000, members: 5, rate: 8, amount: 0 },
      { least: 50_000, members: 8, rate: 12, amount: 0 },
    ]);
    expect(await of('salary')).toMatchObject([
      { state: 'offered', steps: [{ rate: 0, amount: 40 }, {}, {}] },
      { state: 'accepted' },
    ]);
  });

  test.each([
    ['salary', [false, true, true]],
    ['dividend', [true, false, true]],
    ['hour', [true, true, false]],
  ] as const)('nothing of the kind %s waits after an answer', { tags: ['AG-3'] }, async (kind, left) => {
    expect(await waiting()).toEqual([true, true, true]);
    gateway.pass(5_000);
    await answer((await of(kind))[0]!.id, kind !== 'hour');
    expect(await waiting()).toEqual(left);
    expect((await of(kind))[0]).toMatchObject({
      state: kind === 'hour' ? 'refused' : 'accepted',
      answeredAt: NOON + 5_000,
    });
  });

  test('an accepted offer replaces the current contract, a refused one does not', async () => {
    const [offer] = await of('dividend');
    await answer(offer!.id, false);
    expect(states(await of('dividend'))).toEqual(['refused', 'accepted']);
    gateway = openGateway();
    await gateway.signIn('agent10');
    await answer((await of('dividend'))[0]!.id, true);
    expect(states(await of('dividend'))).toEqual(['accepted', 'ended']);
  });

  test('an answer is final, and only the recipient of the offer can give it', async () => {
    const [offer, inForce] = await of('dividend');
    for (const id of [inForce!.id, 'made-up']) {
      await expect(answer(id, false)).rejects.toMatchObject({ code: 'not.found' });
    }
    await gateway.signIn('okeke_ng');
    expect(await waiting()).toEqual([false, false, false]);
    expect(await of('dividend')).toEqual([]);
    await expect(answer(offer!.id, true)).rejects.toMatchObject({ code: 'not.found' });
    await gateway.signIn('agent10');
    await answer(offer!.id, true);
    await expect(answer(offer!.id, false)).rejects.toMatchObject({ code: 'not.found' });
    expect(states(await of('dividend'))).toEqual(['accepted', 'ended']);
  });
});

describe('dividends', { tags: ['WL-12'] }, () => {
  const page = (pageNo: number, pageSize = 10) => call(getDividends, { query: { pageNo, pageSize } });

  test('are paginated, newest first, with the sum of paid ones', async () => {
    const [first, second] = [await page(1), await page(2)];
    expect([first.totalPages, first.list.length, second.list.length]).toEqual([2, 10, 6]);
    const all = [...first.list, ...second.list];
    const days = all.map(({ startDate }) => startDate);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(days).size).toBe(16);
    expect(all[0]!.state).toBe('running');
    expect(all.map(({ state }) => state)).toEqual(expect.arrayContaining(['paid', 'none']));
    const paid = all.filter(({ state }) => state === 'paid');
    const cents = paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect([first.paid, second.paid]).toEqual([cents / 100, cents / 100]);
  });

  test.each([
    ['2026-01-17T23:00', 'pending'],
    ['2026-01-18T01:00', 'paid'],
    ['2026-02-02T23:00', 'pending'],
    ['2026-02-03T01:00', 'paid'],
  ])('wait until the 3rd or the 18th: on %s the latest is %s', (time, state) => {
    const store = openDatabase(':memory:', true, new Date(time).getTime());
    const latest = store.one<{ state: string }>(
      'SELECT state FROM dividends ORDER BY start_day DESC LIMIT 1',
    );
    expect(latest).toEqual({ state });
  });

  test('the current period counts the team’s rounds', async () => {
    const [running] = (await page(1)).list;
    const { start } = periodAt(NOON);
    const query = { startTime: start, endTime: NOON, pageNo: 1, pageSize: 999, language: 'EN' };
    const { list, totals } = await call(getTeamBets, { query });
    expect(running).toMatchObject({
      turnover: totals.bet,
      loss: Math.round((totals.bet - totals.win) * 100) / 100,
      members: new Set(list.map(({ account }) => account)).size,
    });
  });

  test('are visible to their agent only', async () => {
    for (const name of ['okeke_ng', 'ravi1']) {
      await gateway.signIn(name);
      expect((await page(1)).list).toMatchObject([{ state: 'running', amount: 0, rate: 0 }]);
    }
    await gateway.signIn('maya7');
    await expect(page(1)).rejects.toMatchObject({ code: 'permission.denied' });
  });

  test.each([
    ['the 15th ends the first half', '2026-01-15T23:59:59.999', '2026-01-01', '2026-01-16'],
    ['the 16th begins the second', '2026-01-16T00:00', '2026-01-16', '2026-02-01'],
    ['which a short month ends too', '2026-02-28T23:59', '2026-02-16', '2026-03-01'],
  ])('periods: %s', (_, text, start, end) => {
    const time = new Date(text);
    const [from, to] = [Date.parse(`${start}T00:00`), Date.parse(`${end}T00:00`)];
    expect(periodAt(time.getTime())).toEqual({ start: from, end: to });
    expect(periodAt(to).start).toBe(to);
    expect(periodAt(from, 1).end).toBe(from);
  });

  describe('the current contract pays', () => {
    const store = openDatabase(':memory:', false, NOON);
    const { id } = store.one<{ id: number }>("SELECT id FROM members WHERE username = 'agent10'")!;
    const play = (loss: number, members: number) => dividendFor(store, id, { turnover: 0, loss, members });

    test.each([
      ['nothing a cent below the first step', 999_99, 9, 0, 0],
      ['nothing with a member too few', 1_000_00, 2, 0, 0],
      ['the first step from exactly there', 1_000_00, 3, 5, 50_00],
      ['the first step where members miss for the second', 10_000_00, 4, 5, 500_00],
      ['the second step from exactly there', 10_000_00, 5, 8, 800_00],
      ['the last step that is reached', 50_000_00, 8, 12, 6_000_00],
      ['whole cents, of which parts are dropped', 1_000_01, 3, 5, 50_00],
      ['nothing where the team won', -50_000_00, 8, 0, 0],
    ])('%s', (_, loss, members, rate, amount) => {
      expect(play(loss, members)).toEqual({ rate, amount });
    });

    test('nothing for an offered or former contract', () => {
      const own = openDatabase(':memory:', false, NOON);
      own.run("UPDATE contracts SET state = 'ended' WHERE state = 'accepted'");
      const play = { turnover: 0, loss: 90_000_00, members: 9 };
      expect(dividendFor(own, id, play)).toEqual({ rate: 0, amount: 0 });
    });

    test('nothing without a contract', () => {
      expect(dividendFor(store, id + 1, { turnover: 0, loss: 90_000_00, members: 9 })).toEqual({
        rate: 0,
        amount: 0,
      });
    });
  });
});

test('the team’s play in closed periods is in its records, and paid dividends are in the agent’s', async () => {
  const { list } = await call(getDividends, { query: { pageNo: 1, pageSize: 30 } });
  const at = (day: string) => Date.parse(`${day}T00:00:00`);
  const [, latest] = list;
  const { totals } = await call(getTeamProfitAndLoss, {
    query: {
      startTime: at(latest!.startDate),
      endTime: at(latest!.endDate) + DAY - 1,
      pageNo: 1,
      pageSize: 1,
    },
  });
  expect(latest).toMatchObject({
    turnover: totals.bet,
    loss: Math.round((totals.bet - totals.win) * 100) / 100,
  });
  expect(latest!.turnover).toBeGreaterThan(0);
  const paid = list.filter(({ state }) => state === 'paid').map(({ amount }) => amount);
  const rewards = openDatabase(':memory:', true, NOON).all<{ amount: number }>(
    "SELECT l.amount FROM ledger l JOIN members m ON m.id = l.member_id WHERE username = 'agent10' AND kind = 'reward'",
  );
  expect(rewards.map(({ amount }) => amount / 100)).toEqual(expect.arrayContaining(paid));
});
