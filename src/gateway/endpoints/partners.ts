import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

/** Up to 50 widget names separated by commas, one for each event: `winners,winners,login`. */
const widgets = v.optional(v.pipe(v.string(), v.maxLength(1024), v.regex(/^[a-z]+(,[a-z]+){0,49}$/)));

/**
 * Counts events of widgets for a partner: sums by day, widget and host name, without personal data. Form-encoded, so
 * that a closing page can send it without a preflight.
 */
export const countVisits = endpoint({
  name: 'countVisits',
  method: 'POST',
  path: '/wps/affiliate/visits',
  summary: 'Widgets that were seen, and used, on a page of a partner; without anything personal',
  body: v.object({
    /** Half of the widget was in view for a second. */
    seen: widgets,
    /** The visitor chose a game, opened the login or followed a link. */
    used: widgets,
  }),
  form: true,
  reply: v.unknown(),
  module: 'AFFMAN3',
  session: 'none',
  open: true,
});
