import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { announcement } from './shared/announcement.ts';
import { count, id, pageNumber, pageSize, text } from './shared/fields.ts';

/** A day of the operator's, such as `2026-11-21`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

const kpi = v.object({
  teamLoginMemberCount: count,
  teamBetMemberCount: count,
  teamRegisterMemberCount: count,
  teamOnlineCount: count,
});

export type TeamKpi = v.InferOutput<typeof kpi>;

/** What the agent's team did in a span of days; the sums alone are asked for, with `size` 0 (AG-1). */
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

/** What the house tells its agents, and how much of it is unread (AG-6). */
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

/** What an agent needs to bring people in (WL-11). */
export const getInvitation = endpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getInvitation',
  summary: 'The agent’s invitation code, and the most rebate that can be passed on',
  reply: v.object({
    /** An affiliate code: who registers with it is of the agent's team. */
    code: v.string(),
    /** In percent; no account below can get more. */
    maxRebate: count,
  }),
  module: 'AFFMAN3',
  session: 'required',
});

/** Opens an account right below the agent (WL-11). */
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
  }),
  reply: v.object({ id, account: v.string() }),
  module: 'AGEDOWNMAN3',
  session: 'required',
  sealed: true,
});

/**
 * Whether contracts wait for an answer; a field that is not empty names one that does (A3). The names are the
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
  /** Name of who offers it. */
  from: text,
  state: v.picklist(['offered', 'accepted', 'refused', 'ended']),
  /** Milliseconds since 1970. */
  offeredAt: v.number(),
  /** Milliseconds since 1970; 0 while there is no answer. */
  answeredAt: count,
  /** From what is reached on: the last step that is reached counts. */
  steps: listOf(
    v.object({
      /** In the site currency: turnover of a day or an hour, or what the team lost in a period. */
      least: count,
      /** Members who have to have played. */
      members: count,
      /** What is paid: a share in percent, */
      rate: count,
      /** or an amount in the site currency. */
      amount: count,
    }),
    30,
  ),
});

export type Contract = v.InferOutput<typeof contract>;

/** All contracts of a kind, newest first: the one that is offered, the one in force, those that were (WL-12). */
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

/** Answers an offer for good (WL-12). */
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
  /** Still running, worked out and waiting, paid, or none was due. */
  state: v.picklist(['running', 'pending', 'paid', 'none']),
  /** In the site currency, as all amounts here; of a running period as far as it has come. */
  amount: v.number(),
  /** What the team staked. */
  turnover: count,
  /** What the team lost; below 0 where it won. */
  loss: count,
  members: count,
  /** In percent. */
  rate: count,
});

export type Dividend = v.InferOutput<typeof dividend>;

/** The periods of the agent's dividend, newest first (WL-12). */
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
    /** What was paid over all periods. */
    paid: count,
  }),
  module: 'AGEINFO3',
  session: 'required',
  flag: 'AGEDIVIDEND3',
});
