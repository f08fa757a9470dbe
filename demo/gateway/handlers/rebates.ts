import { refusal } from '../../../src/gateway/http/errors.ts';
import { requireConfirmation } from '../factors/proofs.ts';
import type { Handlers } from '../handler.ts';
import { pageInfo, pageOf } from '../paging.ts';
import { ratesOf, setRates, toPercent } from '../rebates.ts';
import { badRequest, Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import { agentOf, memberIn, pathTo } from '../team.ts';
import { toAmount } from '../wallet.ts';

interface Income {
  at: number;
  category: string;
  bet: number;
  amount: number;
}

/** Offsets of all time zones are multiples of this. */
const QUARTER = 15 * 60_000;

/** Rates of rebates, and an agent's income. */
export const rebates = {
  getRebates({ gateway: { store }, query: { memberId }, session }) {
    const agent = agentOf(session);
    return answerOf(store, memberId ? memberIn(store, agent.id, memberId) : agent.id, agent.id);
  },

  setRebates({ gateway, body: { memberId, rates, confirmation }, session }) {
    const { store } = gateway;
    const agent = agentOf(session);
    const id = memberIn(store, agent.id, memberId);
    if (!isRightBelow(store, id, agent.id)) throw new Refusal(refusal.noPermission);
    requireConfirmation(gateway, session, 'agent', confirmation);
    setRates(store, id, agent.id, rates);
    return answerOf(store, id, agent.id);
  },

  getRebateIncome({ gateway: { store }, query, session }) {
    const agent = agentOf(session);
    const { startTime, endTime, gameType = '' } = query;
    const rows = store.all<Income>(
      `SELECT max(r.at) AS at, r.category, sum(r.bet) AS bet, sum(r.amount) AS amount FROM rebates r
       WHERE r.member_id = ? AND r.player_id <> r.member_id AND r.at BETWEEN ? AND ?
         AND (? = '' OR r.category = ?)
       GROUP BY r.at / ${QUARTER}, r.category ORDER BY max(r.at) DESC`,
      agent.id,
      startTime,
      endTime,
      gameType,
      gameType,
    );
    const days = daysOf(rows, query.timeZone);
    return {
      list: pageOf(days, query),
      ...pageInfo(days.length, query),
      totals: { days: days.length, ...sumsOf(rows) },
    };
  },
} satisfies Partial<Handlers>;

function isRightBelow(store: Store, memberId: number, agentId: number): boolean {
  return pathTo(store, agentId, memberId).length === 1;
}

function answerOf(store: Store, memberId: number, agentId: number) {
  const { account } = store.one<{ account: string }>(
    'SELECT username AS account FROM members WHERE id = ?',
    memberId,
  )!;
  const settable = isRightBelow(store, memberId, agentId);
  return {
    account,
    settable,
    list: ratesOf(store, memberId, agentId).map(({ rate, least, most, ...of }) => ({
      ...of,
      rate: toPercent(rate),
      least: settable ? toPercent(least) : 0,
      most: settable ? toPercent(most) : 0,
    })),
  };
}

/** Returns the days, newest first, each with its categories by income. */
function daysOf(rows: readonly Income[], timeZone: string) {
  const dayOf = dayIn(timeZone);
  return grouped(rows, ({ at }) => dayOf(at)).map(([day, ofDay]) => ({
    day,
    ...sumsOf(ofDay),
    categories: grouped(ofDay, ({ category }) => category)
      .map(([gameType, ofCategory]) => ({ gameType, ...sumsOf(ofCategory) }))
      .sort((a, b) => b.income - a.income),
  }));
}

/** Groups rows by key, in order of appearance. */
function grouped(rows: readonly Income[], keyOf: (row: Income) => string): [string, Income[]][] {
  const groups = new Map<string, Income[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}

function sumsOf(rows: readonly Income[]) {
  const sum = (pick: (row: Income) => number) => toAmount(rows.reduce((total, row) => total + pick(row), 0));
  return { bet: sum(({ bet }) => bet), income: sum(({ amount }) => amount) };
}

/** Returns a function that formats a time's day in a zone as `2026-11-21`. Throws for an unknown zone. */
function dayIn(timeZone: string): (at: number) => string {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    return (at) => format.format(at);
  } catch {
    throw badRequest('timeZone');
  }
}
