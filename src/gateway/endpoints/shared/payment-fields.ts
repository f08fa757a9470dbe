import * as v from 'valibot';
import { listOf, withDefault } from '../../http/endpoint.ts';
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
  fee: withDefault(v.object({ fixed: count, percent: count }), { fixed: 0, percent: 0 }),
  /** Minutes that it takes as a rule; 0 for at once, null where nobody can say. */
  minutes: v.nullish(v.number(), null),
  /** `closed`: nothing can be paid by it now. */
  state: withDefault(v.picklist(['open', 'closed']), 'open'),
};

const method = v.object(methodFields);

/** What an account asks for besides its holder and number, such as the code of its bank. */
const payoutField = v.object({
  id,
  /** In the language that was asked for. */
  label: text,
  /** A value it can have; empty for none. */
  example: text,
  /** Source of a regular expression that the whole value has to match; empty for any text. */
  pattern: text,
});

export type PayoutField = v.InferOutput<typeof payoutField>;

const MOST_PAYOUT_FIELDS = 10;

export const payoutMethod = v.object({
  ...methodFields,
  /** What a number of such an account looks like. */
  example: text,
  fields: withDefault(listOf(payoutField, MOST_PAYOUT_FIELDS), []),
});

export type PayoutMethod = v.InferOutput<typeof payoutMethod>;

export type PaymentMethod = v.InferOutput<typeof method>;

export const paymentState = v.picklist(['pending', 'done', 'refused', 'cancelled']);
