import * as v from 'valibot';
import { withDefault } from '../../http/endpoint.ts';
import { id, text } from './fields.ts';

/** An announcement as every list of them has it. */
export const announcement = v.object({
  id,
  title: v.string(),
  /** HTML of the operator; never shown without being sanitised. */
  content: text,
  promotionType: text,
  /** A for signed-in players, B for guests, F on a first login (B4). */
  execution: text,
  startDate: text,
  read: withDefault(v.boolean(), false),
});
