import * as v from 'valibot';
import { listOf, withDefault } from '../../http/endpoint.ts';
import { count, id, text } from './fields.ts';

/** Maximum length of a holder's name or an account number in characters. */
export const PAYOUT_TEXT = 100;

/** A payment method as the member sees it. */
export const methodFields = {
  id,
  /** In the requested language. */
  name: text,
  /** Chooses the icon. Empty for none, like any unknown kind. */
  kind: v.fallback(v.picklist(['', 'phone', 'bank', 'card', 'crypto', 'cash']), ''),
  /** Limits of one payment, in the site currency. */
  least: v.number(),
  most: v.number(),
  fee: withDefault(v.object({ fixed: count, percent: count }), { fixed: 0, percent: 0 }),
  /** Usual duration in minutes; 0 for instant, null if unknown. */
  minutes: v.nullish(v.number(), null),
  /** `closed`: temporarily unavailable. */
  state: withDefault(v.picklist(['open', 'closed']), 'open'),
};

const method = v.object(methodFields);

/** A field of a payout account in addition to holder and number, such as a bank code. */
const payoutField = v.object({
  id,
  /** In the requested language. */
  label: text,
  /** An example value; may be empty. */
  example: text,
  /** Source of a regular expression that the whole value must match; empty for any text. */
  pattern: text,
});

export type PayoutField = v.InferOutput<typeof payoutField>;

const MOST_PAYOUT_FIELDS = 10;

export const payoutMethod = v.object({
  ...methodFields,
  /** An example of an account number. */
  example: text,
  fields: withDefault(listOf(payoutField, MOST_PAYOUT_FIELDS), []),
});

export type PayoutMethod = v.InferOutput<typeof payoutMethod>;

export type PaymentMethod = v.InferOutput<typeof method>;

export const paymentState = v.picklist(['pending', 'done', 'refused', 'cancelled']);
