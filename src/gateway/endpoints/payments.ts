import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, id, text } from './shared/fields.ts';
import { methodFields, PAYOUT_TEXT, paymentState, payoutMethod } from './shared/payment-fields.ts';
import { page, paged } from './shared/record-fields.ts';

/** Ways to pay that are told of; more are left out. */
const MOST_METHODS = 50;
const MOST_ACCOUNTS = 50;

/** The ways to pay in, each with its limits and its fee (WL-1). */
export const getDepositMethods = endpoint({
  name: 'getDepositMethods',
  method: 'GET',
  path: '/wps/relay/MCS2_depositMethods',
  summary: 'The ways to pay in, each with its limits, its fee and how it stands',
  query: v.object({ language: v.string() }),
  reply: v.object({ methods: listOf(v.object(methodFields), MOST_METHODS) }),
  module: 'FUNDTRANS3',
  session: 'required',
});

const account = v.object({
  id,
  /** Id of the way it can be paid by. */
  method: id,
  /** Whose it is. */
  holder: text,
  /** As much of it as may stand on a screen, such as `•••• 4321`. */
  number: text,
});

export type PayoutAccount = v.InferOutput<typeof account>;

/** The ways to pay out, the member's own accounts, and what the day still allows (WL-1). */
export const getWithdrawalMethods = endpoint({
  name: 'getWithdrawalMethods',
  method: 'GET',
  path: '/wps/transaction/withdraw/methods',
  summary:
    'The ways to pay out with limits and fees, the member’s own accounts, and what the day still allows',
  query: v.object({ language: v.string() }),
  reply: v.object({
    methods: listOf(payoutMethod, MOST_METHODS),
    accounts: listOf(account, MOST_ACCOUNTS),
    /** The member's own name, which every account has to be held in; empty until the first one is added. */
    holder: text,
    /** Withdrawals, and how much in the site currency, that are left for now; absent without a limit. */
    left: v.nullish(v.object({ count, amount: count }), null),
  }),
  module: 'FUNDTRANS3',
  session: 'required',
});

/** Adds an account of the member's own; one that is there already is answered as it is. */
export const addPayoutAccount = endpoint({
  name: 'addPayoutAccount',
  method: 'POST',
  path: '/wps/member/payoutAccounts',
  summary: 'Add an account of the member’s own to pay out to',
  body: v.object({
    method: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    holder: v.pipe(v.string(), v.minLength(1), v.maxLength(PAYOUT_TEXT)),
    number: v.pipe(v.string(), v.minLength(1), v.maxLength(PAYOUT_TEXT)),
    /** The method's `fields`, by id. */
    fields: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(PAYOUT_TEXT)))),
  }),
  reply: account,
  module: 'FUNDTRANS3',
  session: 'required',
  sealed: true,
});

const payment = v.object({
  id,
  /** Name of the way it goes, in the language that was asked for; empty where there is one alone. */
  method: text,
  /** Where it goes, as much of it as may stand on a screen; empty for what is paid in. */
  account: text,
  /** What is paid, or taken from the balance, in the site currency. */
  amount: v.number(),
  /** How much of that stays behind. */
  fee: count,
  /** What a deposit earned of promotions that the member joined, in the site currency: it waits to be claimed there. */
  bonus: count,
  at: v.number(),
  state: paymentState,
  /** Why it was refused, in the operator's words. */
  reason: text,
  /** Whether the member can still call it off. */
  cancellable: withDefault(v.boolean(), false),
});

export type Payment = v.InferOutput<typeof payment>;

/** Payments of the member, newest first: those that are under way, or those that have come to an end (WL-1). */
export const getPayments = endpoint({
  name: 'getPayments',
  method: 'GET',
  path: '/wps/relay/MCS2_payments',
  summary: 'Deposits or withdrawals of the member, those under way or those that have ended, by page',
  query: v.object({
    kind: v.picklist(['deposit', 'withdraw']),
    state: v.picklist(['open', 'ended']),
    language: v.string(),
    ...page,
  }),
  reply: v.object({ list: listOf(payment), ...paged }),
  module: 'FUNDTRANS3',
  session: 'required',
});

/** Calls off a payment that is under way; one that was called off before is answered as the first time. */
export const cancelPayment = endpoint({
  name: 'cancelPayment',
  method: 'POST',
  path: '/wps/relay/MCS2_cancelPayment',
  summary: 'Call off a payment that is under way; what a withdrawal took from the balance comes back',
  body: v.object({ orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  reply: v.object({ sumBalance: v.number() }),
  module: 'FUNDTRANS3',
  session: 'required',
});
