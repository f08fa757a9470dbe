import * as v from 'valibot';
import { endpoint, withDefault } from '../http/endpoint.ts';
import { confirmation } from './shared/confirmation-field.ts';
import { paymentState } from './shared/payment-fields.ts';

/** In the site currency, with at most its decimals. */
export const amount = v.pipe(v.number(), v.minValue(0.001), v.maxValue(10_000_000));
/** Makes a payment idempotent: a repeated call returns the first response. */
export const requestId = v.pipe(v.string(), v.minLength(16), v.maxLength(64));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const payment = {
  amount,
  requestId: v.optional(requestId),
  /** Payment method; the gateway's default if absent. */
  method: v.optional(name),
  /** The fee shown to the member; the call fails if the actual fee differs. */
  fee: v.optional(v.pipe(v.number(), v.minValue(0))),
};
const paid = v.object({
  orderId: v.string(),
  sumBalance: v.number(),
  /** `pending`: in progress; getPayments returns its outcome. */
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

/** With a `method` the payment goes to one of the member's accounts. */
export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  summary: 'Pay out; once for each requestId',
  body: v.object({ ...payment, account: v.optional(name), confirmation }),
  reply: paid,
  module: 'FUNDTRANS3',
  session: 'required',
});
