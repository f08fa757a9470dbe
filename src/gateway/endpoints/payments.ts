import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { confirmation } from './shared/confirmation-field.ts';
import { count, id, text } from './shared/fields.ts';
import { methodFields, PAYOUT_TEXT, paymentState, payoutMethod } from './shared/payment-fields.ts';
import { page, paged } from './shared/record-fields.ts';

/** Maximum number of payment methods; the rest is dropped. */
const MOST_METHODS = 50;
const MOST_ACCOUNTS = 50;

/** Deposit methods with limits and fees (WL-1). */
export const getDepositMethods = endpoint({
  name: 'getDepositMethods',
  method: 'GET',
  path: '/wps/relay/MCS2_depositMethods',
  summary: 'The deposit methods with limits, fee and state',
  query: v.object({ language: v.string() }),
  reply: v.object({ methods: listOf(v.object(methodFields), MOST_METHODS) }),
  module: 'FUNDTRANS3',
  session: 'required',
});

const account = v.object({
  id,
  /** Id of its payment method. */
  method: id,
  /** Name of the account's holder. */
  holder: text,
  /** Masked account number, such as `•••• 4321`. */
  number: text,
});

export type PayoutAccount = v.InferOutput<typeof account>;

/** Withdrawal methods, the member's payout accounts, and the rest of the daily limit (WL-1). */
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
    /** The member's name, which every payout account must carry; empty before the first account. */
    holder: text,
    /** Remaining withdrawals and amount in the site currency; absent without a limit. */
    left: v.nullish(v.object({ count, amount: count }), null),
  }),
  module: 'FUNDTRANS3',
  session: 'required',
});

/** Adds a payout account; returns an existing one unchanged. */
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
    confirmation,
  }),
  reply: account,
  module: 'FUNDTRANS3',
  session: 'required',
  sealed: true,
});

const payment = v.object({
  id,
  /** Name of the payment method in the requested language; empty if there is only one. */
  method: text,
  /** Masked payout account; empty for a deposit. */
  account: text,
  /** Amount paid in, or taken from the balance, in the site currency. */
  amount: v.number(),
  /** Fee, included in the amount. */
  fee: count,
  /** Bonus that the deposit earned in promotions, in the site currency; the member claims it there. */
  bonus: count,
  at: v.number(),
  state: paymentState,
  /** The operator's reason for a refusal. */
  reason: text,
  /** Whether the member can cancel it. */
  cancellable: withDefault(v.boolean(), false),
});

export type Payment = v.InferOutput<typeof payment>;

/** Payments of the member, newest first: pending ones or finished ones (WL-1). */
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

/** Cancels a pending payment; repeats its first response for a cancelled one. */
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
