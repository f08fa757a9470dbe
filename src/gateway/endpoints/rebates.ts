import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { confirmation } from './shared/confirmation-field.ts';
import { count, flag, text } from './shared/fields.ts';
import { page, paged, range } from './shared/record-fields.ts';

/** In percent, at most two decimals. */
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const rate = v.object({
  gameType: v.string(),
  vendor: v.string(),
  vendorName: text,
  /** In percent of each stake, like all rates here. */
  rate: v.number(),
  /** Allowed range; 0 and 0 if the rate is fixed. */
  least: withDefault(v.number(), 0),
  most: withDefault(v.number(), 0),
});

export type RebateRate = v.InferOutput<typeof rate>;

const rates = v.object({
  /** Account that the rebates belong to. */
  account: v.string(),
  settable: flag,
  list: listOf(rate),
});

/** Rebates by category and vendor, of the agent or of a team member (WL-10). */
export const getRebates = endpoint({
  name: 'getRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getRebates',
  summary:
    'Rebates by category and vendor of the agent, or of an account of the team; bounds for those right below',
  query: v.object({ memberId: v.optional(v.string()) }),
  reply: rates,
  module: 'AGEINFO3',
  session: 'required',
  flag: 'GAMSER',
});

/** Sets rebates of an account directly below the agent: all of them or none (WL-10). */
export const setRebates = endpoint({
  name: 'setRebates',
  method: 'POST',
  path: '/wps/relay/ODSFE2_setRebates',
  summary: 'Set rebates of an account right below the agent, between the lowest allowed and the agent’s own',
  body: v.object({
    memberId: v.string(),
    rates: v.pipe(
      v.array(v.object({ gameType: v.string(), vendor: v.string(), rate: percent })),
      v.minLength(1),
      v.maxLength(500),
    ),
    confirmation,
  }),
  reply: rates,
  module: 'AGEINFO3',
  session: 'required',
  flag: 'GAMSER',
});

const income = v.object({
  /** Such as `2026-11-21`, in the requested time zone. */
  day: v.string(),
  /** In the site currency, like all amounts here: stakes of the team, and the rebate on them. */
  bet: v.number(),
  income: v.number(),
  categories: listOf(v.object({ gameType: v.string(), bet: v.number(), income: v.number() })),
});

export type RebateDay = v.InferOutput<typeof income>;

/** An agent's rebate income by day and category, newest first (WL-10). */
export const getRebateIncome = endpoint({
  name: 'getRebateIncome',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getRebateIncome',
  summary: 'Rebates an agent earned of the team’s stakes, by day and category, by page of days',
  /** `timeZone`: IANA name of the zone that defines the days. */
  query: v.object({ ...range, ...page, gameType: v.optional(v.string()), timeZone: v.string() }),
  reply: v.object({
    list: listOf(income),
    ...paged,
    totals: v.object({ days: count, bet: count, income: count }),
  }),
  module: 'AGEINFO3',
  session: 'required',
  flag: 'AGEREBINC3',
});
