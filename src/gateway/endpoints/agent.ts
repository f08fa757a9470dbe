import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { announcement } from './shared/announcement.ts';
import { confirmation } from './shared/confirmation-field.ts';
import { count, id, pageNumber, pageSize, text } from './shared/fields.ts';

/** A calendar day of the operator, such as `2026-11-21`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

const kpi = v.object({
  teamLoginMemberCount: count,
  teamBetMemberCount: count,
  teamRegisterMemberCount: count,
  teamOnlineCount: count,
});

export type TeamKpi = v.InferOutput<typeof kpi>;

/** Totals of the agent's team over a range of days; `size` 0 requests no entries (AG-1). */
export const getTeamKpi = endpoint({
  name: 'getTeamKpi',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamKpi',
  summary: 'Counters of an agent’s whole team over days: signed in, betting, registered, online now',
  query: v.object({ startDate: day, endDate: day, size: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  reply: v.object({ footer: kpi }),
  module: 'AGEINFO3',
  session: 'required',
});

/** Announcements for agents, and the number of unread ones (AG-6). */
export const getAgentAnnouncements = endpoint({
  name: 'getAgentAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentAnnouncements',
  summary: 'Announcements for agents, newest first, with the count of unread ones',
  query: v.object({
    types: v.literal('A'),
    groupName: v.string(),
    platform: v.literal('M'),
    merchantCode: v.string(),
    language: v.string(),
  }),
  reply: v.object({ list: listOf(announcement), footer: v.object({ unreadCount: count }) }),
  module: 'AGEANNOUNCE3',
  session: 'required',
});

/** The agent's invitation code and limits (WL-11). */
export const getInvitation = endpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getInvitation',
  summary: 'The agent’s invitation code, and the most rebate that can be passed on',
  reply: v.object({
    /** Affiliate code: a registration with it joins the agent’s team. */
    code: v.string(),
    /** In percent; the highest rebate an account below can get. */
    maxRebate: count,
  }),
  module: 'AFFMAN3',
  session: 'required',
});

/** Opens an account directly below the agent (WL-11). */
export const openTeamAccount = endpoint({
  name: 'openTeamAccount',
  method: 'POST',
  path: '/wps/relay/ODSFE2_openAccount',
  summary: 'Open an account for a member or an agent below the agent',
  body: v.object({
    role: v.picklist(['member', 'agent']),
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    confirmPassword: v.string(),
    nickname: v.optional(v.pipe(v.string(), v.maxLength(255))),
    /** In percent, at most two decimals. */
    rebate: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    confirmation,
  }),
  reply: v.object({ id, account: v.string() }),
  module: 'AGEDOWNMAN3',
  session: 'required',
  sealed: true,
});

/**
 * Returns which kinds of contracts await an answer: a non-empty field names one. The field names are the
 * specification's.
 */
export const getContractDividendRequest = endpoint({
  name: 'getContractDividendRequest',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getContractDividendRequest',
  summary: 'Which contracts wait for the member’s answer: daily salary, dividend, hourly salary',
  reply: v.object({ dailysalreqtype: text, divtypecompperiodreq: text, contracthoursalreq: text }),
  module: 'AGEINFO3',
  session: 'required',
});

const contractKind = v.picklist(['salary', 'dividend', 'hour']);

export type ContractKind = v.InferOutput<typeof contractKind>;

const contract = v.object({
  id,
  /** Name of the account that offers it. */
  from: text,
  state: v.picklist(['offered', 'accepted', 'refused', 'ended']),
  /** Milliseconds since 1970. */
  offeredAt: v.number(),
  /** Milliseconds since 1970; 0 without an answer. */
  answeredAt: count,
  /** Steps in ascending order; the highest one reached applies. */
  steps: listOf(
    v.object({
      /** In the site currency: turnover of a day or an hour, or the team's losses in a period. */
      least: count,
      /** Members who must have played. */
      members: count,
      /** Payout: a share in percent, */
      rate: count,
      /** or an amount in the site currency. */
      amount: count,
    }),
    30,
  ),
});

export type Contract = v.InferOutput<typeof contract>;

/** All contracts of a kind, newest first: offered, in force, past (WL-12). */
export const getContracts = endpoint({
  name: 'getContracts',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getContracts',
  summary: 'The member’s contracts of a kind with their terms, newest first',
  query: v.object({ kind: contractKind }),
  reply: v.object({ list: listOf(contract, 20) }),
  module: 'AGEINFO3',
  session: 'required',
});

/** Accepts or refuses an offer; final (WL-12). */
export const answerContract = endpoint({
  name: 'answerContract',
  method: 'POST',
  path: '/wps/relay/ODSFE2_answerContract',
  summary: 'Accept or refuse an offered contract; refused with not.found for one that waits no longer',
  body: v.object({ contractId: v.string(), accept: v.boolean() }),
  reply: v.unknown(),
  module: 'AGEINFO3',
  session: 'required',
});

const dividend = v.object({
  id,
  startDate: v.string(),
  endDate: v.string(),
  /** Running, calculated and pending, paid, or nothing due. */
  state: v.picklist(['running', 'pending', 'paid', 'none']),
  /** In the site currency, like all amounts here; for a running period the amount so far. */
  amount: v.number(),
  /** Stakes of the team. */
  turnover: count,
  /** Losses of the team; negative if it won. */
  loss: count,
  members: count,
  /** In percent. */
  rate: count,
});

export type Dividend = v.InferOutput<typeof dividend>;

/** The agent's dividends by period, newest first (WL-12). */
export const getDividends = endpoint({
  name: 'getDividends',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getDividends',
  summary: 'Periods of an agent’s dividend with state and amount, by page',
  query: v.object({ pageNo: pageNumber, pageSize }),
  reply: v.object({
    list: listOf(dividend, 200),
    pageNum: count,
    totalPages: count,
    /** Sum of all periods. */
    paid: count,
  }),
  module: 'AGEINFO3',
  session: 'required',
  flag: 'AGEDIVIDEND3',
});
