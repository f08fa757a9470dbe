import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** In the site currency, at most two decimals. */
export const amount = v.pipe(v.number(), v.minValue(0.01), v.maxValue(10_000_000));
const moved = v.object({ orderId: v.string(), sumBalance: v.number() });

export const deposit = endpoint({
  name: 'deposit',
  method: 'POST',
  path: '/wps/relay/MCS2_depositRequest',
  summary: 'Pay in',
  body: v.object({ amount }),
  reply: moved,
  module: 'FUNDTRANS3',
  session: 'required',
});

export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  summary: 'Pay out',
  body: v.object({ amount }),
  reply: moved,
  module: 'FUNDTRANS3',
  session: 'required',
});
