import * as v from 'valibot';
import { endpoint, listOf, withDefault } from '../http/endpoint.ts';
import { count, text } from './shared/fields.ts';

const level = v.object({
  /** Counts from 1. */
  level: v.number(),
  /** Name of the level in the requested language, equal to `clubLabel` of the member's info in that language. */
  label: v.string(),
  /** Required deposits and turnover since joining, in the site currency. */
  deposit: count,
  turnover: count,
  /** Paid once on reaching the level, in the site currency; 0 for none. */
  bonus: count,
  bonusState: withDefault(v.picklist(['locked', 'open', 'claimed']), 'locked'),
  /** Cashback on turnover in percent, by game category. */
  /** One per category. */
  rebates: withDefault(listOf(v.object({ gameType: v.string(), rate: v.number() }), 20), []),
  /** Withdrawal limits within 24 hours: number, and amount in the site currency; 0 for no limit. */
  withdrawals: count,
  withdrawalLimit: count,
});

const benefits = v.object({
  /** The member's level; 0 for none. */
  level: v.number(),
  label: text,
  /** Deposits and turnover so far, in the site currency. */
  deposit: v.number(),
  turnover: v.number(),
  /** All levels, the lowest first. */
  levels: listOf(level, 50),
});

export type VipLevel = v.InferOutput<typeof level>;
export type VipBenefits = v.InferOutput<typeof benefits>;

/** The member's VIP level, and the benefits of all levels (WL-6). */
export const getVipBenefits = endpoint({
  name: 'getVipBenefits',
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipBenefits',
  summary: 'VIP level of the member, what the next one takes, and what each gives',
  query: v.object({ language: v.optional(v.string()) }),
  reply: benefits,
  module: 'COMM3',
  session: 'required',
  flag: 'VIPBENEFIT3',
});

export const claimVipBonus = endpoint({
  name: 'claimVipBonus',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimVipBonus',
  summary: 'Pay the bonus of a level that was reached into the wallet; a second claim is refused',
  body: v.object({ level: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  reply: v.object({ sumBalance: v.number() }),
  module: 'COMM3',
  session: 'required',
  flag: 'VIPBENEFIT3',
});
