import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** In the site currency, with no more decimals than that has. */
export const amount = v.pipe(v.number(), v.minValue(0.001), v.maxValue(10_000_000));
/** Moves the money once: sent again, as after a lost answer, it is answered as the first time. */
export const requestId = v.pipe(v.string(), v.minLength(16), v.maxLength(64));
const payment = v.object({ amount, requestId: v.optional(requestId) });
const moved = v.object({ orderId: v.string(), sumBalance: v.number() });

export const deposit = endpoint({
  name: 'deposit',
  method: 'POST',
  path: '/wps/relay/MCS2_depositRequest',
  summary: 'Pay in; once for each requestId',
  body: payment,
  reply: moved,
  module: 'FUNDTRANS3',
  session: 'required',
});

export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  summary: 'Pay out; once for each requestId',
  body: payment,
  reply: moved,
  module: 'FUNDTRANS3',
  session: 'required',
});
