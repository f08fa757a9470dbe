import * as v from 'valibot';
import { or } from './endpoint.ts';
import { count, id, text } from './fields.ts';

/** Characters of a holder's name, and of the number of an account, at most. */
export const PAYOUT_TEXT = 100;

/** A way to pay in or out, as it stands for the member who asks. */
export const methodFields = {
  id,
  /** In the language that was asked for. */
  name: text,
  /** The least and the most of one payment, in the site currency. */
  least: v.number(),
  most: v.number(),
  fee: or(v.object({ fixed: count, percent: count }), { fixed: 0, percent: 0 }),
  /** Minutes that it takes as a rule; 0 for at once, null where nobody can say. */
  minutes: v.nullish(v.number(), null),
  /** `closed`: nothing can be paid by it now. */
  state: or(v.picklist(['open', 'closed']), 'open'),
};

const method = v.object(methodFields);

export type PaymentMethod = v.InferOutput<typeof method>;

export const paymentState = v.picklist(['pending', 'done', 'refused', 'cancelled']);
