import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, flag, text } from './shared/fields.ts';
import { page, paged, range } from './shared/record-fields.ts';

/** In percent, at most two decimals. */
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const rate = v.object({
  gameType: v.string(),
  vendor: v.string(),
  vendorName: text,
  /** In percent of each stake, as all rates here. */
  rate: v.number(),
  /** What it may be set to; both 0 where it is not to be set. */
  least: withDefault(v.number(), 0),
  most: withDefault(v.number(), 0),
});

export type RebateRate = v.InferOutput<typeof rate>;

const rates = v.object({
  /** Whose they are. */
  account: v.string(),
  settable: flag,
  list: listOf(rate),
});

/** Rebates by category and vendor: an agent's own, or those of somebody in the team (WL-10). */
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

/** Sets rebates of somebody right below the agent: all that are sent, or none (WL-10). */
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
  }),
  reply: rates,
  module: 'AGEINFO3',
  session: 'required',
  flag: 'GAMSER',
});

const income = v.object({
  /** Such as `2026-11-21`, in the time zone that was asked for. */
  day: v.string(),
  /** In the site currency, as all amounts here: what the team staked, and what came of it. */
  bet: v.number(),
  income: v.number(),
  categories: listOf(v.object({ gameType: v.string(), bet: v.number(), income: v.number() })),
});

export type RebateDay = v.InferOutput<typeof income>;

/** What an agent earned of the team's stakes, by day and category, newest first (WL-10). */
export const getRebateIncome = endpoint({
  name: 'getRebateIncome',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getRebateIncome',
  summary: 'Rebates an agent earned of the team’s stakes, by day and category, by page of days',
  /** `timeZone`: IANA name of the zone whose days are meant. */
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
