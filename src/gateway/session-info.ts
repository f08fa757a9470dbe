import * as v from 'valibot';
import { or } from './endpoint.ts';

/** What every way to sign in answers with. */
export const sessionInfo = v.object({
  token: v.string(),
  merchantCode: or(v.string(), ''),
  userName: v.string(),
  /** Account type: 0, 1, 2 are real accounts (A3). */
  type: v.number(),
  firstTimeLogin: or(v.boolean(), false),
  read: or(v.boolean(), false),
  /** Opened by a temporary password: little is answered until another one is chosen. */
  mustChangePassword: v.optional(v.boolean()),
});
