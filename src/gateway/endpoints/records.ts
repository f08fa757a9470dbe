import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, id, text } from './shared/fields.ts';
import { paymentState } from './shared/payment-fields.ts';
import { betFields, page, paged, range } from './shared/record-fields.ts';

const bet = v.object(betFields);

export type Bet = v.InferOutput<typeof bet>;

/** The member's bets, newest first, with totals over the whole range (WL-2). */
export const getBetRecords = endpoint({
  name: 'getBetRecords',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBetRecords',
  summary: 'Bets of the member in a range of time, by page, with the sums over the range',
  query: v.object({ ...range, ...page, gameType: v.optional(v.string()), language: v.string() }),
  reply: v.object({
    list: listOf(bet),
    ...paged,
    totals: v.object({ count, bet: count, win: count }),
  }),
  module: 'MEMTRANS3',
  session: 'required',
  flag: 'TRANSBETREPMEM3',
});

const transaction = v.object({
  id,
  /** Account of the entry; empty in the member's own record. */
  account: text,
  /** deposit, withdraw, bet, win, reward, or a kind of the operator. */
  kind: v.string(),
  /** Game or payment method, in the requested language; empty for other movements. */
  title: text,
  /** Square picture of the game; may be empty. */
  iconUrl: text,
  at: v.number(),
  /** Negative for a debit. */
  amount: v.number(),
  /** Balance after the transaction. */
  balance: v.number(),
});

export type Transaction = v.InferOutput<typeof transaction>;

/** All transactions, newest first (WL-2). `types` A returns those of an agent's team. */
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
    language: v.optional(v.string()),
  }),
  reply: v.object({
    list: listOf(transaction),
    ...paged,
    /** Sums of credits and debits, both positive. */
    totals: v.object({ count, in: count, out: count }),
  }),
  module: 'MEMTRANS3',
  session: 'required',
  flag: 'TRANSREC3',
});

const deposit = v.object({
  id,
  /** Name of the payment method in the requested language; empty if there is only one. */
  method: text,
  at: v.number(),
  /** What reaches the balance, after the fee. */
  amount: v.number(),
  state: paymentState,
});

export type Deposit = v.InferOutput<typeof deposit>;

/** Deposits with their state, newest first (WL-2). */
export const getDeposits = endpoint({
  name: 'getDeposits',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositRecords',
  summary: 'Deposits of the member in a range of time, by page',
  query: v.object({ ...range, ...page, language: v.optional(v.string()) }),
  reply: v.object({
    list: listOf(deposit),
    ...paged,
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

/** Stakes and winnings by category, and other changes of the balance (WL-3). */
export const getProfitAndLoss = endpoint({
  name: 'getProfitAndLoss',
  method: 'GET',
  path: '/wps/relay/MCSFE_getProfitAndLoss',
  summary: 'Stakes and wins per category in a range of time',
  query: v.object(range),
  reply: v.object({ list: listOf(categoryResult, 50), rewards: withDefault(v.number(), 0) }),
  module: 'PERSPNL3',
  session: 'required',
  flag: 'PERSREP',
});
