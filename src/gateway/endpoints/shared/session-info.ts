import * as v from 'valibot';
import { withDefault } from '../../http/endpoint.ts';

/** What every way to sign in answers with. */
export const sessionInfo = v.object({
  token: v.string(),
  merchantCode: withDefault(v.string(), ''),
  userName: v.string(),
  /** Account type: 0, 1, 2 are real accounts (A3). */
  type: v.number(),
  firstTimeLogin: withDefault(v.boolean(), false),
  read: withDefault(v.boolean(), false),
  /** Opened by a temporary password: little is answered until another one is chosen. */
  mustChangePassword: v.optional(v.boolean()),
});
