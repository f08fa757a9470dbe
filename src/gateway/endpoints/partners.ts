import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';

/** Names of widgets, one for each time, 50 at most, with commas between them: `winners,winners,login`. */
const widgets = v.optional(v.pipe(v.string(), v.maxLength(1024), v.regex(/^[a-z]+(,[a-z]+){0,49}$/)));

/**
 * Counts for a partner what happened to widgets on its pages: sums by day, widget and host name, and nothing of whom it
 * happened to. Form-encoded, so that a page that is being left can send it without a preflight.
 */
export const countVisits = endpoint({
  name: 'countVisits',
  method: 'POST',
  path: '/wps/affiliate/visits',
  summary: 'Widgets that were seen, and used, on a page of a partner; without anything personal',
  body: v.object({
    /** Half of it was in view for a second. */
    seen: widgets,
    /** A game was chosen, the login opened, a link followed. */
    used: widgets,
  }),
  form: true,
  reply: v.unknown(),
  module: 'AFFMAN3',
  session: 'none',
  open: true,
});
