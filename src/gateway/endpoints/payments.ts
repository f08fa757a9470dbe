import * as v from 'valibot';
import { endpoint, listOf, or } from '../endpoint.ts';
import { count, id, text } from '../fields.ts';
import { methodFields, paymentState } from '../payment-fields.ts';
import { page, paged } from '../record-fields.ts';

/** Ways to pay that are told of; more are left out. */
const MOST_METHODS = 50;

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
  at: v.number(),
  state: paymentState,
  /** Why it was refused, in the operator's words. */
  reason: text,
  /** Whether the member can still call it off. */
  cancellable: or(v.boolean(), false),
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
