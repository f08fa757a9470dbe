import * as v from 'valibot';
import { endpoint, listOf, or } from '../endpoint.ts';
import { count, id, pageNumber, pageSize, text } from '../fields.ts';

/** Milliseconds since 1970; the player's own days decide where a range begins. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const range = { startTime: time, endTime: time };
const page = { pageNo: pageNumber, pageSize };

const bet = v.object({
  id,
  gameName: text,
  /** Category: RNG, LIVE, ... */
  gameType: text,
  at: v.number(),
  /** In the site currency, as all amounts here. */
  bet: v.number(),
  win: v.number(),
  /** `even`: as much came back as was staked; `open`: not decided yet. */
  state: v.picklist(['won', 'lost', 'even', 'open']),
});

export type Bet = v.InferOutput<typeof bet>;

/** What the member played, newest first, with the sums over the whole range (WL-2). */
export const getBetRecords = endpoint({
  name: 'getBetRecords',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBetRecords',
  summary: 'Bets of the member in a range of time, by page, with the sums over the range',
  query: v.object({ ...range, ...page, gameType: v.optional(v.string()), language: v.string() }),
  reply: v.object({
    list: listOf(bet),
    pageNum: count,
    totalPages: count,
    totals: v.object({ count, bet: count, win: count }),
  }),
  module: 'MEMTRANS3',
  session: 'required',
  flag: 'TRANSBETREPMEM3',
});

const transaction = v.object({
  id,
  /** Whose it is; empty in one's own record. */
  account: text,
  /** deposit, withdraw, bet, win, reward, or what the operator has beside them. */
  kind: v.string(),
  at: v.number(),
  /** Below 0 where money left the account. */
  amount: v.number(),
  /** What the account held afterwards. */
  balance: v.number(),
});

export type Transaction = v.InferOutput<typeof transaction>;

/** Every movement of money, newest first (WL-2). An agent reads those of the team with `types` A. */
export const getTransactions = endpoint({
  name: 'getTransactions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransactions',
  summary: 'Movements of money in a range of time, by page; with types=A those of the agent’s team',
  query: v.object({
    ...range,
    ...page,
    kind: v.optional(v.string()),
    types: v.optional(v.picklist(['', 'A'])),
  }),
  reply: v.object({
    list: listOf(transaction),
    pageNum: count,
    totalPages: count,
    /** Sums of what came in and, above 0 too, of what went out. */
    totals: v.object({ count, in: count, out: count }),
  }),
  module: 'MEMTRANS3',
  session: 'required',
  flag: 'TRANSREC3',
});

const deposit = v.object({
  id,
  at: v.number(),
  amount: v.number(),
  state: v.picklist(['pending', 'done', 'refused']),
});

export type Deposit = v.InferOutput<typeof deposit>;

/** Deposits with their state, newest first (WL-2). */
export const getDeposits = endpoint({
  name: 'getDeposits',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositRecords',
  summary: 'Deposits of the member in a range of time, by page',
  query: v.object({ ...range, ...page }),
  reply: v.object({
    list: listOf(deposit),
    pageNum: count,
    totalPages: count,
    totals: v.object({ count, amount: count }),
  }),
  module: 'FUNDTRANS3',
  session: 'required',
  flag: 'DEPRECM3',
});

const categoryResult = v.object({
  gameType: v.string(),
  count,
  bet: v.number(),
  win: v.number(),
});

export type CategoryResult = v.InferOutput<typeof categoryResult>;

/** What was staked and won per category, and the rest that changed the balance (WL-3). */
export const getProfitAndLoss = endpoint({
  name: 'getProfitAndLoss',
  method: 'GET',
  path: '/wps/relay/MCSFE_getProfitAndLoss',
  summary: 'Stakes and wins per category in a range of time',
  query: v.object(range),
  reply: v.object({ list: listOf(categoryResult), rewards: or(v.number(), 0) }),
  module: 'PERSPNL3',
  session: 'required',
  flag: 'PERSREP',
});
