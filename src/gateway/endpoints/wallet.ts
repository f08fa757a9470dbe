import * as v from 'valibot';
import { endpoint, withDefault } from '../http/endpoint.ts';
import { paymentState } from './shared/payment-fields.ts';

/** In the site currency, with no more decimals than that has. */
export const amount = v.pipe(v.number(), v.minValue(0.001), v.maxValue(10_000_000));
/** Moves the money once: sent again, as after a lost answer, it is answered as the first time. */
export const requestId = v.pipe(v.string(), v.minLength(16), v.maxLength(64));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const payment = {
  amount,
  requestId: v.optional(requestId),
  /** Way to pay, of those that are served; the gateway's own choice where it is left out. */
  method: v.optional(name),
  /** The fee that was shown to the member: where another one is due nothing is paid. */
  fee: v.optional(v.pipe(v.number(), v.minValue(0))),
};
const paid = v.object({
  orderId: v.string(),
  sumBalance: v.number(),
  /** `pending`: it is under way, and getPayments tells how it ends. */
  state: withDefault(paymentState, 'done'),
});

export const deposit = endpoint({
  name: 'deposit',
  method: 'POST',
  path: '/wps/relay/MCS2_depositRequest',
  summary: 'Pay in; once for each requestId',
  body: v.object(payment),
  reply: paid,
  module: 'FUNDTRANS3',
  session: 'required',
});

/** With a `method` it goes to an `account` of the member's own. */
export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  summary: 'Pay out; once for each requestId',
  body: v.object({ ...payment, account: v.optional(name) }),
  reply: paid,
  module: 'FUNDTRANS3',
  session: 'required',
});
