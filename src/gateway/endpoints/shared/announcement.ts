import * as v from 'valibot';
import { withDefault } from '../../http/endpoint.ts';
import { id, text } from './fields.ts';

/** An announcement in any list. */
export const announcement = v.object({
  id,
  title: v.string(),
  /** HTML of the operator; sanitise it before rendering. */
  content: text,
  promotionType: text,
  /** A for signed-in players, B for guests, F on a first login. */
  execution: text,
  startDate: text,
  read: withDefault(v.boolean(), false),
});
