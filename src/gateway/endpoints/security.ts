import * as v from 'valibot';
import { endpoint, withDefault } from '../http/endpoint.ts';
import { text } from './shared/fields.ts';

const security = v.object({
  /** Masked by the gateway, e.g. `ma•••@example.com`; empty if none is bound. */
  email: text,
  mobile: text,
  /** Whether the address is verified. */
  emailChecked: withDefault(v.boolean(), false),
  mobileChecked: withDefault(v.boolean(), false),
  /** Milliseconds since 1970: start of the session, and its end unless it is used. */
  session: v.object({ startedAt: v.number(), expiresAt: v.number() }),
});

export type Security = v.InferOutput<typeof security>;

/** Security settings of the account (WL-4). */
export const getSecurity = endpoint({
  name: 'getSecurity',
  method: 'GET',
  path: '/wps/member/security',
  summary: "The account's masked address and number, and its session",
  reply: security,
  module: 'COMM3',
  session: 'required',
  flag: 'SECPRIV',
});
