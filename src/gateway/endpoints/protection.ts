import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { breakKinds, limitKinds, limitPeriods, MOST_LIMIT } from '../protection/rules.ts';
import { breakFields, helpFields } from './shared/break-fields.ts';
import { count, id, text } from './shared/fields.ts';
import { page, paged } from './shared/record-fields.ts';

/** In the site currency; minutes for a time limit. Null without a limit. */
const value = v.nullish(v.number(), null);
const time = v.nullish(v.number(), null);

const limit = v.object({
  kind: v.picklist(limitKinds),
  period: v.picklist(limitPeriods),
  value,
  /** Used within the period that ends now. */
  used: count,
  left: value,
  /** A looser value that waits, and when the player can confirm it. */
  pending: v.nullish(v.object({ value, from: v.number() }), null),
});

export type LimitView = v.InferOutput<typeof limit>;

const limits = v.object({
  limits: listOf(limit),
  /** When the player should review the limits; null for never. */
  reviewAt: time,
});

/** The limits and what the market's rules offer. */
export const getProtection = endpoint({
  name: 'getProtection',
  method: 'GET',
  path: '/wps/member/protection',
  summary: 'The member’s limits with what they leave, and the offered breaks',
  reply: v.object({
    ...limits.entries,
    /** The gateway's time of this response, because the player's clock may be wrong; null for the player's. */
    serverTime: time,
    /** Hours before a looser limit can be confirmed. */
    loosenHours: count,
    timeOutHours: v.array(v.number()),
    /** Days of self-exclusion; 0 is one without an end. */
    exclusionDays: v.array(v.number()),
    /** Hours of the break that a panic button starts; 0 for no button. */
    panicHours: count,
    /** Minutes between two reality checks, and those that the member can choose; 0 is none. */
    realityCheckMinutes: count,
    realityCheckChoices: withDefault(v.array(v.number()), []),
    /** Whether to ask for a deposit limit before a deposit: the member has neither one nor deposited before. */
    limitsAsked: withDefault(v.boolean(), false),
    help: listOf(v.object(helpFields)),
  }),
  module: 'PROTECT3',
  session: 'required',
});

const limitOf = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) };

/** Sets a limit. A tighter value applies at once, a looser one becomes `pending`. */
export const setLimit = endpoint({
  name: 'setLimit',
  method: 'PUT',
  path: '/wps/member/protection/limit',
  summary: 'Set a limit; a looser value waits, and applies after a confirmation',
  body: v.object({
    ...limitOf,
    value: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_LIMIT)), null),
  }),
  reply: limits,
  module: 'PROTECT3',
  session: 'required',
});

/** Confirms or withdraws a looser limit; refused with `limit.waiting` before its time. */
export const confirmLimit = endpoint({
  name: 'confirmLimit',
  method: 'POST',
  path: '/wps/member/protection/limit/confirm',
  summary: 'Confirm or withdraw a looser limit after its wait',
  body: v.object({ ...limitOf, accepted: v.boolean() }),
  reply: limits,
  module: 'PROTECT3',
  session: 'required',
});

/** Starts a break and ends every session of the member. */
export const startBreak = endpoint({
  name: 'startBreak',
  method: 'POST',
  path: '/wps/member/protection/break',
  summary: 'Take a time-out or exclude oneself; every session of the member ends',
  /** Null hours: without an end. */
  body: v.object({
    kind: v.picklist(breakKinds),
    hours: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
  }),
  reply: v.object(breakFields),
  module: 'PROTECT3',
  session: 'required',
});

const entry = v.object({
  id,
  at: v.number(),
  /**
   * `set`: applied. `requested`, `confirmed`, `withdrawn`: a looser limit. `break`, `realityCheck`: see `detail`.
   * `interval`: minutes between reality checks, in `value`.
   */
  event: v.picklist(['set', 'requested', 'confirmed', 'withdrawn', 'break', 'realityCheck', 'interval']),
  /** Kind of the limit or break, or the answer to a reality check. */
  detail: text,
  period: v.nullish(v.picklist(limitPeriods), null),
  value,
  until: time,
});

export type ProtectionEntry = v.InferOutput<typeof entry>;

export const getProtectionHistory = endpoint({
  name: 'getProtectionHistory',
  method: 'GET',
  path: '/wps/member/protection/history',
  summary: 'Changes of limits, breaks and reality checks of the member, newest first',
  query: v.object(page),
  reply: v.object({ list: listOf(entry), ...paged }),
  module: 'PROTECT3',
  session: 'required',
});

const playSession = v.object({
  startedAt: v.number(),
  /** The gateway's time of this response: the player's clock may be wrong. */
  now: v.number(),
  staked: count,
  won: count,
  /** Won minus staked. */
  net: count,
  /** Whether games show time and net position all the while. */
  shown: withDefault(v.boolean(), false),
  /** Next reality check; null for none. */
  realityCheckAt: time,
  panicHours: count,
});

export type PlaySession = v.InferOutput<typeof playSession>;

/** Time and net position since the sign-in. */
export const getPlaySession = endpoint({
  name: 'getPlaySession',
  method: 'GET',
  path: '/wps/member/protection/session',
  summary: 'Time and net position of the session, and its next reality check',
  reply: playSession,
  module: 'PROTECT3',
  session: 'required',
});

const answer = v.picklist(['continue', 'leave', 'history']);

export type RealityCheckAnswer = v.InferOutput<typeof answer>;

export const answerRealityCheck = endpoint({
  name: 'answerRealityCheck',
  method: 'POST',
  path: '/wps/member/protection/realityCheck',
  summary: 'Record the answer to a reality check',
  /** `history`: the player goes to the records of bets. */
  body: v.object({ answer }),
  reply: playSession,
  module: 'PROTECT3',
  session: 'required',
});

/** Sets the interval of the reality checks, one of `realityCheckChoices`; applies at once. */
export const setRealityCheck = endpoint({
  name: 'setRealityCheck',
  method: 'PUT',
  path: '/wps/member/protection/realityCheck',
  summary: 'Set the minutes between two reality checks',
  body: v.object({ minutes: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  reply: v.object({ realityCheckMinutes: count }),
  module: 'PROTECT3',
  session: 'required',
});
