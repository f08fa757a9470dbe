import * as v from 'valibot';
import { withDefault } from '../../http/endpoint.ts';

/** Response of every kind of sign-in. */
export const sessionInfo = v.object({
  token: v.string(),
  merchantCode: withDefault(v.string(), ''),
  userName: v.string(),
  /** Account type: 0, 1 and 2 are real accounts. */
  type: v.number(),
  firstTimeLogin: withDefault(v.boolean(), false),
  read: withDefault(v.boolean(), false),
  /** The session began with a temporary password and is restricted until the member chooses a new one. */
  mustChangePassword: v.optional(v.boolean()),
});
