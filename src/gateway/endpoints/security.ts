import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
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

const deviceSession = v.object({
  id: text,
  /** Browser and system, such as `Chrome, Android`; empty if unknown. */
  device: text,
  /** Country by the address, ISO 3166-1 alpha-2; empty if unknown. */
  country: text,
  /** Venue and name of a terminal; empty for other devices. */
  terminal: text,
  startedAt: v.number(),
  /** Time of the last call, to about a minute. */
  seenAt: v.number(),
  /** Whether it is the session of this call. */
  current: withDefault(v.boolean(), false),
});

export type DeviceSession = v.InferOutput<typeof deviceSession>;

const deviceSessions = v.object({ list: listOf(deviceSession) });

/** The devices on which the member is signed in, the current one first. */
export const getSessions = endpoint({
  name: 'getSessions',
  method: 'GET',
  path: '/wps/member/sessions',
  summary: 'The member’s sessions with device, place and time',
  reply: deviceSessions,
  module: 'COMM3',
  session: 'required',
});

/** Ends a session of the member, or all others than the current one. */
export const endSessions = endpoint({
  name: 'endSessions',
  method: 'POST',
  path: '/wps/member/sessions/end',
  summary: 'End one session of the member by its `id`, or all others without one',
  body: v.object({ id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))) }),
  reply: deviceSessions,
  module: 'COMM3',
  session: 'required',
});
