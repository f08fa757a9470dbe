import { beforeEach, describe, expect, test } from 'vitest';
import { rangeAt } from '../../../src/features/records/ranges.ts';
import { readRange } from '../../../src/features/records/read-range.ts';
import type { RecordPages } from '../../../src/features/records/record-pages.ts';
import {
  bets,
  deposits,
  profitAndLoss,
  transactions,
  withTotals,
} from '../../../src/features/records/records.ts';
import { getBetRecords, getProfitAndLoss, getTransactions } from '../../../src/gateway/endpoints/records.ts';
import { getWallet } from '../../../src/gateway/endpoints/session.ts';
import { deposit } from '../../../src/gateway/endpoints/wallet.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { $session, clearSession } from '../../../src/session/session.ts';
import { closeAfter } from '../../support/close-after.ts';
import { open, shown } from '../../support/lists.ts';
import { settled } from '../../support/patient.ts';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';

const NOW = new Date(2026, 2, 10, 20).getTime();
let here: TestEnvironment;

beforeEach(async () => {
  here = await testEnvironment({ clock: () => NOW });
  await here.signIn();
});

const month = () => rangeAt('month', NOW);
const cents = (amount: number) => Math.round(amount * 100);

async function read<I extends { id: string }, T>(record: RecordPages<I, T>) {
  await open(record);
  return shown(record);
}

describe('betting record', { tags: ['WL-2'] }, () => {
  test('pages newest first, each bet once, with totals of the whole range', async () => {
    const record = bets('month', '', 'EN');
    await read(record);
    while (shown(record).nextPage === 'available') await record.fetchNextPage();
    const { items, totals } = shown(record);
    expect(items.length).toBe(totals.count);
    expect(items.length).toBeGreaterThan(100);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).sort((a, b) => b - a));
    expect(items.reduce((sum, { bet }) => sum + cents(bet), 0)).toBe(cents(totals.bet));
    expect(items.reduce((sum, { win }) => sum + cents(win), 0)).toBe(cents(totals.win));
  });

  test('a category filters rows and totals; a longer range contains the shorter', async () => {
    const live = await read(bets('month', 'LIVE', 'EN'));
    const all = await read(bets('month', '', 'EN'));
    const today = await read(bets('today', '', 'EN'));
    expect(live.items.every(({ gameType }) => gameType === 'LIVE')).toBe(true);
    expect(live.totals.count).toBeLessThan(all.totals.count);
    expect(today.totals.count).toBeGreaterThan(0);
    expect(today.totals.count).toBeLessThan(all.totals.count);
    expect(today.items.every(({ at }) => at >= rangeAt('today', NOW).startTime)).toBe(true);
  });

  test('keeps loaded rows after a failed page, which can be retried', async () => {
    const record = bets('month', '', 'EN');
    const before = await read(record);
    here.gateway.faults!.set({ endpoint: 'getBetRecords', malformed: 'truncated', times: 1 });
    await record.fetchNextPage();
    expect(shown(record)).toMatchObject({ items: before.items, nextPage: 'failed' });
    await Promise.all([record.fetchNextPage(), record.fetchNextPage()]);
    expect(shown(record).items.length).toBe(2 * before.items.length);
  });

  test('is read as a whole in large pages, each bet once; a page that fails fails all', async () => {
    const record = bets('month', '', 'EN');
    const { totals } = await read(record);
    const counts: number[] = [];
    here.gateway.faults!.set({ endpoint: 'getBetRecords', query: { pageSize: '30' } });
    const { signal } = new AbortController();
    const { items, complete } = await readRange(record.readPage, 'month', signal, (count) =>
      counts.push(count),
    );
    expect([items.length, complete]).toEqual([totals.count, true]);
    expect(counts.slice(0, 2)).toEqual([30, 60]);
    expect(counts.at(-1)).toBe(totals.count);
    here.gateway.faults!.set({ endpoint: 'getBetRecords', malformed: 'truncated', times: 1 });
    await expect(readRange(record.readPage, 'month', signal)).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('says that it is only a part when a range has more than 5,000 entries', async () => {
    const record = bets('month', '', 'EN');
    const [bet] = (await read(record)).items;
    let last = 0;
    here.gateway.faults!.rewrite('getBetRecords', (value) => {
      const many = Array.from({ length: 500 }, () => ({ ...bet, id: `bet-${++last}` }));
      return { ...value, list: many, totalPages: 12 };
    });
    const { items, complete } = await readRange(record.readPage, 'month', new AbortController().signal);
    expect([items.length, complete]).toEqual([5_000, false]);
  });

  test('stops reading when the account changes', async () => {
    const record = bets('month', '', 'EN');
    await read(record);
    here.gateway.faults!.set({ endpoint: 'getBetRecords', query: { pageSize: '30' } });
    const held = here.gateway.faults!.hold('getBetRecords', { pageNo: '2' });
    const all = readRange(record.readPage, 'month', new AbortController().signal);
    await held.reached;
    const refused = expect(all).rejects.toMatchObject({ kind: 'aborted' });
    await here.signIn('ravi1');
    held.release();
    await refused;
    expect(here.sentTo(getBetRecords).filter(({ query }) => query.get('pageNo') === '3')).toEqual([]);
  });

  test('is discarded with the session', async () => {
    const record = bets('month', '', 'EN');
    const own = await read(record);
    await here.signIn('ravi1');
    await settled(() => expect(record.get().state).toBe('ready'));
    const ids = new Set(own.items.map(({ id }) => id));
    expect(shown(record).items.some(({ id }) => ids.has(id))).toBe(false);
  });

  test('is refused to visitors and sites without TRANSBETREPMEM3', async () => {
    const query = { ...month(), pageNo: 1, pageSize: 20, language: 'EN' };
    here.gateway.switches.whitelabel = { TRANSBETREPMEM3: false };
    await expect(call(getBetRecords, { query })).rejects.toMatchObject({ code: 'permission.denied' });
    here.gateway.switches.whitelabel = {};
    clearSession();
    await expect(call(getBetRecords, { query })).rejects.toMatchObject({ code: 'session.none' });
  });
});

describe('account and deposit record', { tags: ['WL-2'] }, () => {
  test('ends at the current balance, and each row follows from the previous one', async () => {
    const record = transactions('month', '', false, 'EN');
    await read(record);
    while (shown(record).nextPage === 'available') await record.fetchNextPage();
    const { items } = shown(record);
    expect(items[0]!.balance).toBe((await call(getWallet, {})).sumBalance);
    items.slice(1).forEach((older, index) => {
      const newer = items[index]!;
      expect(cents(older.balance) + cents(newer.amount)).toBe(cents(newer.balance));
    });
    expect(Math.min(...items.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
  });

  test('a deposit appears in both records at once', async () => {
    const before = await read(deposits('today', 'EN'));
    await call(deposit, { body: { amount: 321.5 } });
    const record = deposits('today', 'EN');
    await record.reload();
    const after = shown(record);
    expect(after.items[0]).toMatchObject({ amount: 321.5, state: 'done' });
    expect(cents(after.totals.amount)).toBe(cents(before.totals.amount) + 321_50);
    const movements = await read(transactions('today', 'deposit', false, 'EN'));
    expect(movements.items[0]).toMatchObject({ id: after.items[0]!.id, kind: 'deposit', amount: 321.5 });
  });

  test("types=A returns an agent's team with accounts and refuses other members", async () => {
    const query = { ...month(), pageNo: 1, pageSize: 20, types: 'A' } as const;
    await expect(call(getTransactions, { query })).rejects.toMatchObject({ code: 'permission.denied' });
    await here.signIn('agent10');
    const { items } = await read(transactions('month', '', true, 'EN'));
    expect(new Set(items.map(({ account }) => account)).size).toBeGreaterThan(1);
    expect(items.map(({ account }) => account)).not.toContain($session.get()!.userName);
    const own = await read(transactions('month', '', false, 'EN'));
    expect(own.items.every(({ account }) => account === '')).toBe(true);
  });
});

describe('profit and loss', { tags: ['WL-3'] }, () => {
  test('totals per category equal those of the bets', async () => {
    const $sums = profitAndLoss('month');
    closeAfter($sums.listen(() => {}));
    await settled(() => expect($sums.get().state).toBe('ready'));
    const sums = shown($sums);
    expect(sums.categories.length).toBeGreaterThan(2);
    for (const { gameType, count, bet, win } of sums.categories) {
      expect((await read(bets('month', gameType, 'EN'))).totals).toEqual({ count, bet, win });
    }
    expect(cents(sums.result)).toBe(cents(sums.win) - cents(sums.bet) + cents(sums.rewards));
    expect((await call(getProfitAndLoss, { query: rangeAt('today', NOW) })).list.length).toBeLessThanOrEqual(
      sums.categories.length,
    );
  });

  test('sums do not drift', () => {
    const of = (bet: number, win: number) => ({ gameType: 'RNG', count: 1, bet, win });
    expect(withTotals({ list: [of(0.1, 0.3), of(0.2, 0)], rewards: 0.1 })).toMatchObject({
      bet: 0.3,
      win: 0.3,
      result: 0.1,
    });
  });
});
